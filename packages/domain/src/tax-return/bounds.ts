import { type Cents, centsOf } from '../money/index.ts'
import type { Problem, ProblemCode } from '../problem/index.ts'
import { mostUntaxedPercent } from '../tax-law/ruling.ts'
import { type AlsoCountFacts, countedAnswers } from './also-count.ts'
import type { AlsoCountName, AmountName, AmountStep } from './questions/index.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** Answers of a step that together cannot be more than others: parts of a whole that is asked for above them. */
export interface Bound {
  readonly step: AmountStep
  readonly parts: readonly AlsoCountName[]
  /** Added up; those of the partner count in a joint return. */
  readonly whole: readonly (AmountName | AlsoCountName)[]
  /** Of the whole; all of it unless told. */
  readonly percent?: number
  readonly code: Extract<ProblemCode, 'more-than-whole' | 'more-than-share'>
}

/** Every such part that is asked for. Source: the hints of `also-count.copy.ts`, and the law on the 30 % ruling. */
export const bounds = [
  {
    step: 'income',
    parts: ['untaxedAllowance'],
    whole: ['salary'],
    percent: mostUntaxedPercent,
    code: 'more-than-share',
  },
  {
    step: 'income',
    parts: ['partnerUntaxedAllowance'],
    whole: ['partnerSalary'],
    percent: mostUntaxedPercent,
    code: 'more-than-share',
  },
  {
    step: 'deductions',
    parts: ['treatment', 'medicines', 'aids', 'transport', 'visitingTheSick', 'householdHelp', 'diet', 'clothing'],
    whole: ['healthcareExpenses', 'partnerHealthcareExpenses'],
    code: 'more-than-whole',
  },
  {
    step: 'deductions',
    parts: ['culturalGifts', 'periodicGifts'],
    whole: ['charityDonations', 'partnerCharityDonations'],
    code: 'more-than-whole',
  },
  { step: 'deductions', parts: ['oldPeriodicGifts'], whole: ['periodicGifts'], code: 'more-than-whole' },
] as const satisfies readonly Bound[]

/** An answer that is such a part. */
export type BoundedName = (typeof bounds)[number]['parts'][number]

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

/** The bounds that the answers of a step break, of what counts in the return. */
export const brokenBounds = (step: AmountStep, answers: Given, facts: AlsoCountFacts): readonly Bound[] => {
  const counted = countedAnswers(step, answers, facts)
  return bounds.filter((bound: Bound) => bound.step === step && isBroken(bound, counted))
}

/** What of a return decides what its answers may be beside each other. */
export type BoundFacts = Pick<
  TaxFiling,
  'year' | 'isJointFiling' | 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'
>

/**
 * What the answers of a step contradict among themselves: a part that is more than its whole. `answers`: as on the wire. Each problem is
 * the part’s.
 */
export function contradictionsAt(step: AmountStep, answers: Given, filing: BoundFacts): readonly Problem[] {
  // What the partner earned may have been told before it was asked at this step.
  const partnerSalary = filing.partnerData?.incomeData?.salary
  const known: Given =
    step === 'income' ? { ...answers, partnerSalary: answers.partnerSalary ?? partnerSalary } : answers
  return brokenBounds(step, known, { ...filing, [`${step}Data`]: known }).flatMap((bound) => {
    const field = largestPart(known, bound)
    return field === undefined ? [] : [{ field, code: bound.code }]
  })
}

/** Whether somebody was born after a tax year has ended. `birthDate`: `YYYY-MM-DD`, or nothing. */
export const isBornAfter = (year: number, birthDate: unknown): boolean =>
  typeof birthDate === 'string' && birthDate > `${year}-12-31`
