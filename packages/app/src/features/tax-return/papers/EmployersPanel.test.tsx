import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createQueryCache } from '../../../ports/query-cache.ts'
import { Providers } from '../../../shell/providers.tsx'
import { pageRequest } from '../../../testing/fixtures.ts'
import { EmployersPanel } from './EmployersPanel.tsx'

const employers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    employerName: `Employer ${index + 1}`,
    fiscalYear: 2024,
    employmentPeriod: '',
    salary: 100,
    taxWithheld: 10,
  }))

test('six employers stand in one table with their total', () => {
  render(<EmployersPanel employers={employers(6)} saved={null} />)
  expect(screen.getAllByRole('table').map((table) => within(table).getAllByRole('row').length)).toEqual([8])
})

test('thirty are folded away, their total stays in view', () => {
  const { container } = render(<EmployersPanel employers={employers(30)} saved={null} />)
  const fold = container.querySelector('details')
  expect([fold?.open, fold?.querySelector('summary')?.textContent, fold?.querySelectorAll('tbody tr').length]).toEqual([
    false,
    'The 30 one by one',
    30,
  ])
  const total = [...container.querySelectorAll('table')].find((table) => table.closest('details') === null)
  expect(
    [...(total?.querySelectorAll('tbody tr') ?? [])].map((row) => row.textContent?.replaceAll(/\s/g, ' ')),
  ).toEqual(['TotalSalary€ 3.000,00Tax withheld€ 300,00'])
})

test('an amount that was saved otherwise is said to be the one that counts', () => {
  const counts = (salary: number) => {
    const { container, unmount } = render(
      <EmployersPanel employers={employers(2)} saved={{ salary, taxWithheld: 20 }} />,
    )
    const said = container.textContent?.replaceAll(/\s/g, ' ').match(/\w+: € [^€]+ your return counts [^,]+,\d\d/g)
    unmount()
    return said
  }
  expect([counts(200), counts(1_000)]).toEqual([
    null,
    ['Salary: € 200,00 on the statements, but your return counts € 1.000,00'],
  ])
})

test.each([
  ['en', '01-01-2024 t/m 31-12-2024', 'January 1, 2024 to December 31, 2024'],
  ['nl', '15-03-2024 t/m 30-11-2024', '15 maart 2024 t/m 30 november 2024'],
  ['en', '31-02-2024 t/m 31-12-2024', '2024 · 31-02-2024 t/m 31-12-2024'],
  ['en', 'since January', '2024 · since January'],
  ['en', null, '2024'],
] as const)('in %s the period %s is written as %s', (language, employmentPeriod, said) => {
  const one = employers(1).map((employer) => ({ ...employer, employmentPeriod }))
  const { container } = render(
    <Providers page={pageRequest({ language })} queryCache={createQueryCache({})} navigate={async () => {}}>
      <EmployersPanel employers={one} saved={null} />
    </Providers>,
  )
  expect(container.querySelector('tbody th div')?.textContent).toBe(said)
})
