import { expect, test } from 'vitest'
import { lawfulCalculation } from '../calculator/index.ts'
import type { Household, Person } from '../tax-law/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { noAmounts, returnOf } from '../testing/index.ts'
import { answeredBy, heavyIn, type LawfulResult, lawfulResult, lawfulResultOf } from './index.ts'

const heavy = (result: LawfulResult) => (result.kind === 'figure' ? [result.certainty, ...heavyIn(result.assumed)] : [])
const of = (taxpayer: Person, partner?: Person) => {
  const household: Household = { taxpayer, ...(partner && { partner }) }
  return heavy(lawfulResultOf(2024, { household, gaps: [] }))
}
const young = { dateOfBirth: '1990-01-01' }
const old = { dateOfBirth: '1950-01-01' }

test('a wage, a pension or a benefit of which nothing was withheld makes a figure rough; one that is too small does not', () =>
  expect([
    of({ ...young, wages: 52_000_00, taxWithheld: 0 }),
    of({ ...young, wages: 52_000_00 }),
    of({ ...young, wages: 52_000_00, taxWithheld: 1_00 }),
    of({ ...young, wages: 9_000_00, taxWithheld: 0 }),
    of({ ...young, benefits: 30_000_00, taxWithheld: 0 }),
    of({ ...young, otherIncome: 30_000_00, taxWithheld: 0 }),
    of({ ...old, pensions: 40_000_00, taxWithheld: 0 }),
    of({ ...old, pensions: 18_000_00, taxWithheld: 0 }),
    of({ ...young, wages: 52_000_00, taxWithheld: 14_000_00 }, { ...young, wages: 30_000_00 }),
  ]).toEqual([
    ['rough', 'tax-withheld'],
    ['rough', 'tax-withheld'],
    ['likely'],
    ['likely'],
    ['rough', 'tax-withheld'],
    ['likely'],
    ['rough', 'tax-withheld'],
    ['likely'],
    ['rough', 'partner-tax-withheld'],
  ]))

test('the calculator and a return say so, and a return leads to the question', () => {
  const answers = returnOf({
    setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: false },
    incomeData: { salary: 30_000, otherIncome: 0, taxWithheld: 0 },
    deductionsData: deductionsWith({}),
  })
  expect([
    heavy(lawfulCalculation({}, { ...noAmounts, salary: 52_000 })),
    heavy(lawfulResult(answers, [])),
    answeredBy('tax-withheld', answers),
  ]).toEqual([['rough', 'tax-withheld'], ['rough', 'tax-withheld'], { step: 'income', question: 'taxWithheld' }])
})
