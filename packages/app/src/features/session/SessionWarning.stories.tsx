import type { Meta, StoryObj } from '@storybook/react-vite'
import { storyPage } from '../../testing/story-page.tsx'
import { SessionWarning } from './SessionWarning.tsx'

const nothing = () => undefined

const meta = {
  title: 'Screens/Session warning',
  component: SessionWarning,
  decorators: [storyPage({ path: '/tax-filing/income' })],
  // The time in it is the real clock's, so a picture of it would differ every minute.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isPending: false, hasFailed: false, onStay: nothing, onSignOut: nothing },
} satisfies Meta<typeof SessionWarning>
export default meta
type Story = StoryObj<typeof meta>

export const Asking: Story = {}

export const Extending: Story = { args: { isPending: true } }

export const NotExtended: Story = { args: { hasFailed: true } }
