import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stage } from '../../testing/Stage.tsx'
import { ToastNotice } from './ToastNotice.tsx'

const meta = {
  title: 'Components/ToastNotice',
  component: ToastNotice,
  args: { variant: 'default', title: 'Income information saved' },
  decorators: [
    (Story) => (
      <Stage space="some">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof ToastNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Destructive: Story = {
  args: { variant: 'destructive', title: 'Login failed', text: 'Invalid username or password' },
}
export const Warning: Story = { args: { variant: 'warning', title: 'Password Required' } }
