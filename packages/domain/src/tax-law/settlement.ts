import type { Cents } from '../money/index.ts'
import { eurosInFavour } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/**
 * What is charged (positive) or refunded (negative) of a balance, in whole euros. Withheld tax and refunds received
 * come first and the thresholds are theirs; a provisional assessment that was to be paid comes after, so that small
 * amounts are then due all the same. Act 9.4(1)(a), 9.4(5).
 */
export function settle(taxDue: Cents, withheld: Cents, provisionalAssessment: Cents, rules: YearRules): Cents {
  const { charged, refunded } = rules.settlement
  const paid = Math.max(0, provisionalAssessment)
  const received = Math.max(0, 0 - provisionalAssessment)
  const due = eurosInFavour(taxDue - withheld + received)
  const assessed = due > charged || due < 0 - refunded ? due : 0
  return eurosInFavour(assessed - paid)
}
