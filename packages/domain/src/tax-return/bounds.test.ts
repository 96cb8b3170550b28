import { expect, test } from 'vitest'
import { mostUntaxedPercent } from '../tax-law/ruling.ts'
import { boundWords } from './bounds.copy.ts'
import { type Bound, type BoundFacts, bounds, contradictionsAt } from './bounds.ts'
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

test('the share of the ruling is the law’s', () => expect(mostUntaxedPercent).toBe(30))
