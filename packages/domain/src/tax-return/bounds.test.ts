import { expect, test } from 'vitest'
import { mostUntaxedPercent } from '../tax-law/ruling.ts'
import { countedAnswers } from './also-count.ts'
import { type Bound, bounds, contradictionsAt } from './bounds.ts'
import { deductionBoundWords } from './bounds-deductions.copy.ts'
import { incomeBoundWords } from './bounds-income.copy.ts'
import { alsoCountWords } from './questions/also-count.copy.ts'
import { questionsOf } from './questions/index.ts'

const alone = {
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
  expect([unknown, [...Object.keys(incomeBoundWords), ...Object.keys(deductionBoundWords)].toSorted()]).toEqual([
    [],
    [...rows.flatMap(({ parts }) => parts), 'formerHomeUntil', 'homeUntil'].toSorted(),
  ])
})

const ruling = { salary: 72_000, untaxedAllowance: 21_600 }
test.each<[string, object, typeof alone, readonly object[]]>([
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
])('income: %s', (_, incomeData, filing, problems) =>
  expect(contradictionsAt('income', countedAnswers('income', incomeData, { ...filing, incomeData }))).toEqual(problems),
)

const gifts = { charityDonations: 1_000, culturalGifts: 400, periodicGifts: 600 }
test.each<[string, object, typeof alone, readonly object[]]>([
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
])('deductions: %s', (_, deductionsData, filing, problems) => {
  const counted = countedAnswers('deductions', deductionsData, { ...filing, deductionsData })
  expect(contradictionsAt('deductions', counted)).toEqual(problems)
})

const movedIn = { movedHome: true, homeFrom: '2024-06-11' }

test.each<[string, object, readonly object[]]>([
  ['left after it was moved into', { ...movedIn, homeUntil: '2024-06-12' }, []],
  [
    'left on the day it was moved into',
    { ...movedIn, homeUntil: '2024-06-11' },
    [{ field: 'homeUntil', code: 'not-in-order' }],
  ],
  ['the former home left on that day', { ...movedIn, formerHomeUntil: '2024-06-11' }, []],
  [
    'the former home left later',
    { ...movedIn, formerHomeUntil: '2024-06-12' },
    [{ field: 'formerHomeUntil', code: 'not-in-order' }],
  ],
  ['a day that is blank', { ...movedIn, homeUntil: '' }, []],
  ['only one day', { movedHome: true, homeUntil: '2024-01-01' }, []],
  ['days that nobody asks about', { ...movedIn, movedHome: false, homeUntil: '2024-01-01' }, []],
])('days of a home: %s', (_, answers, problems) => {
  const deductionsData = { mortgageInterest: 1, ...answers }
  const counted = countedAnswers('deductions', deductionsData, { ...alone, deductionsData })
  expect(contradictionsAt('deductions', counted)).toEqual(problems)
})

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
