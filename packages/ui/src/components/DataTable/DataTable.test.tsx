import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { stacked } from './DataTable.css.ts'
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

test('stacked values stand at one edge: the end where all are figures, otherwise the start', () => {
  const edgesOf = (aligns: readonly ('start' | 'end')[]) => {
    const columns = [
      { id: 'name', label: 'Name' },
      ...aligns.map((align, at) => ({ id: `${at}`, label: align, align })),
    ]
    const rows = [{ id: '1', cells: { name: 'Bakery', 0: 'one', 1: 'two' } }]
    const { container, unmount } = render(<DataTable caption="Edges" columns={columns} rows={rows} />)
    const cells = [...container.querySelectorAll('td')]
    const edges = cells.map(({ classList }) =>
      Object.entries(stacked)
        .flatMap(([edge, names]) => (classList.contains(names) ? edge : []))
        .join(),
    )
    unmount()
    return edges
  }
  expect(edgesOf(['end', 'end'])).toEqual(['end', 'end'])
  expect(edgesOf(['start', 'end'])).toEqual(['start', 'start'])
})

test('the column names repeated for narrow places are not read out; an empty cell repeats none', () => {
  render(table)
  const labels = screen.getAllByRole('cell').map((cell) => cell.querySelector('[aria-hidden="true"]')?.textContent)
  expect(labels).toEqual(['Period', 'Salary', undefined, 'Salary'])
})
