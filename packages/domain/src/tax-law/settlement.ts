import type { Cents } from '../money/index.ts'
import { eurosInFavour } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/**
 * What is charged (positive) or refunded (negative) of a balance, in whole euros. Withheld tax and refunds received
 * come first and the thresholds are theirs; a provisional assessment that was to be paid comes after, so that small
 * amounts are then due all the same. Act 9.4(1)(a), 9.4(5).
 */
export function settle(taxDue: Cents, withheld: Cents, provisionalAssessment: Cents, rules: YearRules): Cents {
  const due = eurosInFavour(dueOf(taxDue, withheld, provisionalAssessment))
  const assessed = sideOf(due, rules) === 'small' ? 0 : due
  return eurosInFavour(assessed - Math.max(0, provisionalAssessment))
}

/** The same without the rounding: what changes with the tax is then in proportion to it, but for the thresholds. */
export function settleToTheCent(
  taxDue: Cents,
  withheld: Cents,
  provisionalAssessment: Cents,
  rules: YearRules,
): { readonly settled: Cents; readonly side: Side } {
  const due = dueOf(taxDue, withheld, provisionalAssessment)
  const side = sideOf(eurosInFavour(due), rules)
  return { settled: (side === 'small' ? 0 : due) - Math.max(0, provisionalAssessment), side }
}

/** Where a due lies: below the thresholds, between them, above. */
export const sides = ['refund', 'small', 'charge'] as const
export type Side = (typeof sides)[number]

function sideOf(due: Cents, { settlement: { charged, refunded } }: YearRules): Side {
  if (due > charged) return 'charge'
  return due < 0 - refunded ? 'refund' : 'small'
}

const dueOf = (taxDue: Cents, withheld: Cents, provisionalAssessment: Cents): Cents =>
  taxDue - withheld + Math.max(0, 0 - provisionalAssessment)
