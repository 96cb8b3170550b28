import { expect, test } from 'vitest'
import { computeReturn } from '../tax-law/index.ts'
import { noAmounts } from '../testing/index.ts'
import {
  type CalculatorAmounts,
  chosenIn,
  lawfulAmounts,
  lawfulCalculation,
  lawfulChoices,
  lawfulFields,
} from './index.ts'

const input: CalculatorAmounts = { ...noAmounts, salary: 47_810.5, taxWithheld: 10_672.25, mortgageInterest: 6_874.2 }
const figure = (fields: Parameters<typeof lawfulCalculation>[0], changes: Partial<CalculatorAmounts> = {}) => {
  const result = lawfulCalculation(fields, { ...input, ...changes })
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}

test('the amounts of the sample return come to what the return comes to', () => {
  const { year, outcome, amount, certainty } = figure({})
  expect([year, outcome, amount, certainty]).toEqual([2024, 'refund', 2_852_00, 'rough'])
})

test('year, age, partner, home and savings count', () => {
  const amounts = {
    pensions: 18_000,
    partnerSalary: 20_000,
    partnerTaxWithheld: 2_500,
    wozValue: 350_000,
    savings: 90_000,
  }
  const { computed, certainty, household } = figure({ lawYear: '2023', age: 'pension' }, amounts)
  expect(household).toEqual({
    taxpayer: {
      dateOfBirth: '1950-01-01',
      wages: 4_781_050,
      otherIncome: 0,
      pensions: 1_800_000,
      taxWithheld: 1_067_225,
    },
    partner: { wages: 2_000_000, taxWithheld: 250_000 },
    home: { wozValue: 35_000_000, interest: 687_420 },
    box3: { savings: 9_000_000 },
  })
  expect([computed, certainty]).toEqual([computeReturn(2023, household), 'likely'])
})

test('gifts and healthcare count by the law; education does not, and that is said', () => {
  const { computed, assumed } = figure({}, { charityDonations: 900, healthcareExpenses: 100, educationExpenses: 500 })
  expect([computed.household.giftDeduction > 0, assumed.includes('education')]).toEqual([true, true])
})

test('what is no choice is the default, what is blank is left out, what is too large has no figure', () => {
  expect([chosenIn({ lawYear: '1999' }, 'lawYear'), chosenIn({ age: 'x' }, 'age')]).toEqual(['2024', ''])
  expect(figure({}).household.box3).toBeUndefined()
  expect(lawfulCalculation({}, { ...input, salary: 999_999_999 }).kind).toBe('unsupported')
})

test('a pension above state-pension age has no labour credit; without one the figure is rough', () => {
  const pensioner = { salary: 0, pensions: 30_000, taxWithheld: 3_000, mortgageInterest: 0 }
  const { outcome, amount, certainty } = figure({ age: 'pension' }, pensioner)
  expect([outcome, amount, certainty]).toEqual(['refund', 847_00, 'likely'])
  const asSalary = figure({ age: 'pension' }, { ...pensioner, salary: 30_000, pensions: 0 })
  expect([asSalary.certainty, asSalary.assumed[0]]).toEqual(['rough', 'state-pension'])
})

test('other income, from work or not, makes the figure rough', () => {
  const { certainty, assumed } = figure({}, { otherIncome: 20_000, mortgageInterest: 0 })
  expect([certainty, assumed[0]]).toEqual(['rough', 'other-income'])
})

const pensioners = { ...noAmounts, pensions: 36_871, taxWithheld: 4_220, partnerTaxWithheld: 1_846 }
const ofCouple = (fields: Parameters<typeof lawfulCalculation>[0], partner: Partial<CalculatorAmounts>) => {
  const result = figure(
    { lawYear: '2025', age: 'pension', ...fields },
    { ...pensioners, salary: 0, mortgageInterest: 0, ...partner },
  )
  const { certainty, assumed, computed } = result
  const doubt = assumed.filter((one) => one.includes('pension-age') || one.includes('state-pension'))
  return [certainty, doubt, computed.partner?.labourCredit]
}

test('the pension of a pensioner’s partner has no labour credit, and the figure is right', () => {
  expect(ofCouple({ partnerAge: 'pension' }, { partnerPensions: 23_620 })).toEqual(['likely', [], 0])
})

test.each<[string, Parameters<typeof lawfulCalculation>[0], Partial<CalculatorAmounts>, string, readonly string[]]>([
  ['a wage beside a pensioner, no age', {}, { partnerSalary: 23_620 }, 'rough', ['partner-pension-age']],
  ['a pension, no age', {}, { partnerPensions: 23_620 }, 'rough', ['partner-pension-age']],
  [
    'above the age with a wage only',
    { partnerAge: 'pension' },
    { partnerSalary: 23_620 },
    'rough',
    ['partner-state-pension'],
  ],
  [
    'above the age without an income',
    { partnerAge: 'pension' },
    { partnerTaxWithheld: 0 },
    'rough',
    ['partner-state-pension'],
  ],
  ['said to be below the age', { partnerAge: 'under' }, { partnerSalary: 23_620 }, 'likely', []],
  ['a wage beside somebody younger', { age: 'under' }, { partnerSalary: 23_620 }, 'likely', []],
])('of a partner: %s', (_, fields, partner, certainty, doubts) => {
  expect(ofCouple(fields, partner).slice(0, 2)).toEqual([certainty, doubts])
})

test('a pension of somebody whose age is not said is rough; a wage alone is not', () => {
  const { certainty, assumed } = figure({}, { salary: 0, pensions: 30_000, mortgageInterest: 0 })
  expect([certainty, assumed[0]]).toEqual(['rough', 'pension-age'])
  expect(figure({}, { mortgageInterest: 0 }).certainty).toBe('likely')
})

test('every control is a choice or an amount, and each is asked', () => {
  expect([...lawfulFields].sort()).toEqual([...Object.keys(lawfulChoices), ...lawfulAmounts].sort())
})

const doubted = (fields: Parameters<typeof lawfulCalculation>[0], changes: Partial<CalculatorAmounts>) => {
  const { certainty, assumed } = figure(fields, { salary: 0, taxWithheld: 0, mortgageInterest: 0, ...changes })
  return [certainty, ...assumed.filter((one) => /withheld|-or-pension|state-pension/.test(one))]
}

test('little withheld of a salary: a pension is asked for first where no age is said; no step is named that this page does not have', () =>
  expect([
    doubted({}, { salary: 41_327, taxWithheld: 4_960 }),
    doubted({ age: 'under' }, { salary: 41_327, taxWithheld: 4_960 }),
    doubted({ age: 'pension' }, { salary: 41_327, taxWithheld: 1_000 }),
    doubted({}, { salary: 60_000, taxWithheld: 20_000, partnerSalary: 41_327, partnerTaxWithheld: 4_960 }),
    doubted({ partnerAge: 'under' }, { partnerSalary: 41_327, partnerTaxWithheld: 4_960 }),
  ]).toEqual([
    ['rough', 'salary-or-pension', 'little-withheld'],
    ['rough', 'little-withheld'],
    ['rough', 'state-pension'],
    ['rough', 'partner-salary-or-pension', 'partner-little-withheld'],
    ['rough', 'partner-little-withheld'],
  ]))
