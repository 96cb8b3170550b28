import type { Cents } from '../money/index.ts'
import type { ComputedReturn, Household } from '../tax-law/index.ts'
import { type Assumed, assumedOf, type Certainty, certaintyOf } from './assumed.ts'
import { untoldDividendTax } from './at-stake.ts'
import type { StatedHousehold } from './household-of.ts'
import { openGaps } from './open-gaps.ts'
import type { UnsureAmount } from './unsure.ts'
import { withheldIn } from './withheld.ts'

/** A figure under the rules of its year. */
export interface LawfulFigure {
  readonly kind: 'figure'
  readonly year: number
  readonly outcome: 'refund' | 'pay' | 'nothing'
  /** What is settled: whole euros in cents, never negative. */
  readonly amount: Cents
  readonly certainty: Certainty
  /** What it stands on, beyond the answers. */
  readonly assumed: readonly Assumed[]
  /** What documents may say beyond that. */
  readonly unsure: readonly UnsureAmount[]
  readonly household: Household
  readonly computed: ComputedReturn
}

/** What was computed of a household, with what it stands on and how sure that makes it. */
export function figureOf(computed: ComputedReturn, stated: StatedHousehold): LawfulFigure {
  const { household, unsure = [] } = stated
  const { year, settlement } = computed
  const assumed = assumedOf(computed, household, [
    ...openGaps(year, stated),
    ...withheldIn(household, computed),
    ...untoldDividendTax(household, computed),
  ])
  return {
    kind: 'figure',
    year,
    outcome: settlement === 0 ? 'nothing' : settlement < 0 ? 'refund' : 'pay',
    amount: Math.abs(settlement),
    certainty: certaintyOf(assumed),
    assumed,
    unsure,
    household,
    computed,
  }
}
