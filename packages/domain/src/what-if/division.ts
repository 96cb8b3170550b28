import { eurosOf } from '../money/index.ts'
import { type Household, type OptimisedSplit, optimiseSplit, whatIf } from '../tax-law/index.ts'
import type { SplitData } from '../tax-return/index.ts'
import { type Move, taxMovesOf } from './moves.ts'

/** The best division of a couple, and why it is. */
export interface Division {
  readonly best: OptimisedSplit
  /** The same as it is kept with the return. */
  readonly splitData: SplitData
  /** The taxes and credits that differ from a division of half each, the largest first. */
  readonly because: readonly Move[]
}

/**
 * The best division of what partners may divide.
 *
 * @returns null without a partner whose income is known, with nothing to divide, or where the law gives no figure
 */
export function divisionOf(year: number, household: Household): Division | null {
  if (household.partner?.wages === undefined) return null
  const best = optimiseSplit(year, household)
  if (best.kind !== 'optimised' || best.parts.length === 0) return null
  const { split: _, ...even } = household
  const compared = whatIf(year, even, { field: 'split', to: best.split })
  return {
    best,
    splitData: Object.fromEntries(Object.entries(best.split).map(([part, cents]) => [part, eurosOf(cents)])),
    because: compared.kind === 'compared' ? taxMovesOf(compared) : [],
  }
}
