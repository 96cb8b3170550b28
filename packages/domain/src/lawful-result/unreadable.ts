import type { Problem, ProblemCode } from '../problem/index.ts'

/** Why the law cannot reckon with a household that the answers make: what is wrong with one of its fields. */
export type UnreadableCode =
  | 'amount-too-large'
  | 'allowance-above-share'
  | 'green-savings-above-all'
  | 'born-after-year'
  | 'days-not-in-order'
  /** Every answer was checked before it was stored: nothing that this product asks makes it. */
  | 'unreadable'

export interface UnreadableReason {
  readonly code: UnreadableCode
  /** Its path in the household, such as `taxpayer.wages`. */
  readonly field: string
}

/** The problems that answers can make, which are right each by itself. */
const codeOf: Readonly<Partial<Record<ProblemCode, UnreadableCode>>> = {
  // The law's own limit on an amount is lower than that of a question.
  'too-large': 'amount-too-large',
  'more-than-share': 'allowance-above-share',
  'more-than-whole': 'green-savings-above-all',
  'after-tax-year': 'born-after-year',
  'not-in-order': 'days-not-in-order',
}

/** The reason that a problem of a household is. */
export const unreadable = ({ field, code }: Problem): UnreadableReason => ({
  code: codeOf[code] ?? 'unreadable',
  field,
})
