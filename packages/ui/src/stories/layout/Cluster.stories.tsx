import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../components/Badge/index.ts'
import { Button } from '../../components/Button/index.ts'
import { Cluster, Heading } from '../../layout/index.ts'
import { Stage } from '../../testing/Stage.tsx'

const buttons = ['Continue', 'Save and stop', 'Back'].map((words) => (
  <Button key={words} variant={words === 'Continue' ? 'primary' : 'secondary'}>
    {words}
  </Button>
))

const meta = { title: 'Layout/Cluster', component: Cluster, args: { children: buttons } } satisfies Meta<typeof Cluster>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {}
export const WrapsWhenNarrow: Story = {
  render: (args) => (
    <Stage width="narrow">
      <Cluster {...args} />
    </Stage>
  ),
}
export const AtBothEnds: Story = { args: { justify: 'between' } }
/** Words of several sizes stand on one line. */
export const OnOneBaseline: Story = {
  args: {
    align: 'baseline',
    children: (
      <>
        <Heading level={2}>Tax return 2024</Heading>
        <Badge tone="info">In progress</Badge>
      </>
    ),
  },
}
