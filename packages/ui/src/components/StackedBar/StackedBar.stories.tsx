import type { Meta, StoryObj } from '@storybook/react-vite'
import { StackedBar } from './StackedBar.tsx'

const meta = {
  title: 'Components/StackedBar',
  component: StackedBar,
  args: {
    label: 'From gross to net',
    tableCaption: 'The same figures',
    rows: [
      { id: 'gross', label: 'Gross income', value: 0, amount: '€ 60.000,00', tone: null },
      { id: 'tax-1', label: 'Tax, first bracket', value: 13_250, amount: '€ -18.250,00', tone: 'warning' },
      { id: 'tax-2', label: 'Tax, second bracket', value: 2150, amount: '€ -2.150,00', tone: 'error' },
      { id: 'savings', label: 'Tax on savings', value: 900, amount: '€ -900,00', tone: 'neutral' },
      { id: 'credits', label: 'Tax credits', value: 5000, amount: '€ 5.000,00', tone: 'info' },
      { id: 'net', label: 'Left after tax', value: 32_390, amount: '€ 43.700,00', tone: 'success', isTotal: true },
      { id: 'deductions', label: 'of which not taxed: deductions', value: 6310, amount: '€ 6.310,00', tone: 'untaxed' },
    ],
    mark: { label: 'Already withheld', value: 18_000, amount: '€ 18.000,00' },
  },
} satisfies Meta<typeof StackedBar>

export default meta
type Story = StoryObj<typeof meta>

export const GrossToNet: Story = {}
export const OneSegment: Story = {
  args: {
    rows: [{ id: 'net', label: 'Yours to keep', value: 1, amount: '€ 12.000,00', tone: 'success' }],
    mark: undefined,
  },
}
export const WithZeroes: Story = {
  args: {
    rows: [
      { id: 'net', label: 'Yours to keep', value: 10_000, amount: '€ 10.000,00', tone: 'success' },
      { id: 'deductions', label: 'Deductions', value: 0, amount: '€ 0,00', tone: 'info' },
      { id: 'tax', label: 'Arbeidsongeschiktheidsverzekeringspremie', value: 3, amount: '€ 3,00', tone: 'primary' },
    ],
  },
}
export const Empty: Story = { args: { rows: [], mark: undefined } }
/** More was withheld than there is: the line ends with the bar. */
export const MarkedBeyond: Story = {
  args: { mark: { label: 'Already withheld', value: 99_000, amount: '€ 99.000,00' } },
}
