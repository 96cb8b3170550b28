import type { TaxDocument } from '../documents/index.ts'
import type { Cents } from '../money/index.ts'
import { type ComputedReturn, computeReturn, type Household, type UnsupportedReason } from '../tax-law/index.ts'
import { uncountedAt } from '../tax-return/index.ts'
import { type Assumed, assumedOf, type Certainty, certaintyOf } from './assumed.ts'
import { untoldDividendTax } from './at-stake.ts'
import { type Answers, circumstancesIn, householdOf, type StatedHousehold } from './household-of.ts'
import { openGaps } from './open-gaps.ts'
import { type UnreadableReason, unreadable } from './unreadable.ts'
import { unwithheldIn } from './unwithheld.ts'
import { type WithoutReasons, withoutReasons } from './without.ts'

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
  readonly household: Household
  readonly computed: ComputedReturn
}

/** Why the law has no figure. */
export type Reason = UnsupportedReason | UnreadableReason

/** The law has no figure that could be given without guessing. */
export interface NoLawfulFigure {
  readonly kind: 'unsupported'
  readonly year: number
  readonly reasons: readonly Reason[]
  /** What the rest comes to; absent where that says nothing. */
  readonly without?: WithoutReasons
}

/** No income is known yet. */
export interface NotEnoughKnown {
  readonly kind: 'unknown'
  readonly year: number
  /** The names of the files that may hold it, and do not count until the person says whether they do. */
  readonly uncounted: readonly string[]
  /** Whether the return is submitted: then only a correction can say. */
  readonly completed: boolean
}

/** The headline wherever a result is shown. */
export type LawfulResult = LawfulFigure | NoLawfulFigure | NotEnoughKnown

/** What the law of its year says of a return, as far as it is answered and read from documents. Pure. */
export function lawfulResult(answers: Answers, documents: readonly TaxDocument[]): LawfulResult {
  const stated = householdOf(answers, documents)
  return stated === null ? withoutIncome(answers, documents) : lawfulResultOf(answers.year, stated)
}

/** What is ruled out already is said at once: no income makes it a figure. */
function withoutIncome(answers: Answers, documents: readonly TaxDocument[]): NoLawfulFigure | NotEnoughKnown {
  const { year, completed } = answers
  const reasons = circumstancesIn(answers).map((code) => ({ code }))
  if (reasons.length > 0) return { kind: 'unsupported', year, reasons }
  const uncounted = uncountedAt('income', answers, documents).map(({ filename }) => filename)
  return { kind: 'unknown', year, uncounted, completed }
}

/** What the law of a year says of a household. Pure. */
export function lawfulResultOf(year: number, stated: StatedHousehold): LawfulFigure | NoLawfulFigure {
  const computed = computeReturn(year, stated.household)
  switch (computed.kind) {
    case 'unsupported':
      return withoutFigure(year, stated.household, computed.reasons)
    case 'invalid':
      return { kind: 'unsupported', year, reasons: computed.problems.map(unreadable) }
    case 'computed':
      return figureOf(
        computed,
        stated.household,
        assumedOf(computed, [
          ...openGaps(year, stated),
          ...unwithheldIn(stated.household, computed),
          ...untoldDividendTax(stated.household, computed),
        ]),
      )
  }
}

function withoutFigure(year: number, household: Household, reasons: readonly UnsupportedReason[]): NoLawfulFigure {
  const without = withoutReasons(year, household, reasons)
  return { kind: 'unsupported', year, reasons, ...(without && { without }) }
}

const figureOf = (computed: ComputedReturn, household: Household, assumed: readonly Assumed[]): LawfulFigure => ({
  kind: 'figure',
  year: computed.year,
  outcome: computed.settlement === 0 ? 'nothing' : computed.settlement < 0 ? 'refund' : 'pay',
  amount: Math.abs(computed.settlement),
  certainty: certaintyOf(assumed),
  assumed,
  household,
  computed,
})
