import type { Meta, StoryObj } from '@storybook/react-vite'
import { MoneyTable } from './MoneyTable.tsx'

const meta = {
  title: 'Components/MoneyTable',
  component: MoneyTable,
  args: {
    caption: 'Tax calculation',
    rows: [
      { label: 'Salary', amount: '€ 45.000,00', note: 'From income-statement-2024.pdf' },
      { label: 'Other income', amount: '€ 3.200,00' },
      { label: 'Total income', amount: '€ 48.200,00', isTotal: true },
      { label: 'Mortgage interest', amount: '€ -6.310,00' },
      { label: 'Taxable income', amount: '€ 41.890,00', isTotal: true },
    ],
  },
} satisfies Meta<typeof MoneyTable>

export default meta
type Story = StoryObj<typeof meta>

export const Calculation: Story = {}
export const HiddenCaption: Story = { args: { isCaptionHidden: true } }
export const LongWordsAndLargeAmounts: Story = {
  args: {
    caption: 'Berekening',
    rows: [
      { label: 'Arbeidsongeschiktheidsverzekeringspremieaftrek', amount: '€ 999.999.999,99' },
      { label: 'Totaal', amount: '€ 999.999.999,99', isTotal: true },
    ],
  },
}
