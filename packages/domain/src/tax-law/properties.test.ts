import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Cents } from '../money/index.ts'
import { computeReturn } from './compute-return.ts'
import type { Household, Person } from './household.ts'
import type { Role } from './result.ts'
import { anyCouple, anyHousehold, anySingle, anyYear } from './testing/any-household.test-data.ts'
import { computed, eur } from './testing/computed.test-data.ts'

/** Many cases on a busy machine, in milliseconds. */
const timeout = 60_000

const credits = [
  'generalCredit',
  'labourCredit',
  'combinationCredit',
  'elderlyCredit',
  'singleElderlyCredit',
  'youngDisabledCredit',
  'greenCredit',
  'credits',
  'creditsUsed',
  'creditPaidOut',
  'levy',
  'taxBox1',
  'premiums',
  'rateAdjustment',
  'taxBox2',
  'taxBox3',
  'deductionsCarriedForward',
] as const

test(
  'credits and taxes are never negative, and credits count no further than the law lets them',
  {
    timeout,
  },
  () =>
    fc.assert(
      fc.property(anyYear, anyHousehold, (year, household) => {
        const result = computeReturn(year, household)
        fc.pre(result.kind === 'computed')
        for (const person of [result.taxpayer, ...(result.partner ? [result.partner] : [])]) {
          expect(credits.filter((credit) => person[credit] < 0)).toEqual([])
          expect(person.creditsUsed - person.creditPaidOut).toBeLessThanOrEqual(person.levy)
          expect(person.premiums).toBeLessThanOrEqual(person.taxBox1)
          expect(person.taxDue).toBeGreaterThanOrEqual(0 - person.creditPaidOut)
        }
      }),
      { numRuns: 300 },
    ),
)

test('the same household gives the same return, and is left as it was', { timeout }, () =>
  fc.assert(
    fc.property(anyYear, anyHousehold, (year, household) => {
      const before = structuredClone(household)
      expect(computeReturn(year, household)).toEqual(computeReturn(year, household))
      expect(household).toEqual(before)
    }),
    { numRuns: 50 },
  ),
)

const withoutGreen = ({ greenInvestments: _, greenSavings: __, ...person }: Person): Person => person

test('partners who swap places owe the same, but for what they divide', { timeout }, () =>
  fc.assert(
    fc.property(anyYear, anyCouple, (year, { childUnder12 = false, ...couple }) => {
      const [taxpayer, partner] = [withoutGreen(couple.taxpayer), withoutGreen(couple.partner)]
      const household = { taxpayer, partner, childUnder12: childUnder12 && taxpayer.wages !== partner.wages }
      const [one, other] = [
        computeReturn(year, household),
        computeReturn(year, { ...household, taxpayer: partner, partner: taxpayer }),
      ]
      fc.pre(one.kind === 'computed' && other.kind === 'computed')
      expect([other.partner, other.taxpayer]).toEqual([one.taxpayer, one.partner])
    }),
    { numRuns: 200 },
  ),
)

const taxDue = (year: number, household: Household): Cents | undefined => {
  const result = computeReturn(year, household)
  return result.kind === 'computed' ? result.taxpayer.taxDue + (result.partner?.taxDue ?? 0) : undefined
}

type Income = 'wages' | 'benefits' | 'pensions' | 'otherIncome'

const more = (household: Household, field: Income, by: Cents, role: Role = 'taxpayer'): Household => ({
  ...household,
  [role]: { ...household[role], [field]: (household[role]?.[field] ?? 0) + by },
})

describe('tax never falls when income rises', () => {
  const rise = fc.integer({ min: 10, max: 20_000 }).map(eur)

  const withoutLabour = fc.constantFrom<Income>('benefits', 'pensions', 'otherIncome')

  /** A couple's credit for green investments is that of the partner with more income, and may be worth something only to that one. */
  const creditThatMoves = (year: number, household: Household): Cents => {
    const result = computeReturn(year, household)
    return result.kind === 'computed' && result.partner ? result.taxpayer.greenCredit + result.partner.greenCredit : 0
  }

  test('by benefits, pensions or other income of either, without healthcare costs and gifts', { timeout }, () =>
    fc.assert(
      fc.property(
        anyYear,
        fc.oneof(
          fc.tuple(anySingle, fc.constant<Role>('taxpayer')),
          fc.tuple(anyCouple, fc.constantFrom<Role>('taxpayer', 'partner')),
        ),
        withoutLabour,
        rise,
        (year, [{ healthcare: _, gifts: __, ...household }, role], field, by) => {
          const [before, after] = [taxDue(year, household), taxDue(year, more(household, field, by, role))]
          fc.pre(before !== undefined && after !== undefined)
          expect(after).toBeGreaterThanOrEqual(before - creditThatMoves(year, household))
        },
      ),
      { numRuns: 500 },
    ),
  )

  test('by savings or investments of a single, but for the euro that a share is cut off', { timeout }, () =>
    fc.assert(
      fc.property(
        anyYear,
        anySingle,
        fc.constantFrom('savings' as const, 'investments' as const),
        rise,
        (year, { healthcare: _, gifts: __, box3 = {}, ...household }, kind, by) => {
          const { actualReturn: ___, ...wealth } = box3
          const dueWith = (more: Cents) =>
            taxDue(year, { ...household, box3: { ...wealth, [kind]: (wealth[kind] ?? 0) + more } })
          const [before, after] = [dueWith(0), dueWith(by)]
          fc.pre(before !== undefined && after !== undefined)
          expect(after).toBeGreaterThan(before - eur(2))
        },
      ),
      { numRuns: 300 },
    ),
  )

  test('by wages, without a child under 12 and a home that makes a loss', { timeout }, () =>
    fc.assert(
      fc.property(
        anyYear,
        anySingle,
        rise,
        (year, { healthcare: _, gifts: __, childUnder12: ___, home: ____, ...household }, by) => {
          const [before, after] = [taxDue(year, household), taxDue(year, more(household, 'wages', by))]
          fc.pre(before !== undefined && after !== undefined)
          expect(after).toBeGreaterThanOrEqual(before)
        },
      ),
      { numRuns: 400 },
    ),
  )
})

describe('the cliffs of the law', () => {
  const cliff = (year: number, household: Household, field: 'wages' | 'benefits', by = eur(1)) =>
    (taxDue(year, more(household, field, by)) ?? 0) - (taxDue(year, household) ?? 0)

  test('labour and combination credit build up faster than the first rate: tax falls', () => {
    const parent = { taxpayer: { wages: eur(20_000), benefits: eur(15_000) }, childUnder12: true }
    // 36.97 % more tax and 6.63 % less general credit; 31.433 % and 11.45 % more credits... and so on every € 100.
    expect(cliff(2024, parent, 'wages', eur(100))).toBe(eur(36.97 + 6.63 - 31.43 - 11.45))
    const poorer = { taxpayer: { wages: eur(12_000), benefits: eur(9000) }, childUnder12: true }
    expect(cliff(2024, poorer, 'wages', eur(100))).toBeLessThan(0)
  })

  test('wages within a loss of the own home build up labour credit and are not taxed: tax falls', () => {
    const household = {
      taxpayer: { wages: eur(3000) },
      home: { wozValue: eur(400_000), interest: eur(9000) },
      box2Income: eur(40_000),
    }
    expect(cliff(2024, household, 'wages', eur(100))).toBe(eur(-8.43))
  })

  test('untaxed income raises the maximum of gifts the partner deducts: tax falls', () => {
    const couple = {
      taxpayer: {},
      partner: { wages: eur(60_000) },
      gifts: { ordinary: eur(8000) },
      split: { deductions: 0 },
    }
    // € 100 more to deduct at 36.97 %, and as much less decline of the general credit.
    expect(cliff(2024, couple, 'benefits', eur(1000))).toBe(eur(-43.6))
  })

  test('one euro too much ends the increase of healthcare costs', () =>
    expect(
      cliff(2024, { taxpayer: { benefits: eur(40_021) }, healthcare: { aids: eur(5000) } }, 'benefits'),
    ).toBeGreaterThan(eur(700)))

  test('the healthcare threshold falls when 1.65 % takes over from the fixed one: tax falls', () => {
    const household = { taxpayer: { benefits: eur(0) }, box2Income: eur(9420), healthcare: { treatment: eur(1000) } }
    const of = (income: number) =>
      computed(2024, { ...household, box2Income: eur(income) }).household.healthcareDeduction
    expect([of(9420), of(9421)]).toEqual([eur(837), eur(844.55)])
  })

  test('the combination credit moves to the partner who then earns less', () => {
    const couple = {
      taxpayer: { wages: eur(30_000), dateOfBirth: '1980-01-01' },
      partner: { wages: eur(30_000), dateOfBirth: '1981-01-01' },
      childUnder12: true,
    }
    const to = (by: number) => computed(2024, more(couple, 'wages', eur(by))).partner?.combinationCredit
    expect([to(0), to(1)]).toEqual([0, eur(2739.64)])
  })
})

test.each([38_098, 75_518, 24_812, 39_957])('2024: nothing jumps at € %d', (end) => {
  const at = (income: number) => taxDue(2024, { taxpayer: { wages: eur(income) } }) ?? 0
  expect(at(end + 1) - at(end)).toBeLessThanOrEqual(eur(0.64))
  expect(at(end + 1) - at(end)).toBeGreaterThan(0)
})
