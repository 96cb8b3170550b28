import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MoneyTable } from './MoneyTable.tsx'

test('each amount belongs to the header of its row, and the caption names the table', () => {
  render(
    <MoneyTable
      caption="Tax"
      rows={[
        { label: 'Salary', amount: '€ 45.000', note: 'From a document' },
        { label: 'Total', amount: '€ 45.000', isTotal: true },
      ]}
    />,
  )
  const table = screen.getByRole('table', { name: 'Tax' })
  const rows = [...table.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent))
  expect(rows).toEqual([
    ['SalaryFrom a document', '€ 45.000'],
    ['Total', '€ 45.000'],
  ])
  expect(screen.getAllByRole('rowheader')).toHaveLength(2)
})
