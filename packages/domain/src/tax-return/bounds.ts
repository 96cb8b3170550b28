import { type Cents, centsOf } from '../money/index.ts'
import type { Problem } from '../problem/index.ts'
import { mostUntaxedPercent } from '../tax-law/ruling.ts'
import type { AlsoCountName, AmountName, AmountStep } from './questions/index.ts'

/** Answers of a step that together cannot be more than others: parts of a whole that is asked for above them. */
export interface Bound {
  readonly step: AmountStep
  readonly parts: readonly AlsoCountName[]
  /** Added up; those of the partner count in a joint return. */
  readonly whole: readonly (AmountName | AlsoCountName)[]
  /** Of the whole; all of it unless told. */
  readonly percent?: number
}

/** Every such part that is asked for. Source: the hints of `also-count.copy.ts`, and the law on the 30 % ruling. */
export const bounds = [
  {
    step: 'income',
    parts: ['untaxedAllowance'],
    whole: ['salary'],
    percent: mostUntaxedPercent,
  },
  {
    step: 'income',
    parts: ['partnerUntaxedAllowance'],
    whole: ['partnerSalary'],
    percent: mostUntaxedPercent,
  },
  {
    step: 'deductions',
    parts: ['treatment', 'medicines', 'aids', 'transport', 'visitingTheSick', 'householdHelp', 'diet', 'clothing'],
    whole: ['healthcareExpenses', 'partnerHealthcareExpenses'],
  },
  {
    step: 'deductions',
    parts: ['culturalGifts', 'periodicGifts'],
    whole: ['charityDonations', 'partnerCharityDonations'],
  },
  { step: 'deductions', parts: ['oldPeriodicGifts'], whole: ['periodicGifts'] },
] as const satisfies readonly Bound[]

/** An answer of a step that is such a part. */
export type BoundedName<Step extends AmountStep> = Extract<
  (typeof bounds)[number],
  { readonly step: Step }
>['parts'][number]

type Given = Readonly<Record<string, unknown>>

/** Cents of an answer, of what is missing 0. NaN of what is no amount: that has a problem of its own, and breaks no bound. */
function centsIn(answers: Given, name: string): Cents {
  const euros = answers[name] ?? 0
  return typeof euros === 'number' && euros >= 0 ? centsOf(euros) : Number.NaN
}

const together = (answers: Given, names: readonly string[]): Cents =>
  names.reduce((sum, name) => sum + centsIn(answers, name), 0)

/** The part to look at first: the largest, of several the first. */
export const largestPart = (answers: Given, { parts }: Bound): AlsoCountName | undefined =>
  [...parts].sort((one, other) => centsIn(answers, other) - centsIn(answers, one))[0]

const isBroken = ({ parts, whole, percent = 100 }: Bound, answers: Given): boolean =>
  together(answers, parts) * 100 > together(answers, whole) * percent

/** The bounds that the answers of a step break. `answers`: as on the wire, those that count in the return (`countedAnswers`). */
export const brokenBounds = (step: AmountStep, answers: Given): readonly Bound[] =>
  bounds.filter((bound: Bound) => bound.step === step && isBroken(bound, answers))

/** The days of own homes, where they are answered. */
export type HomeDay = 'homeFrom' | 'homeUntil' | 'formerHomeUntil'

/**
 * Days that cannot be, since nobody is registered at two addresses: a home left by the day it began, or one before it left later. What
 * is blank compares with nothing.
 */
function daysOutOfOrder(answers: Given): readonly Problem[] {
  const { homeFrom: from, homeUntil: until, formerHomeUntil: former } = answers as Partial<Record<HomeDay, string>>
  const wrong = (isWrong: unknown, field: HomeDay) => (isWrong ? [{ field, code: 'not-in-order' } as const] : [])
  return from
    ? [...wrong(until && until <= from, 'homeUntil'), ...wrong(former && former > from, 'formerHomeUntil')]
    : []
}

/** What the answers of a step, as {@link brokenBounds} takes them, contradict among themselves: each problem is the largest part’s. */
export const contradictionsAt = (step: AmountStep, answers: Given): readonly Problem[] => [
  ...brokenBounds(step, answers).flatMap((bound): readonly Problem[] => {
    const field = largestPart(answers, bound)
    const code = bound.percent === undefined ? 'more-than-whole' : 'more-than-share'
    return field === undefined ? [] : [{ field, code }]
  }),
  ...(step === 'deductions' ? daysOutOfOrder(answers) : []),
]

/** Whether somebody was born after a tax year has ended. `birthDate`: `YYYY-MM-DD`, or nothing. */
export const isBornAfter = (year: number, birthDate: unknown): boolean =>
  typeof birthDate === 'string' && birthDate > `${year}-12-31`
