import { expect, test } from 'vitest'
import type { Household } from './household.ts'
import type { AssumptionCode } from './result.ts'
import { computed, eur } from './testing/computed.test-data.ts'

/** What a figure stands on beside what was not given. */
const limitsOf = (year: number, household: Household): readonly AssumptionCode[] =>
  computed(year, household).assumptions.flatMap(({ code }) => (code === 'not-given' ? [] : [code]))

const born = { dateOfBirth: '1980-05-05' }
const withRuling = (wages: number, untaxedAllowance: number, rest: Omit<Household, 'taxpayer'> = {}): Household => ({
  taxpayer: { ...born, wages: eur(wages), untaxedAllowance: eur(untaxedAllowance) },
  ...rest,
})

test('a ruling within its bounds is only taken as granted', () =>
  expect(limitsOf(2024, withRuling(100_000, 30_000))).toEqual(['ruling-granted']))

test.each([
  [2022, 39_467],
  [2023, 41_954],
  [2024, 46_107],
  [2025, 46_660],
  [2026, 48_013],
])('in %i a taxable wage with the ruling has to be above € %i', (year, norm) => {
  const limits = (taxable: number) => limitsOf(year, withRuling(taxable + 10_000, 10_000))
  expect([limits(norm), limits(norm + 1)]).toEqual([['ruling-granted', 'ruling-wage-below-norm'], ['ruling-granted']])
})

test.each([
  [2024, 69_900],
  [2025, 73_800],
  [2026, 78_600],
])('in %i an allowance above € %i is above the cap; before 2024 there is none', (year, most) => {
  const limits = (allowance: number) => limitsOf(year, withRuling(400_000, allowance))
  expect([limits(most), limits(most + 1)]).toEqual([['ruling-granted'], ['ruling-granted', 'ruling-above-cap']])
  expect(limitsOf(2023, withRuling(400_000, 120_000))).toEqual(['ruling-granted'])
})

test.each([
  [2024, 'non-resident-choice'],
  [2026, 'non-resident-choice-since-before-2024'],
] as const)('in %i box 2 or 3 of who has the ruling stands on a choice', (year, choice) => {
  const limits = (rest: Omit<Household, 'taxpayer'>) => limitsOf(year, withRuling(100_000, 30_000, rest))
  expect(limits({ box2Income: eur(1000) })).toContain(choice)
  expect(limits({ box3: { savings: eur(400_000) } })).toContain(choice)
  expect(limits({ box3: { savings: eur(4000) } })).not.toContain(choice)
  expect(limitsOf(year, { taxpayer: born, box2Income: eur(1000) })).not.toContain(choice)
})

test.each([
  ['2007-01-02', true],
  ['2007-01-01', false],
])('of who was born on %s box 3 of 2025 counts with the parents: %s', (dateOfBirth, isMinors) => {
  const household = { taxpayer: { dateOfBirth, wages: eur(3000) }, box3: { savings: eur(600_000) } }
  expect(limitsOf(2025, household).includes('box3-of-minor')).toBe(isMinors)
})

test('an actual return that counts is reported on a form through 2024', () => {
  const household = (income: number): Household => ({
    taxpayer: born,
    box3: { investments: eur(600_000), actualReturn: { income: eur(income), valueChange: 0 } },
  })
  const isOnForm = (year: number, income: number) => limitsOf(year, household(income)).includes('actual-return-on-form')
  expect([2022, 2023, 2024, 2025].map((year) => isOnForm(year, 1000))).toEqual([true, true, true, false])
  expect(isOnForm(2024, 90_000)).toBe(false)
})

test('the credit an employer applied is asked after only where it may be kept', () => {
  const isAssumed = (year: number, wages: number) =>
    computed(year, { taxpayer: { ...born, wages: eur(wages) } }).assumptions.some(
      ({ field }) => field === 'taxpayer.labourCreditApplied',
    )
  const asked = [isAssumed(2026, 45_592), isAssumed(2026, 45_593), isAssumed(2026, 0), isAssumed(2022, 36_649)]
  expect(asked).toEqual([true, false, false, true])
})
