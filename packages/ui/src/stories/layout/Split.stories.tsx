import type { Meta, StoryObj } from '@storybook/react-vite'
import { Heading, Split, Stack, Text } from '../../layout/index.ts'
import { Stage } from '../../testing/Stage.tsx'

const topics = (
  <Stack gap={2}>
    <Heading level={2} size="md">
      On this page
    </Heading>
    <a href="#income">Income</a>
    <a href="#house">House</a>
  </Stack>
)
const guide = (
  <Stack>
    <Heading level={1}>Guide</Heading>
    <Text>At wide windows the list stands beside the text, at narrow ones above it or below.</Text>
  </Stack>
)

const meta = {
  title: 'Layout/Split',
  component: Split,
  args: { side: topics, children: guide },
} satisfies Meta<typeof Split>
export default meta
type Story = StoryObj<typeof meta>

export const SideAtTheStart: Story = {}
export const SideAtTheEnd: Story = { args: { sideAt: 'end' } }
/** The side follows while a long page scrolls. */
export const SideStaysInView: Story = { args: { isSideSticky: true } }
export const NothingBeside: Story = { args: { side: false } }
/** It looks at its own room, not at the window's. */
export const InANarrowPlace: Story = {
  render: (args) => (
    <Stage width="narrow">
      <Split {...args} />
    </Stage>
  ),
}
