import type { Meta, StoryObj } from '@storybook/react-vite'
import { FilteredList, Heading, Stack, Text } from '../../layout/index.ts'
import { Stage } from '../../testing/Stage.tsx'

const meta = {
  title: 'Layout/FilteredList',
  component: FilteredList,
  args: {
    filters: (
      <Stack gap={2}>
        <Heading level={2} size="md">
          Filters
        </Heading>
        <Text>On top of the side at wide windows, before the list at narrow ones.</Text>
      </Stack>
    ),
    side: (
      <Stack gap={2}>
        <Heading level={2} size="md">
          About
        </Heading>
        <Text>Below the filters at wide windows, after the list at narrow ones.</Text>
      </Stack>
    ),
    children: (
      <Stack>
        <Heading level={2}>Articles</Heading>
        <Text>The list.</Text>
      </Stack>
    ),
  },
} satisfies Meta<typeof FilteredList>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
/** It looks at its own room, not at the window's. */
export const InANarrowPlace: Story = {
  render: (args) => (
    <Stage width="narrow">
      <FilteredList {...args} />
    </Stage>
  ),
}
