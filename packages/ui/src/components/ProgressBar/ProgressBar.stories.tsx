import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Stack } from '../../layout/index.ts'
import { ProgressBar } from './ProgressBar.tsx'

const meta = {
  title: 'Components/ProgressBar',
  component: ProgressBar,
  args: { label: 'Uploading jaaropgave-2024.pdf', value: 62 },
} satisfies Meta<typeof ProgressBar>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('progressbar', { name: 'Uploading jaaropgave-2024.pdf' })
    await expect(bar).toHaveAttribute('value', '62')
  },
}
/** Nobody knows how long it takes. With reduced motion it is striped instead of moving. */
export const Unknown: Story = {
  args: { value: null, label: 'Reading your statement' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar')).not.toHaveAttribute('value')
  },
}
export const InSteps: Story = { args: { label: 'Income', value: 57, valueLabel: 'Step 4 of 7' } }
export const Ends: Story = {
  render: () => (
    <Stack>
      <ProgressBar label="Not begun" value={0} />
      <ProgressBar label="Just begun" value={2} />
      <ProgressBar label="Done" value={100} />
    </Stack>
  ),
}
export const HiddenLabel: Story = { args: { isLabelHidden: true } }
export const LongDutch: Story = {
  args: { label: 'De jaaropgave van de Stichting Pensioenfonds Zorg en Welzijn wordt gecontroleerd op leesbaarheid' },
}
