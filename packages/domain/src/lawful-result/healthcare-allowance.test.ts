import { expect, test } from 'vitest'
import { deductionsWith } from '../tax-return/index.ts'
import { returnOf } from '../testing/index.ts'
import { assumedGuide, besideIn, lawfulResult } from './index.ts'

const assumed = (pensions: number, deductions: Parameters<typeof deductionsWith>[0]) => {
  const result = lawfulResult(
    returnOf({
      setupData: { taxIdentifier: '999990019', birthDate: '1948-01-01', foreignIncome: false, ownHome: false },
      incomeData: { salary: 0, otherIncome: 0, taxWithheld: 0, pensions, singleElderly: true },
      deductionsData: deductionsWith(deductions),
    }),
    [],
  )
  if (result.kind !== 'figure') throw new Error(result.kind)
  return { all: result.assumed, beside: besideIn(result) }
}

test.each([
  ['credits cover the tax', 20_000, { healthcareExpenses: 4_000, medicines: 4_000 }, true],
  ['the kind is not told, and changes nothing', 20_000, { healthcareExpenses: 4_000 }, true],
  ['the deduction saves all it can', 38_000, { healthcareExpenses: 1_000, medicines: 1_000 }, false],
  ['the income is above that of the increase', 45_000, { healthcareExpenses: 40_000, medicines: 40_000 }, false],
  ['there are no costs', 20_000, {}, false],
])('where %s an allowance beside the return is named: %#', (_, pensions, deductions, isNamed) => {
  const { all, beside } = assumed(pensions, deductions)
  expect([all.includes('healthcare-allowance'), beside.includes('healthcare-allowance')]).toEqual([isNamed, isNamed])
})

test('it leads to the guide', () => expect(assumedGuide('healthcare-allowance')).toBe('/tax-guide#healthcare-expenses'))
