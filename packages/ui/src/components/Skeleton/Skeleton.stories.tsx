import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../../layout/index.ts'
import { Card } from '../Card/index.ts'
import { Skeleton } from './Skeleton.tsx'

const meta = { title: 'Components/Skeleton', component: Skeleton, args: {} } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Lines: Story = { args: { lines: 3 } }
export const Block: Story = { args: { width: '100%', height: '9rem' } }
export const InACard: Story = {
  render: () => (
    <Card>
      <Stack gap={5}>
        <Skeleton width="45%" height="1.75rem" />
        <Skeleton lines={3} />
        <Skeleton width="9rem" height="2.75rem" />
      </Stack>
    </Card>
  ),
}
