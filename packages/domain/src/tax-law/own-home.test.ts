import { describe, expect, test } from 'vitest'
import { computeReturn } from './compute-return.ts'
import { daysIn, daysLivedIn } from './own-home.ts'
import { computed, eur } from './testing/computed.test-data.ts'

describe('the days that a home was lived in', () => {
  test.each([
    ['all year', {}, 2025, 365],
    ['all of a leap year', {}, 2024, 366],
    ['from 15 September: the Tax Administration counts 107', { registeredFrom: '2025-09-15' }, 2025, 107],
    ['until that day: the rest', { registeredUntil: '2025-09-15' }, 2025, 258],
    ['over the leap day', { registeredFrom: '2024-02-28', registeredUntil: '2024-03-01' }, 2024, 2],
    ['since before the year', { registeredFrom: '2010-07-01' }, 2025, 365],
    ['beyond it', { registeredUntil: '2026-02-01' }, 2025, 365],
    ['only after it', { registeredFrom: '2026-02-01' }, 2025, 0],
    ['only before it', { registeredUntil: '2024-12-31' }, 2025, 0],
    ['on its last day', { registeredFrom: '2025-12-31' }, 2025, 0],
  ])('%s', (_, home, year, days) => expect(daysLivedIn(home, year)).toBe(days))

  test.each([2022, 2023, 2024, 2025, 2026])('%d: who moves has every day once', (year) => {
    const day = `${year}-03-01`
    expect(daysLivedIn({ registeredUntil: day }, year) + daysLivedIn({ registeredFrom: day }, year)).toBe(daysIn(year))
  })
})

const home = { wozValue: eur(365_000), registeredFrom: '2025-07-02' }

test('the Hillen deduction is of what is left of the part', () => {
  // 0.35 % of 365,000 is 1,277.50: 182 of 365 days are 637.
  const { household } = computed(2025, { taxpayer: {}, home: { ...home, interest: eur(137) } })
  expect([household.notionalValue, household.hillenDeduction]).toEqual([eur(637), eur(383.34)])
})

test('a home that stands empty all year has its costs and no notional value', () => {
  const { household } = computed(2025, {
    taxpayer: {},
    home: { ...home, registeredFrom: '2026-01-15', interest: eur(900) },
  })
  expect([household.notionalValue, household.homeBalance]).toEqual([0, eur(-900)])
})

test('only interest may be limited by the sale of the home before', () => {
  const former = { wozValue: eur(200_000), registeredUntil: '2025-07-02' }
  const codes = (interest: number) =>
    computed(2025, { taxpayer: {}, home: { ...home, former, interest: eur(interest) } }).assumptions.map(
      ({ code }) => code,
    )
  expect([codes(900).includes('former-home'), codes(0).includes('former-home')]).toEqual([true, false])
})

test.each([
  ['left on the day it began', { registeredUntil: '2025-07-02' }, 'home.registeredUntil'],
  [
    'the one before left later',
    { former: { wozValue: 1, registeredUntil: '2025-07-03' } },
    'home.former.registeredUntil',
  ],
  [
    'the one before without a next one',
    { registeredFrom: undefined, former: { wozValue: 1, registeredUntil: '2025-07-03' } },
    'home.former.registeredUntil',
  ],
])('days that cannot be: %s', (_, days, field) =>
  expect(computeReturn(2025, { taxpayer: {}, home: { ...home, ...days } })).toEqual({
    kind: 'invalid',
    problems: [{ field, code: 'not-in-order' }],
  }),
)
