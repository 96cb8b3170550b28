import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DataTable } from './DataTable.tsx'

const table = (
  <DataTable
    caption="Employers"
    columns={[
      { id: 'name', label: 'Employer' },
      { id: 'period', label: 'Period' },
      { id: 'salary', label: 'Salary', align: 'end' },
    ]}
    rows={[
      { id: '1', cells: { name: 'Bakery', period: 'Jan – Jun', salary: '€ 18.400' } },
      { id: 'total', isTotal: true, cells: { name: 'Total', salary: '€ 18.400' } },
    ]}
  />
)

test('columns and rows have headers, and the caption names the table', () => {
  render(table)
  expect(screen.getByRole('table', { name: 'Employers' })).toBeTruthy()
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Employer', 'Period', 'Salary'])
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual(['Bakery', 'Total'])
})

test('the column names repeated for narrow places are not read out; an empty cell repeats none', () => {
  render(table)
  const labels = screen.getAllByRole('cell').map((cell) => cell.querySelector('[aria-hidden="true"]')?.textContent)
  expect(labels).toEqual(['Period', 'Salary', undefined, 'Salary'])
})
