import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Text } from '../../layout/index.ts'
import { inLook } from '../../testing/states.tsx'
import { SkipLink } from './SkipLink.tsx'

const meta = {
  title: 'Components/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to the content', href: '#story-main' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <main id="story-main" tabIndex={-1}>
        <Text>Press Tab to see it.</Text>
      </main>
    </>
  ),
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(within(canvasElement).getByRole('link')).toHaveFocus()
  },
}
export const Dutch: Story = { ...Focused, args: { children: 'Naar de inhoud' } }
export const Focus: Story = { decorators: [inLook('focus')] }
