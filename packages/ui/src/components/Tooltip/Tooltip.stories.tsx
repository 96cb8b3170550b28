import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Stage } from '../../testing/Stage.tsx'
import { Button } from '../Button/index.ts'
import { Tooltip } from './Tooltip.tsx'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: { text: 'Shows how the page looks on paper.', children: <Button variant="secondary">Print preview</Button> },
  decorators: [
    (Story) => (
      <Stage space="above">
        <Story />
      </Stage>
    ),
  ],
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

export const Resting: Story = {}
export const OnFocus: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Shows how the page looks on paper.')
  },
}
