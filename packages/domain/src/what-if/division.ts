import type { LawfulResult } from '../lawful-result/index.ts'
import { type Cents, eurosOf } from '../money/index.ts'
import {
  type Comparison,
  type DividedPart,
  divisionGiven,
  type Household,
  type OptimisedSplit,
  optimiseSplit,
  rulesOfYear,
  whatIf,
} from '../tax-law/index.ts'
import type { SplitData } from '../tax-return/index.ts'
import { type Move, taxMovesOf } from './moves.ts'

/** The best division of a couple, and why it is. */
export interface Division {
  readonly best: OptimisedSplit
  /** The same as it is kept with the return. */
  readonly splitData: SplitData
  /** Null where half each is as good, or so nearly that nobody asks why. */
  readonly why: Why | null
}

/** How the best division differs from half each. */
export interface Why {
  /** The taxes and credits that differ, the largest first. */
  readonly moves: readonly Move[]
  /** What all of them are together: the tax of both, before prepayments. */
  readonly tax: { readonly half: Cents; readonly best: Cents }
  /** Up to what nothing is charged or paid out, where that is a part of the difference; else null. Wet IB 9.4. Cents. */
  readonly smallAmounts: { readonly charged: Cents; readonly refunded: Cents } | null
}

/** Below this nobody changes anything. */
export const worthIt: Cents = 5_00

/** What rounding to whole euros, of each of them under both divisions, makes at most. */
const rounding: Cents = 4_00

/**
 * The best division of what partners may divide.
 *
 * @returns null without a partner whose income is known, with nothing to divide, or where the law gives no figure
 */
export function divisionOf(year: number, household: Household): Division | null {
  if (household.partner?.wages === undefined) return null
  const best = optimiseSplit(year, household)
  if (best.kind !== 'optimised' || best.parts.length === 0) return null
  return {
    best,
    splitData: Object.fromEntries(Object.entries(best.split).map(([part, cents]) => [part, eurosOf(cents)])),
    why: best.saves.even < worthIt ? null : whyOf(year, household, best),
  }
}

/** How a return divides what its partners may divide, half each where they chose nothing; nothing while the partner’s income is not known. */
export const divisionNow = (year: number, household: Household): readonly DividedPart[] =>
  household.partner?.wages === undefined ? [] : divisionGiven(year, household)

/**
 * How a result is divided. Where the law gives no figure a chosen division counts in what the rest comes to, so it is seen there, too; half
 * each is among what that assumes.
 */
export function divisionIn(result: LawfulResult): readonly DividedPart[] {
  if (result.kind === 'figure') return divisionNow(result.year, result.household)
  const rest = result.kind === 'unsupported' ? result.without?.rest : undefined
  return rest?.household.split ? divisionNow(rest.year, rest.household) : []
}

const taxOf = ({ taxpayer, partner }: Comparison['before']): Cents => taxpayer.taxDue + (partner?.taxDue ?? 0)

function whyOf(year: number, { split: _, ...even }: Household, { split, saves }: OptimisedSplit): Why | null {
  const compared = whatIf(year, even, { field: 'split', to: split })
  if (compared.kind !== 'compared') return null
  const tax = { half: taxOf(compared.before), best: taxOf(compared.after) }
  const isByTax = Math.abs(saves.even - (tax.half - tax.best)) <= rounding
  return {
    moves: taxMovesOf(compared),
    tax,
    smallAmounts: isByTax ? null : rulesOfYear(compared.before.year).settlement,
  }
}
