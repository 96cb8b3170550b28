import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../components/Card/index.ts'
import { Stack, Text } from '../../layout/index.ts'

const meta = {
  title: 'Layout/Stack',
  component: Stack,
  args: {
    gap: 4,
    children: ['Income', 'Deductions', 'Review'].map((title) => <Card key={title} title={title} />),
  },
} satisfies Meta<typeof Stack>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
/** What belongs together stands closer than what does not: stacks within a stack. */
export const GroupsWithinAStack: Story = {
  args: {
    gap: 10,
    children: ['Your income', 'Your home'].map((title) => (
      <Stack key={title} gap={2}>
        <Card title={title} />
        <Text tone="muted">Two steps of 4 px below its card, ten above the next group.</Text>
      </Stack>
    )),
  },
}
/** Children keep their own width instead of taking all of it. */
export const AtTheStart: Story = { args: { align: 'start' } }
/** As a list it shows no bullets, and still is one to a screen reader. */
export const AsAList: Story = {
  args: { as: 'ul', gap: 2, children: ['2024', '2023', '2022'].map((year) => <li key={year}>Tax return {year}</li>) },
}
