import { expect, test } from 'vitest'
import { computeReturn, type Household } from '../tax-law/index.ts'
import { atStake, type LawfulFigure, lawfulResultOf } from './index.ts'

const withRuling: Household = {
  taxpayer: { dateOfBirth: '1985-01-01', wages: 50_000_00, taxWithheld: 12_500_00, thirtyPercentRuling: true },
  box3: { savings: 100_000_00, investments: 350_000_00 },
}
const figure = (year: number, household: Household): LawfulFigure => {
  const result = lawfulResultOf(year, { household, gaps: [] })
  if (result.kind !== 'figure') throw new Error(result.kind)
  return result
}
const settled = (year: number, household: Household) => {
  const computed = computeReturn(year, household)
  return computed.kind === 'computed' ? computed.settlement : Number.NaN
}

test('what hangs on the choice of the 30 % ruling is the tax of the returns and the credits that they lower', () => {
  const { taxpayer } = withRuling
  const result = figure(2025, withRuling)
  const stake = atStake('non-resident-choice-since-before-2024', result)
  // Tax of 6,888 in box 3; without it the general credit is 1,699.59 instead of 486.94.
  expect(stake).toBe(8_101_00)
  expect(stake).toBe(result.computed.settlement - settled(2025, { taxpayer }))
  expect(stake - result.computed.taxpayer.taxBox3).toBeGreaterThan(1_200_00)
})

test('through 2024, when the general credit went by box 1, it is their tax alone', () => {
  const result = figure(2024, withRuling)
  const stake = atStake('non-resident-choice', result)
  expect(Math.abs(stake - result.computed.taxpayer.taxBox3)).toBeLessThan(1_00)
})
