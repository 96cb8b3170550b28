import type { Meta, StoryObj } from '@storybook/react-vite'
import { StackedBar } from './StackedBar.tsx'

const meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
  args: {
    label: 'From gross to net',
    tableCaption: 'The same figures',
    segments: [
      { id: 'net', label: 'Yours to keep', value: 31_440, amount: '€ 31.440,00', tone: 'success' },
      { id: 'deductions', label: 'Deductions', value: 6310, amount: '€ 6.310,00', tone: 'info' },
      { id: 'tax-1', label: 'Tax, first bracket', value: 7200, amount: '€ 7.200,00', tone: 'primary' },
      { id: 'tax-2', label: 'Tax, second bracket', value: 2150, amount: '€ 2.150,00', tone: 'error' },
      { id: 'credits', label: 'Credits', value: 1250, amount: '€ 1.250,00', tone: 'warning' },
      { id: 'withheld', label: 'Already withheld', value: 980, amount: '€ 980,00', tone: 'neutral' },
    ],
  },
} satisfies Meta<typeof StackedBar>

export default meta
type Story = StoryObj<typeof meta>

export const GrossToNet: Story = {}
export const OneSegment: Story = {
  args: { segments: [{ id: 'net', label: 'Yours to keep', value: 1, amount: '€ 12.000,00', tone: 'success' }] },
}
export const WithZeroes: Story = {
  args: {
    segments: [
      { id: 'net', label: 'Yours to keep', value: 10_000, amount: '€ 10.000,00', tone: 'success' },
      { id: 'deductions', label: 'Deductions', value: 0, amount: '€ 0,00', tone: 'info' },
      { id: 'tax', label: 'Arbeidsongeschiktheidsverzekeringspremie', value: 3, amount: '€ 3,00', tone: 'primary' },
    ],
  },
}
export const Empty: Story = { args: { segments: [] } }
