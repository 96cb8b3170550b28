import { describe, expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'

describe('box 1', () => {
  test.each([
    ['under pension age', '1980-01-01', [14_084.83, 13_834.17, 12_118.59]],
    ['at pension age', '1950-01-01', [7265.29, 13_834.17, 12_118.59]],
    ['born before 1946', '1945-12-31', [7632, 13_123.24, 12_118.59]],
  ])('2024, %s: € 100,000', (_, dateOfBirth, taxes) =>
    expect(computed(2024, { taxpayer: { pensions: eur(100_000), dateOfBirth } }).taxpayer.taxBox1).toBe(
      taxes.map(eur).reduce((sum, tax) => sum + tax),
    ),
  )

  test('the premiums are those of the first bracket', () => {
    const of = (dateOfBirth: string) =>
      computed(2024, { taxpayer: { pensions: eur(100_000), dateOfBirth } }).taxpayer.premiums
    expect([of('1980-01-01'), of('1950-01-01'), of('1945-12-31')]).toEqual([
      eur(38_098 * 0.2765),
      eur(38_098 * 0.0975),
      eur(40_021 * 0.0975),
    ])
  })

  test('the untaxed allowance of the 30 % ruling is no wage and no labour income', () => {
    const ruled = computed(2024, { taxpayer: { wages: eur(100_000), untaxedAllowance: eur(30_000) } })
    const plain = computed(2024, { taxpayer: { wages: eur(70_000) } })
    expect(ruled.taxpayer).toEqual(plain.taxpayer)
    expect(ruled.assumptions).toContainEqual({
      code: 'ruling-granted',
      person: 'taxpayer',
      field: 'taxpayer.untaxedAllowance',
    })
  })

  test('benefits and pensions give no labour credit', () => {
    const { taxpayer } = computed(2024, { taxpayer: { benefits: eur(20_000), otherIncome: eur(1000) } })
    expect([taxpayer.income, taxpayer.labourIncome, taxpayer.labourCredit]).toEqual([eur(21_000), 0, 0])
  })
})

describe('the own home', () => {
  test.each([
    [2022, 12_500, 0],
    [2022, 12_501, 18.75],
    [2022, 75_000, 262.5],
    [2024, 75_001, 262.5],
    [2024, 1_310_000, 4585],
    [2024, 1_410_000, 4585 + 2350],
    [2026, 1_350_000, 4725],
  ])('%d: WOZ %d gives a notional value of %d', (year, woz, value) =>
    expect(computed(year, { taxpayer: {}, home: { wozValue: eur(woz) } }).household.notionalValue).toBe(eur(value)),
  )

  test.each([
    [2022, 86.667],
    [2023, 83.333],
    [2024, 80],
    [2025, 76.667],
    [2026, 71.867],
  ])('%d: with little debt, part of the rest is deducted', (year, percentage) => {
    const { household } = computed(year, { taxpayer: {}, home: { wozValue: eur(400_000), interest: eur(100) } })
    const rest = household.notionalValue - eur(100)
    expect(household.hillenDeduction).toBe(Math.round((rest * percentage) / 100))
    expect(household.homeBalance).toBe(rest - household.hillenDeduction)
  })

  test('above the top bracket interest saves the lower rate only', () => {
    const without = computed(2024, { taxpayer: { wages: eur(120_000) }, home: { wozValue: eur(500_000) } })
    const { taxpayer } = computed(2024, {
      taxpayer: { wages: eur(120_000) },
      home: { wozValue: eur(500_000), interest: eur(11_750) },
    })
    // Balance −10,000; the adjustment is over the whole interest, not over the balance.
    expect([taxpayer.box1, taxpayer.rateAdjustment]).toEqual([eur(110_000), eur(11_750 * 0.1253)])
    expect(without.taxpayer.rateAdjustment).toBe(0)
  })

  test('the adjustment is over the part above the start of the top bracket', () => {
    const { taxpayer } = computed(2024, {
      taxpayer: { wages: eur(80_000) },
      home: { wozValue: eur(500_000), interest: eur(11_750) },
    })
    // Income with the deduction added back: 70,000 + 11,750 = 81,750; above 75,518: 6,232.
    expect(taxpayer.rateAdjustment).toBe(eur(Math.round(6232 * 12.53) / 100))
  })

  test('a balance that leaves a loss is said', () => {
    const { taxpayer, assumptions } = computed(2024, {
      taxpayer: { wages: eur(5000) },
      home: { wozValue: eur(400_000), interest: eur(12_000) },
    })
    expect([taxpayer.box1, taxpayer.taxBox1]).toEqual([eur(-5600), 0])
    expect(assumptions).toContainEqual({ code: 'box1-loss-not-set-off', person: 'taxpayer' })
  })
})

test.each([
  [2023, 100_000, 26_900],
  [2024, 67_000, 16_415],
  [2025, 100_000, 67_804 * 0.245 + 32_196 * 0.31],
  [2026, 100_000, 68_843 * 0.245 + 31_157 * 0.31],
])('box 2, %d: € %d gives € %d', (year, income, tax) =>
  expect(computed(year, { taxpayer: {}, box2Income: eur(income) }).taxpayer.taxBox2).toBe(eur(tax)),
)

describe('box 3', () => {
  const of = (year: number, box3: object, rest: object = {}) => computed(year, { taxpayer: {}, box3, ...rest }).taxpayer

  test('2022: the lower of the old and the new method', () => {
    // New: nothing on savings. Old: 50,650 at 1.818 % and 48,700 at 4.366 %.
    expect(of(2022, { savings: eur(150_000) }).box3).toBe(0)
    const old = Math.round(5_065_000 * 0.01818) + Math.round(4_870_000 * 0.04366)
    // New: 8,295 × 66.23 % = 5,493.78.
    expect(of(2022, { investments: eur(150_000) }).box3).toBe(old)
    expect(old).toBeLessThan(549_378)
  })

  test('debts count above their threshold, which partners have twice', () => {
    const debts = (partner: object) =>
      computed(2024, { taxpayer: {}, ...partner, box3: { savings: eur(200_000), debts: eur(10_000) } }).household
        .box3NetAssets
    expect([debts({}), debts({ partner: {} })]).toEqual([eur(193_700), eur(197_400)])
  })

  test('assets are taken in whole euros down, debts up', () => {
    const { household } = computed(2025, {
      taxpayer: {},
      box3: { savings: 10_000_099, investments: 5_000_050, debts: 1_000_001 },
    })
    expect(household.box3NetAssets).toBe(eur(100_000 + 50_000 - (10_001 - 3800)))
  })

  test('the actual return counts when it is lower, never below nothing', () => {
    const box3 = { investments: eur(157_000) }
    const actual = (income: number, valueChange: number, debtInterest = 0) =>
      of(2024, {
        ...box3,
        actualReturn: { income: eur(income), valueChange: eur(valueChange), debtInterest: eur(debtInterest) },
      }).box3
    // Deemed: 9,482.80 × 63.694 % = 6,039.
    expect([of(2024, box3).box3, actual(2000, 1000, 500), actual(2000, -9000), actual(2000, 9000)]).toEqual([
      eur(6039),
      eur(2500),
      0,
      eur(6039),
    ])
  })

  test('the joint actual return follows the division of the base', () => {
    const { taxpayer, partner } = computed(2025, {
      taxpayer: {},
      partner: {},
      box3: { investments: eur(215_368), actualReturn: { income: eur(1000), valueChange: 0 } },
      split: { box3: eur(25_000) },
    })
    expect([taxpayer.box3, partner?.box3]).toEqual([eur(250), eur(750)])
  })
})

/** One double rounding: 1,360 at 2.61 % is 35.496, which is 35.50 in cents and would be 36 in euros. */
test('the return on debts goes to the nearest euro in one go', () => {
  const box3 = { investments: eur(100_000), debts: eur(3_700 + 1_360) }
  expect(computed(2024, { taxpayer: {}, box3 }).household.box3Yield).toBe(eur(6_040 - 35))
})

/** Found by comparing random households with the second implementation: a cent rounded first reached the next euro. */
test('box 3 from 2024 is cut off to euros in one go', () => {
  const actualReturn = { income: 134_200, valueChange: 525_800 }
  const people = { taxpayer: { wages: 4_347_500 }, partner: { wages: 1_989_900 } }
  const couple = computed(2025, { ...people, box3: { savings: 453_100, investments: 147_910_474, actualReturn } })
  const single = { dateOfBirth: '1950-03-03' }
  const debts = { savings: 478_397, investments: 19_478_400, debts: 13_674_400 }
  expect(couple.taxpayer.box3).toBe(eur(3299))
  expect(computed(2024, { taxpayer: single, box3: debts }).taxpayer.box3).toBe(eur(1196))
})
