import { expect, test } from 'vitest'
import { computeReturn, type Household } from '../tax-law/index.ts'
import { grossToNet } from './index.ts'

function of(household: Household) {
  const computed = computeReturn(2024, household)
  if (computed.kind !== 'computed') throw new Error(computed.kind)
  return { computed, net: grossToNet({ household, computed }) }
}

test('all income of both partners is in it, also what is no wage', () => {
  const { computed, net } = of({
    taxpayer: { wages: 40_000_00, otherIncome: 1_000_00, taxWithheld: 8_000_00 },
    partner: { benefits: 12_000_00, pensions: 3_000_00, taxWithheld: 500_00, dividendTaxWithheld: 100_00 },
    box2Income: 2_000_00,
  })
  const tax = computed.taxpayer.taxDue + (computed.partner?.taxDue ?? 0)
  expect(net).toEqual({
    gross: 58_000_00,
    incomes: [
      { kind: 'wages', amount: 40_000_00 },
      { kind: 'benefits', amount: 12_000_00 },
      { kind: 'pensions', amount: 3_000_00 },
      { kind: 'otherIncome', amount: 1_000_00 },
      { kind: 'box2Income', amount: 2_000_00 },
    ],
    tax,
    left: 58_000_00 - tax,
    withheld: 8_600_00,
  })
  expect(tax).toBeGreaterThan(0)
})

test('an allowance that is not taxed is part of what is paid out', () => {
  const { net } = of({ taxpayer: { wages: 100_000_00, untaxedAllowance: 30_000_00 } })
  expect([net?.gross, net && net.left + net.tax]).toEqual([100_000_00, 100_000_00])
})

test('without income, or with less than the tax on savings, there is nothing to show', () =>
  expect([
    of({ taxpayer: {} }).net,
    of({ taxpayer: { pensions: 100_00, dateOfBirth: '1990-01-01' }, box3: { investments: 900_000_00 } }).net,
  ]).toEqual([null, null]))
