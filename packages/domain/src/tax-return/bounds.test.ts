import { expect, test } from 'vitest'
import { mostUntaxedPercent } from '../tax-law/ruling.ts'
import { boundWords } from './bounds.copy.ts'
import { type Bound, type BoundFacts, bounds, contradictionsAt } from './bounds.ts'
import { alsoCountWords } from './questions/also-count.copy.ts'
import { questionsOf } from './questions/index.ts'

const alone: BoundFacts = {
  year: 2024,
  isJointFiling: false,
  setupData: null,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
}
const joint = { ...alone, isJointFiling: true }
const rows: readonly Bound[] = bounds

test('every bound is of questions of its step, and has words for each of its parts', () => {
  const unknown = rows.flatMap(({ step, parts, whole }) =>
    [...parts, ...whole].filter((name) => !(name in questionsOf[step])),
  )
  expect([unknown, Object.keys(boundWords)]).toEqual([[], rows.flatMap(({ parts }) => parts)])
})

const withPartnersSalary: BoundFacts = {
  ...joint,
  partnerData: {
    fullName: 'Jan van der Berg',
    bsn: '111222333',
    incomeData: { salary: 10_000, otherIncome: 0, taxWithheld: 0 },
  },
}
const ruling = { salary: 72_000, untaxedAllowance: 21_600 }
test.each<[string, object, BoundFacts, readonly object[]]>([
  ['30 % of the salary', ruling, alone, []],
  [
    'a cent more',
    { ...ruling, untaxedAllowance: 21_600.01 },
    alone,
    [{ field: 'untaxedAllowance', code: 'more-than-share' }],
  ],
  ['without a salary nothing is asked', { untaxedAllowance: 5 }, alone, []],
  ['what is no amount has a problem of its own', { ...ruling, untaxedAllowance: Number.NaN }, alone, []],
  ['a negative salary likewise', { salary: -1, untaxedAllowance: 5 }, alone, []],
  [
    'the partner’s beside the partner’s salary',
    { salary: 72_000, partnerSalary: 10_000, partnerUntaxedAllowance: 3_001 },
    joint,
    [{ field: 'partnerUntaxedAllowance', code: 'more-than-share' }],
  ],
  ['a partner who is gone counts for nothing', { partnerSalary: 10_000, partnerUntaxedAllowance: 3_001 }, alone, []],
  [
    'the salary of a partner may be known from before',
    { partnerSalary: undefined, partnerUntaxedAllowance: 3_000.01 },
    withPartnersSalary,
    [{ field: 'partnerUntaxedAllowance', code: 'more-than-share' }],
  ],
  ['and is enough', { partnerUntaxedAllowance: 3_000 }, withPartnersSalary, []],
])('income: %s', (_, answers, filing, problems) =>
  expect(contradictionsAt('income', { ...answers }, filing)).toEqual(problems),
)

const gifts = { charityDonations: 1_000, culturalGifts: 400, periodicGifts: 600 }
test.each<[string, object, BoundFacts, readonly object[]]>([
  ['parts that are the whole', gifts, alone, []],
  [
    'a cent more, told at the largest part',
    { ...gifts, culturalGifts: 400.01 },
    alone,
    [{ field: 'periodicGifts', code: 'more-than-whole' }],
  ],
  [
    'parts without a whole',
    { medicines: 5, diet: 7, periodicGifts: 1 },
    alone,
    [
      { field: 'diet', code: 'more-than-whole' },
      { field: 'periodicGifts', code: 'more-than-whole' },
    ],
  ],
  ['the partner’s is of the whole', { ...gifts, charityDonations: 900, partnerCharityDonations: 100 }, joint, []],
  [
    'and not of one who is gone',
    { ...gifts, charityDonations: 900, partnerCharityDonations: 100 },
    alone,
    [{ field: 'periodicGifts', code: 'more-than-whole' }],
  ],
  [
    'old gifts beyond all periodic ones',
    { charityDonations: 300_000, periodicGifts: 260_000, oldPeriodicGifts: 260_001 },
    alone,
    [{ field: 'oldPeriodicGifts', code: 'more-than-whole' }],
  ],
  ['old gifts that nobody asks about', { ...gifts, oldPeriodicGifts: 700 }, alone, []],
])('deductions: %s', (_, answers, filing, problems) =>
  expect(contradictionsAt('deductions', { ...answers }, filing)).toEqual(problems),
)

/** Hints that call an amount a part of another above. */
const saysPart = /of your .* above/i

test('whatever its hint calls a part of an amount above has a bound', () => {
  const parts = Object.entries(alsoCountWords).flatMap(([name, { hint }]) =>
    saysPart.test(hint?.en ?? '') ? [name] : [],
  )
  const bounded: readonly string[] = rows.flatMap((row) => row.parts)
  expect([parts.length, parts.filter((name) => !bounded.includes(name))]).toEqual([11, []])
})

test('the share of the ruling is the law’s', () => expect(mostUntaxedPercent).toBe(30))
