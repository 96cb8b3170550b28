import { expect, test } from 'vitest'
import type { Household } from '../tax-law/index.ts'
import { deductionsWith } from '../tax-return/index.ts'
import { returnOf } from '../testing/index.ts'
import { type Answers, heavyIn, lawfulResult, lawfulResultOf } from './index.ts'
import { openGaps } from './open-gaps.ts'

const alone: Answers = returnOf({
  setupData: { taxIdentifier: '999990019', birthDate: '1980-01-01', foreignIncome: false, ownHome: false },
})
const said = (salary: number, healthcare: Parameters<typeof deductionsWith>[0], changes: Partial<Answers> = {}) => {
  const incomeData = { salary, otherIncome: 0, taxWithheld: 0.36 * salary }
  const result = lawfulResult({ ...alone, incomeData, deductionsData: deductionsWith(healthcare), ...changes }, [])
  return result.kind === 'figure' ? [result.certainty, heavyIn(result.assumed)] : [result.kind]
}

test('kinds of healthcare that change nothing do not make a figure rough: below the threshold, or without an increase', () =>
  expect([
    said(90_000, { healthcareExpenses: 300 }),
    said(60_000, { healthcareExpenses: 1_250.5 }),
    // Above the threshold at an income that has no increase.
    said(90_000, { healthcareExpenses: 9_000 }),
    // The increase of a part reaches the threshold; that of a smaller part does not.
    said(30_000, { healthcareExpenses: 400 }),
    said(30_000, { healthcareExpenses: 300 }),
    said(30_000, { healthcareExpenses: 400, treatment: 390 }),
    said(30_000, { healthcareExpenses: 600, medicines: 600 }),
  ]).toEqual([
    ['likely', []],
    ['likely', []],
    ['likely', []],
    ['rough', ['healthcare-kind']],
    ['likely', []],
    ['likely', []],
    ['likely', []],
  ]))

test('the age of a pensioner who pays no tax at any age does not matter; any other’s does', () => {
  const pensionOf = (pensions: number, birthDate?: string) =>
    said(
      0,
      {},
      {
        setupData: {
          taxIdentifier: '999990019',
          foreignIncome: false,
          ownHome: false,
          ...(birthDate && { birthDate }),
        },
        incomeData: { salary: 0, otherIncome: 0, taxWithheld: 1_000, pensions },
      },
    )
  expect([pensionOf(3_000), pensionOf(30_000), pensionOf(30_000, '1950-01-01')]).toEqual([
    ['likely', []],
    ['rough', ['pension-age']],
    ['likely', []],
  ])
})

test('what is not known is reckoned together: neither may matter alone', () => {
  // Below state-pension age the increase of these costs stays below the threshold, above it it does not.
  const household: Household = {
    taxpayer: { wages: 0, pensions: 30_000_00, taxWithheld: 0 },
    healthcare: { treatment: 340_00 },
  }
  const gaps = ['pension-age', 'healthcare-kind'] as const
  const young: Household = { ...household, taxpayer: { ...household.taxpayer, dateOfBirth: '1980-01-01' } }
  expect([
    openGaps(2024, { household, gaps }),
    openGaps(2024, { household: young, gaps: ['healthcare-kind'] }),
    openGaps(2024, { household, gaps: ['home-value', 'unsaved'] }),
  ]).toEqual([gaps, [], ['home-value', 'unsaved']])
})

test('the calculator’s healthcare costs are of no kind as a whole', () => {
  const certaintyOf = (treatment: number) => {
    const household: Household = { taxpayer: { wages: 30_000_00, taxWithheld: 4_000_00 }, healthcare: { treatment } }
    const result = lawfulResultOf(2024, { household, gaps: ['healthcare-kind'] })
    return result.kind === 'figure' && result.certainty
  }
  expect([certaintyOf(300_00), certaintyOf(400_00)]).toEqual(['likely', 'rough'])
})
