import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { expect, test } from 'vitest'
import { returnDocument } from './content.ts'
import { alone, filing } from './testing/submitted-return.ts'

test('a return in progress says so and has no result; a submitted one says when, each in its language', () => {
  const factsOf = (of: TaxFiling, choice: 'en' | 'nl') =>
    returnDocument(alone(of), 'AW-2024-000012', 'S', choice).facts.at(-1)
  const begun = { ...filing, completed: false, deductionsData: null, calculatedTax: null }
  expect([factsOf(begun, 'en'), factsOf(begun, 'nl'), factsOf(filing, 'en'), factsOf(filing, 'nl')]).toEqual([
    { term: 'Status', value: 'Not submitted yet' },
    { term: 'Status', value: 'Nog niet ingezonden' },
    { term: 'Submitted as practice on', value: 'November 21, 2026, 11:00' },
    { term: 'Als oefening ingezonden op', value: '21 november 2026, 11:00' },
  ])
  expect(returnDocument(alone(begun), 'AW-2024-000012', 'S', 'en').sections.at(-1)).toEqual({
    heading: 'The demonstration calculation of this product',
    rows: [{ term: 'Tax', value: 'Not calculated yet: income and deductions are not complete' }],
  })
})

test.each([
  [12_000.4, 'You may get back', '€\u00a01.124'],
  [10_876.64, 'Nothing to pay or to get back', '€\u00a00'],
  [10_000, 'You may have to pay', '€\u00a0877'],
])('with %d withheld the result reads: %s %s', (taxWithheld, term, value) => {
  const of = { ...filing, incomeData: { salary: 36_294.2, otherIncome: 0, taxWithheld } }
  expect(returnDocument(alone(of), 'AW-2024-000012', 'S', 'en').sections.at(-1)?.rows.at(-1)).toEqual({
    term,
    value,
    note: expect.stringMatching(/^It differs from the figure under the law because /),
    isTotal: true,
  })
})

test('a submitted return keeps the name it was submitted with, whatever the account is called later', () => {
  const nameOn = (of: TaxFiling) => returnDocument(alone(of), 'AW-2024-000012', 'Sanne Nieuw', 'en').facts[0]?.value
  const submitted = { ...filing, submittedName: 'Sanne de Vries' }
  expect([nameOn(submitted), nameOn({ ...filing, completed: false })]).toEqual(['Sanne de Vries', 'Sanne Nieuw'])
})
