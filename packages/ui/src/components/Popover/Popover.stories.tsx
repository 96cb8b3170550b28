import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { Popover } from './Popover.tsx'

const meta = {
  title: 'Components/Popover',
  component: Popover,
  args: {
    trigger: 'What is box 1?',
    icon: 'info',
    title: 'Box 1',
    children: 'Income from work and home: your salary, benefits and the home you live in.',
    closeLabel: 'Close',
  },
  decorators: [
    (Story) => (
      <Stage space="some">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Popover>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'What is box 1?' }))
    await expect(canvas.getByText(/Income from work and home/)).toBeVisible()
  },
}
export const WordsOnly: Story = { args: { icon: undefined, title: undefined, closeLabel: undefined } }
