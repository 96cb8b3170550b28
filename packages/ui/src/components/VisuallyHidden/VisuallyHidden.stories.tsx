import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Text } from '../../layout/index.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: ' of your return for 2024' },
  render: (args) => (
    <Text as="div">
      <a href="#change">
        Change
        <VisuallyHidden {...args} />
      </a>{' '}
      (a screen reader says what it changes)
    </Text>
  ),
} satisfies Meta<typeof VisuallyHidden>
export default meta
type Story = StoryObj<typeof meta>

export const InALink: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link')).toHaveAccessibleName('Change of your return for 2024')
  },
}
