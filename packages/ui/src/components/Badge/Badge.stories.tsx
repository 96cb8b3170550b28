import type { Meta, StoryObj } from '@storybook/react-vite'
import { Cluster } from '../../layout/index.ts'
import { Icon } from '../Icon/index.ts'
import { Badge } from './Badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { tone: 'success', children: 'Completed' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {}
export const Tones: Story = {
  render: () => (
    <Cluster gap={2}>
      <Badge tone="neutral">Not started</Badge>
      <Badge tone="info">In progress</Badge>
      <Badge tone="success">Completed</Badge>
      <Badge tone="warning">Check this</Badge>
      <Badge tone="error">Could not be read</Badge>
      <Badge tone="attention">Before 1 May</Badge>
    </Cluster>
  ),
}
export const WithIcon: Story = {
  args: {
    tone: 'success',
    children: (
      <>
        <Icon name="check" size="small" />
        Afgerond
      </>
    ),
  },
}
export const LongDutch: Story = { args: { tone: 'warning', children: 'Nog niet beoordeeld door de Belastingdienst' } }
