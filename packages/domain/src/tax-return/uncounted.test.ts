import { expect, test } from 'vitest'
import { documentOf, incomeStatement, mortgageStatement, overview, returnOf } from '../testing/index.ts'
import { repeatedAt, uncountedAt, withRepeats } from './index.ts'

const filing = returnOf({
  setupData: { taxIdentifier: '999990019', foreignIncome: false, ownHome: true },
})
const someones = { bsn: '•••••1234', holderName: 'P. Smit', named: 'someone-else' } as const

const idsAt = (step: 'income' | 'deductions', ...documents: Parameters<typeof uncountedAt>[2]) =>
  uncountedAt(step, filing, documents).map(({ id }) => id)

test('what does not count is named at the step that it would fill in', () => {
  const documents = [
    documentOf(1, 'income_statement', incomeStatement(someones)),
    documentOf(2, 'mortgage_statement', mortgageStatement({ referenceYear: 2023 })),
    documentOf(3, 'investment_statement', overview({ year: 2023 })),
    documentOf(4, 'income_statement', incomeStatement()),
  ]
  expect([idsAt('income', ...documents), idsAt('deductions', ...documents)]).toEqual([[1, 3], [2]])
})

test('not what the person has spoken of, a copy, or what nothing was read from', () =>
  expect(
    idsAt(
      'income',
      documentOf(1, 'income_statement', incomeStatement(someones), { verdict: 'left-out' }),
      documentOf(2, 'income_statement', incomeStatement(someones), { verdict: 'mine' }),
      documentOf(3, 'income_statement', incomeStatement()),
      documentOf(4, 'income_statement', incomeStatement(), { sameFileAs: [3] }),
      documentOf(5, 'income_statement', null),
    ),
  ).toEqual([]))

test('what shows a statement that counts already is named apart, unless its year or person does not fit either', () => {
  const [counts, again, older, olderAgain] = [2024, 2024, 2023, 2023].map((fiscalYear, at) =>
    documentOf(at + 1, 'income_statement', incomeStatement({ fiscalYear })),
  )
  const documents = withRepeats([counts, again, older, olderAgain].flatMap((document) => document ?? []))
  const repeated = repeatedAt('income', filing, documents).map(({ id }) => id)
  expect([repeated, idsAt('income', ...documents), repeatedAt('deductions', filing, documents)]).toEqual([
    [2],
    [3, 4],
    [],
  ])
})
