import { expect, test } from 'vitest'
import { lawfulCalculation } from '../calculator/index.ts'
import { type Household, type Person, withheldTaxOn } from '../tax-law/index.ts'
import { deductionsWith, type TaxFiling } from '../tax-return/index.ts'
import { documentOf, incomeStatement, noAmounts, returnOf } from '../testing/index.ts'
import { answeredBy, heavyIn, type LawfulResult, lawfulResult, lawfulResultOf, madeBy, reasonAndNext } from './index.ts'

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
    answeredBy('withheld-above-income', answers),
  ]).toEqual([
    ['rough', 'tax-withheld'],
    ['rough', 'tax-withheld'],
    { step: 'income', question: 'taxWithheld' },
    { step: 'income', question: 'taxWithheld' },
  ])
})

test('more withheld than the highest rate takes of all income is a contradiction, of whom it is; all that a job may withhold is none', () =>
  expect([
    of({ ...young, wages: 30_000_00, taxWithheld: 29_000_00 }),
    of({ ...young, wages: 48_200_00, taxWithheld: 24_820_00 }),
    // No credits at all, and most of it at the highest rate.
    of({ ...young, wages: 30_000_00, taxWithheld: 14_800_00 }),
    of({ ...young, wages: 20_000_00, benefits: 10_000_00, taxWithheld: 14_000_00 }),
    of({ ...old, otherIncome: 10_000_00, taxWithheld: 4_000_00 }).filter((one) => one !== 'state-pension'),
    of({ ...young, taxWithheld: 5_000_00 }),
    of({ ...young, wages: 1_00, taxWithheld: 100_00 }),
    of({ ...young, wages: 52_000_00, taxWithheld: 14_000_00 }, { ...young, wages: 9_000_00, taxWithheld: 8_000_00 }),
  ]).toEqual([
    ['contradictory', 'withheld-above-income'],
    ['contradictory', 'withheld-above-income'],
    ['likely'],
    ['likely'],
    ['likely'],
    ['contradictory', 'withheld-above-income'],
    ['likely'],
    ['contradictory', 'partner-withheld-above-income'],
  ]))

test('papers that say another amount than an open return make it rough; a rounding, or what is submitted, does not', () => {
  const papers = [documentOf(1, 'income_statement', incomeStatement({ salary: 48_200, taxWithheld: 12_410 }))]
  const saying = (salary: number, taxWithheld: number, changes: Partial<TaxFiling> = {}) =>
    heavy(
      lawfulResult(
        returnOf({ incomeData: { salary, otherIncome: 0, taxWithheld }, setupData: null, ...changes }),
        papers,
      ),
    )
  expect([
    saying(48_200, 12_410),
    saying(48_250, 12_400),
    saying(48_200, 11_000),
    saying(48_200, 11_000, { completed: true }),
    saying(48_200, 24_820),
  ]).toEqual([
    ['likely'],
    ['likely'],
    ['differing', 'papers-differ'],
    ['likely'],
    ['contradictory', 'papers-differ', 'withheld-above-income'],
  ])
})

test('less withheld than one employer does of that wage makes a figure rough: a month’s amount, or an A1 statement', () =>
  expect([
    of({ ...young, wages: 60_000_00, taxWithheld: 500_00 }),
    of({ ...young, wages: 60_000_00, taxWithheld: 1_458_00 }),
    // Without premiums, and the tax part of the credits.
    of({ ...young, wages: 60_000_00, taxWithheld: 10_323_00 }),
    of({ ...young, wages: 100_000_00, taxWithheld: 29_095_00 }),
    of({ ...young, wages: 52_000_00, taxWithheld: 14_000_00 }, { ...young, wages: 30_000_00, taxWithheld: 20_00 }),
  ]).toEqual([
    ['rough', 'withheld-below-least'],
    ['rough', 'withheld-below-least'],
    ['rough', 'withheld-below-least'],
    ['rough', 'withheld-below-least'],
    ['rough', 'partner-withheld-below-least'],
  ]))

test('what one payer or several withhold by the rules makes none rough', () => {
  const year = 2024
  const wages = [5_000_00, 12_000_00, 24_000_00, 30_000_00, 45_000_00, 60_000_00, 90_000_00, 150_000_00]
  const pension = (parts: readonly number[]) =>
    parts.reduce((sum, part, index) => {
      const { ofPension } = withheldTaxOn(part, year)
      return sum + (index === 0 ? ofPension : Math.round(part * 0.1907))
    }, 0)
  expect([
    ...wages.map((wage) => of({ ...young, wages: wage, taxWithheld: Math.max(1, withheldTaxOn(wage, year).usual) })),
    // A state pension and three others, each withheld as if it were the only one.
    of({ ...old, pensions: 60_000_00, taxWithheld: pension([15_000_00, 15_000_00, 15_000_00, 15_000_00]) }),
    // A benefit in the first months, without the labour credit, and a wage in the others.
    of({ ...young, wages: 30_000_00, benefits: 12_000_00, taxWithheld: 7_500_00 }),
    // The untaxed part of the 30 % ruling has nothing withheld.
    of({ ...young, wages: 90_000_00, untaxedAllowance: 27_000_00, taxWithheld: 18_000_00 }),
  ]).toEqual([...wages.map(() => ['likely']), ['likely'], ['likely'], ['likely']])
})

test('who was insured elsewhere has no figure, is told where it goes, and comes back to the tick', () => {
  const answers = returnOf({
    setupData: { taxIdentifier: '999990019', birthDate: '1985-01-01', foreignIncome: false, ownHome: false },
    incomeData: { salary: 60_000, otherIncome: 0, taxWithheld: 10_323, insuredAbroad: true },
    deductionsData: deductionsWith({}),
  })
  const result = lawfulResult(answers, [])
  const code = 'not-insured-for-national-insurance'
  expect(result).toEqual({ kind: 'unsupported', year: 2024, reasons: [{ code }] })
  expect(madeBy({ code })).toEqual({ step: 'income', question: 'insuredAbroad' })
  expect(reasonAndNext({ code }, { year: 2024, today: '2025-03-01', among: [{ code }] }).nl).toMatch(
    /niet verzekerd.*in dezelfde aangifte, in Mijn Belastingdienst vóór 1 mei 2025.*zonder premies/,
  )
})
