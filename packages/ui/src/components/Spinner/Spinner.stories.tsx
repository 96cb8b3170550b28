import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Cluster } from '../../layout/index.ts'
import { Spinner } from './Spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Reading your statement' },
} satisfies Meta<typeof Spinner>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Reading your statement')
  },
}
export const WithWords: Story = { args: { isLabelVisible: true, label: 'Wij lezen uw jaaropgave…' } }
export const Sizes: Story = {
  render: () => (
    <Cluster gap={6}>
      <Spinner label="Small" size="small" />
      <Spinner label="Medium" />
      <Spinner label="Large" size="large" />
    </Cluster>
  ),
}
