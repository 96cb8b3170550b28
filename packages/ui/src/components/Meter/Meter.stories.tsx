import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { Meter } from './Meter.tsx'

const meta = {
  title: 'Components/Meter',
  component: Meter,
  args: { label: 'Dividend allowance used', value: 1204, max: 2837, valueLabel: '€ 1.204 of € 2.837' },
} satisfies Meta<typeof Meter>
export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('meter', { name: 'Dividend allowance used' })
    await expect(meter).toHaveAttribute('value', '1204')
    await expect(meter).toHaveAttribute('aria-valuetext', '€ 1.204 of € 2.837')
  },
}
export const Tones: Story = {
  render: () => (
    <Stack gap={6}>
      <Meter label="Zekerheid van het gelezen bedrag" value={96} valueLabel="96%: zeker" tone="success" />
      <Meter label="Zekerheid van het gelezen bedrag" value={58} valueLabel="58%: controleer het" tone="warning" />
      <Meter label="Zekerheid van het gelezen bedrag" value={21} valueLabel="21%: vul het zelf in" tone="error" />
    </Stack>
  ),
}
export const Ends: Story = {
  render: () => (
    <Stack gap={6}>
      <Meter label="Empty" value={0} valueLabel="0%" />
      <Meter label="Full" value={100} valueLabel="100%" />
    </Stack>
  ),
}
