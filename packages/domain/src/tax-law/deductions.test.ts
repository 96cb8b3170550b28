import { describe, expect, test } from 'vitest'
import { computed, eur } from './testing/computed.test-data.ts'

const household = (year: number, input: object) => computed(year, input).household

describe('gifts', () => {
  const gifts = (income: number, given: object, partner: object = {}) =>
    household(2024, { taxpayer: { wages: eur(income) }, ...partner, gifts: given }).giftDeduction

  test.each([
    ['nothing at the threshold of 1 %', 40_000, { ordinary: eur(400) }, 0],
    ['what is above it', 40_000, { ordinary: eur(1000) }, 600],
    ['what is above 60 for a low income', 3000, { ordinary: eur(100) }, 40],
    ['at most 10 %', 40_000, { ordinary: eur(9000) }, 4000],
    ['at most 10 % and the cultural increase', 40_000, { ordinary: eur(5000), cultural: eur(4000) }, 5000],
    ['the cultural increase up to 1,250', 100_000, { cultural: eur(8000) }, 8250],
  ])('deduct %s', (_, income, given, deduction) => expect(gifts(income, given)).toBe(eur(deduction)))

  test('of partners are measured against their income together', () =>
    expect(gifts(40_000, { ordinary: eur(1000) }, { partner: { wages: eur(30_000) } })).toBe(eur(300)))

  test.each([
    [2022, 2_000_000, 2_000_000],
    [2023, 300_000, 250_000],
    [2024, 300_000, 250_000],
    [2025, 1_600_000, 1_500_000],
    [2026, 1_600_000, 1_500_000],
  ])('%d: periodic gifts of € %d deduct € %d', (year, periodic, deduction) =>
    expect(household(year, { taxpayer: {}, gifts: { periodic: eur(periodic) } }).periodicGiftDeduction).toBe(
      eur(deduction),
    ),
  )

  test('periodic gifts agreed before 5 October 2022 have no maximum', () =>
    expect(
      household(2024, { taxpayer: {}, gifts: { periodicFromBefore5October2022: eur(300_000) } }).periodicGiftDeduction,
    ).toBe(eur(300_000)))

  test('2022: partners whose increase reaches the maximum are told that one is counted', () => {
    const couple = { taxpayer: { wages: eur(90_000) }, partner: {}, gifts: { cultural: eur(6000) } }
    const said = { code: 'one-cultural-maximum', field: 'gifts.cultural' }
    expect(computed(2022, couple).assumptions).toContainEqual(said)
    expect(computed(2023, couple).assumptions).not.toContainEqual(said)
  })
})

describe('healthcare costs', () => {
  const costs = (income: number, healthcare: object, rest: object = {}) =>
    household(2024, { taxpayer: { wages: eur(income) }, healthcare, ...rest }).healthcareDeduction

  test.each([
    ['163 up to 9,420', 9420, 1000 - 163],
    ['1.65 % above', 20_000, 1000 - 330],
    ['825 and 5.75 % above 50,034', 51_034, 1000 - 825 - 57.5],
  ])('bear a threshold of %s', (_, income, deduction) =>
    expect(costs(income, { treatment: eur(1000) })).toBe(eur(deduction)),
  )

  test.each([
    ['40 %', 40_021, {}, 1400 - 660.35],
    ['nothing above the limit', 40_022, {}, 1000 - 660.36],
    ['113 % at pension age', 40_021, { taxpayer: { pensions: eur(40_021), dateOfBirth: '1950-01-01' } }, 2130 - 660.35],
    [
      '113 % when the partner is',
      30_000,
      { partner: { pensions: eur(10_021), dateOfBirth: '1950-01-01' } },
      2130 - 660.35,
    ],
  ])('are increased by %s', (_, income, rest, deduction) =>
    expect(costs(income, { aids: eur(1000) }, rest)).toBe(eur(deduction)),
  )

  test('are not increased for treatment and visits', () =>
    expect(costs(20_000, { treatment: eur(500), visitingTheSick: eur(500), diet: eur(100) })).toBe(
      eur(1000 + 140 - 330),
    ))

  test('partners have the threshold of their income together', () =>
    expect(costs(10_000, { treatment: eur(1000) }, { partner: { wages: eur(8840) } })).toBe(eur(1000 - 326)))
})

describe('personal deductions', () => {
  test('go to box 1, then 3, then 2; the rest is carried forward', () => {
    const { taxpayer, assumptions } = computed(2024, {
      taxpayer: { wages: eur(5000) },
      box2Income: eur(3000),
      box3: { savings: eur(157_000) },
      gifts: { periodic: eur(10_000) },
    })
    // 2,260.80 × 63.694 % = 1,439.
    expect([
      taxpayer.box3Before,
      taxpayer.deductedInBox1,
      taxpayer.deductedInBox3,
      taxpayer.deductedInBox2,
      taxpayer.deductionsCarriedForward,
    ]).toEqual([eur(1439), eur(5000), eur(1439), eur(3000), eur(561)])
    expect([taxpayer.box1, taxpayer.box2, taxpayer.box3, taxpayer.levy]).toEqual([0, 0, 0, 0])
    expect(assumptions).toContainEqual({ code: 'deductions-carried-forward', person: 'taxpayer' })
  })

  test('are divided as partners like, in whole euros', () => {
    const { taxpayer, partner } = computed(2024, {
      taxpayer: { wages: eur(50_000) },
      partner: { wages: eur(30_000) },
      gifts: { periodic: eur(1000) },
      split: { deductions: eur(250) },
    })
    expect([taxpayer.personalDeductions, partner?.personalDeductions]).toEqual([eur(250), eur(750)])
  })

  test('more than there is counts as all', () => {
    const { taxpayer, partner } = computed(2024, {
      taxpayer: { wages: eur(50_000) },
      partner: {},
      home: { wozValue: eur(400_000), interest: eur(9400) },
      split: { ownHome: eur(20_000) },
    })
    expect([taxpayer.ownHome, partner?.ownHome]).toEqual([eur(-8000), 0])
  })
})
