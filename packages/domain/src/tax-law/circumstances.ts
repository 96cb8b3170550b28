/**
 * Facts that put a return outside what this engine computes. Naming one in `household.circumstances` makes the result
 * `unsupported` with that code as its reason, instead of a guess. Source: reference, "A tool must refuse or hand over".
 */
export const circumstances = [
  'part-year-resident',
  'non-resident',
  /** The 30 % scheme with partial non-resident status. The scheme itself is computed: `untaxedAllowance`. */
  'partial-non-resident',
  'foreign-income-with-relief',
  'not-insured-for-national-insurance',
  /** Partners for part of the year who do not choose to be partners for all of it. */
  'partner-part-of-year',
  'death-in-year',
  'business-profit',
  'loan-from-own-company',
  'box2-loss',
  /** Two own homes, other than by moving from one to the next: `home.former`. */
  'two-homes',
  /** Also a part of it, to lodgers above the exempt limit: who asks both at once names this one. */
  'home-let',
  'lodgers-above-limit',
  'residual-debt',
  'loan-past-30-years',
  'non-repaying-loan-after-2012',
  /** An own home that belongs for a part to someone who is not the fiscal partner. */
  'home-shared-with-others',
  'income-averaging',
  /** Also those of a disability insurance: the same article, 3.124. */
  'annuity-premiums',
  'alimony-paid',
  'earlier-deduction-paid-back',
  /** Also losses of earlier years. */
  'carried-forward-deductions',
  /** Periodic gifts to cultural institutions: the increase that belongs to them is not computed. */
  'periodic-gifts-to-culture',
  'old-study-grant-became-loan',
] as const

export type Circumstance = (typeof circumstances)[number]

/** What makes an actual return in box 3 one to hand over; each counts only when `box3.actualReturn` is given. */
export const actualReturnComplications = [
  'let-property',
  'self-used-property',
  'leasehold-property',
  'usufruct',
  'green-investments',
  'net-annuity',
  'moves-around-1-january',
] as const

export type ActualReturnComplication = (typeof actualReturnComplications)[number]
