import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeReturn, type Household, type TaxYear } from '../tax-law/index.ts'
import { anyHousehold, anyYear } from '../tax-law/testing/any-household.test-data.ts'
import { type GrossToNet, grossToNet } from './index.ts'

function of(household: Household, year: TaxYear = 2024) {
  const computed = computeReturn(year, household)
  if (computed.kind !== 'computed') throw new Error(computed.kind)
  return { computed, net: grossToNet({ household, computed }) }
}

const taxesIn = ({ brackets, others }: GrossToNet) => [...brackets, ...others].reduce((sum, { tax }) => sum + tax, 0)

test('all income of both partners is in it, also what is no wage, and what was withheld', () => {
  const { net } = of({
    taxpayer: { wages: 40_000_00, otherIncome: 1_000_00, taxWithheld: 8_000_00, provisionalAssessment: 300_00 },
    partner: { benefits: 12_000_00, pensions: 3_000_00, taxWithheld: 500_00, dividendTaxWithheld: 100_00 },
    box2Income: 2_000_00,
  })
  expect(net).toMatchObject({
    gross: 58_000_00,
    incomes: [
      { kind: 'wages', amount: 40_000_00 },
      { kind: 'benefits', amount: 12_000_00 },
      { kind: 'pensions', amount: 3_000_00 },
      { kind: 'otherIncome', amount: 1_000_00 },
      { kind: 'box2Income', amount: 2_000_00 },
    ],
    others: [{ kind: 'taxBox2', tax: 490_00 }],
    untaxed: [],
    withheld: 8_600_00,
    provisionalAssessment: 300_00,
  })
})

test('the tax stands by rate: of 80,000 in 2024 75,518 at 36.97 % and 4,482 at 49.5 %', () => {
  const { computed, net } = of({ taxpayer: { wages: 80_000_00 } })
  expect(net?.brackets).toEqual([
    { rate: 36_970, tax: 27_919_00, hasPremiums: true },
    { rate: 49_500, tax: 2_218_59, hasPremiums: false },
  ])
  expect([net?.credits, net?.left]).toEqual([
    computed.taxpayer.creditsUsed,
    80_000_00 - 30_137_59 + computed.taxpayer.creditsUsed,
  ])
})

test('partners on either side of the pension age have their own first rates', () => {
  const { net } = of(
    {
      taxpayer: { wages: 30_000_00 },
      partner: { pensions: 20_000_00, dateOfBirth: '1950-05-05' },
    },
    2025,
  )
  expect(net?.brackets.map(({ rate, hasPremiums }) => [rate, hasPremiums])).toEqual([
    [17_920, true],
    [35_820, true],
  ])
})

test('what is deducted and the allowance of the 30 % ruling are not taxed, and part of what is left', () => {
  const { net } = of({
    taxpayer: { wages: 100_000_00, untaxedAllowance: 30_000_00 },
    home: { wozValue: 400_000_00, interest: 9_000_00 },
    gifts: { periodic: 500_00 },
  })
  expect([net?.gross, net?.untaxed]).toEqual([
    100_000_00,
    [
      { kind: 'deductions', amount: 9_000_00 - 1_400_00 + 500_00 },
      { kind: 'allowance', amount: 30_000_00 },
    ],
  ])
})

test('of income below the interest no more is untaxed than there is', () =>
  expect(
    of({ taxpayer: { wages: 5_000_00 }, home: { wozValue: 400_000_00, interest: 9_000_00 } }).net?.untaxed,
  ).toEqual([{ kind: 'deductions', amount: 5_000_00 }]))

test('gross less the taxes, with the credits, is what is left, whoever asks', { timeout: 60_000 }, () =>
  fc.assert(
    fc.property(anyYear, anyHousehold, (year, household) => {
      const computed = computeReturn(year, household)
      fc.pre(computed.kind === 'computed')
      const net = grossToNet({ household, computed })
      fc.pre(net !== null)
      expect(net.gross - taxesIn(net) + net.credits).toBe(net.left)
      expect(net.untaxed.reduce((sum, { amount }) => sum + amount, 0)).toBeLessThanOrEqual(net.left)
    }),
    { numRuns: 300 },
  ),
)

test('without income, or with less than the tax on savings, there is nothing to show', () =>
  expect([
    of({ taxpayer: {} }).net,
    of({ taxpayer: { pensions: 100_00, dateOfBirth: '1990-01-01' }, box3: { investments: 900_000_00 } }).net,
  ]).toEqual([null, null]))
