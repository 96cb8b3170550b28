import type { Cents } from '../../money/index.ts'
import { assess, type Prepared, settledTogether } from '../assess.ts'
import { cover } from '../compute-return.ts'
import type { SplitFacts } from '../facts.ts'
import type { InvalidHousehold, UnsupportedReturn } from '../result.ts'
import {
  type DividedPart,
  type Divisible,
  type Division,
  dividedParts,
  divisible,
  divisionOf,
  moved,
  type SplitProblem,
  splitOf,
  splitProblem,
  wholesOf,
} from './division.ts'
import { bestDivision, turnsAlong } from './search.ts'

/** One thing partners divide, as the best division has it. Cents; sizes, also of a negative balance. */
export interface OptimisedPart {
  readonly part: Divisible
  /** The whole, signed as it counts in the income. */
  readonly whole: Cents
  readonly taxpayer: Cents
  readonly partner: Cents
  /**
   * What both settle together over what the taxpayer takes, all else divided best: its corner points and both sides of
   * each jump, from nothing to all. Between two of them it is linear, but for rounding.
   */
  readonly curve: readonly { readonly taxpayer: Cents; readonly settlement: Cents }[]
}

/** The best division of a joint return and what others come to. What both settle together: positive to pay; cents. */
export interface OptimisedSplit {
  readonly kind: 'optimised'
  /** As `household.split` takes it; empty when there is nothing to divide. */
  readonly split: Readonly<Partial<Record<Divisible, Cents>>>
  readonly settlement: Cents
  /** Under other divisions: half each, nothing divided (all at one of them), and the household's own. */
  readonly others: Readonly<Record<'even' | 'allTaxpayer' | 'allPartner' | 'asGiven', Cents>>
  /** What the best division saves. Against `undivided`: the better of all at one of them. */
  readonly saves: Readonly<Record<'even' | 'undivided' | 'asGiven', Cents>>
  readonly parts: readonly OptimisedPart[]
}

/** There is no partner to divide with. */
export interface NoPartner {
  readonly kind: 'no-partner'
}

const euro = 100
const unit = (index: number): Division => [
  Number(index === 0),
  Number(index === 1),
  Number(index === 2),
  Number(index === 3),
]

function curveOf(problem: SplitProblem, best: Division, index: number): OptimisedPart['curve'] {
  const from = moved(best, unit(index), 0 - (best[index] ?? 0))
  const points = new Map([best, ...turnsAlong(problem, from, unit(index))].map((one) => [one[index] ?? 0, one]))
  return [...points]
    .sort(([one], [other]) => one - other)
    .map(([euros, division]) => ({ taxpayer: euros * euro, settlement: problem.settledUnder(division).settlement }))
}

const even = { ownHome: 'even', box2: 'even', box3: 'even', deductions: 'even' } as const

/**
 * The best division, in whole euros, of what partners may divide: that under which they settle least together, after
 * prepayments and the thresholds of article 9.4, as the result has it. When there are few divisions all are tried,
 * otherwise the result is at most rounding above the lowest. Never worse than an even division, than none, or than the
 * household's own; that one, else an even one, where no other is better. Act 2.17, 9.4.
 */
export function optimiseSplit(
  year: number,
  household: unknown,
): OptimisedSplit | NoPartner | UnsupportedReturn | InvalidHousehold {
  const covered = cover(year, household)
  if (covered.kind !== 'covered') return covered
  const { prepared } = covered
  if (!prepared.partner) return { kind: 'no-partner' }
  const problem = splitProblem(prepared)
  const settlementOf = (division: Division) => problem.settledUnder(division).settlement
  const divisions = {
    asGiven: divisionOf(prepared, prepared.facts.split),
    even: divisionOf(prepared, even),
    allTaxpayer: problem.sizes,
    allPartner: [0, 0, 0, 0] as const,
  }
  const { asGiven, allTaxpayer, allPartner } = divisions
  const found = bestDivision(problem, [asGiven, divisions.even, allTaxpayer, allPartner]).division
  const settlement = settlementOf(found)
  const best = [asGiven, divisions.even].find((division) => settlementOf(division) === settlement) ?? found
  // Half of a home's balance below two euros is none in whole euros, and half of its costs all the same: as they are, not as a division.
  const settledAs = (split: SplitFacts) => settledTogether(assess(prepared, split), prepared.rules).settlement
  const others = {
    even: settledAs(even),
    allTaxpayer: settlementOf(allTaxpayer),
    allPartner: settlementOf(allPartner),
    asGiven: settledAs(prepared.facts.split),
  }
  return {
    kind: 'optimised',
    ...partsOf(prepared, problem, best),
    settlement,
    others,
    saves: {
      even: others.even - settlement,
      undivided: Math.min(others.allTaxpayer, others.allPartner) - settlement,
      asGiven: others.asGiven - settlement,
    },
  }
}

/** What the partners of a household divide, as it says they do; nothing without a partner or where the law gives no figure. Act 2.17. */
export function divisionGiven(year: number, household: unknown): readonly DividedPart[] {
  const covered = cover(year, household)
  return covered.kind === 'covered' && covered.prepared.partner ? dividedParts(covered.prepared) : []
}

function partsOf(
  prepared: Prepared,
  problem: SplitProblem,
  division: Division,
): Pick<OptimisedSplit, 'split' | 'parts'> {
  const wholes = wholesOf(prepared, assess(prepared, splitOf(division)))
  const parts = divisible.flatMap((part, index): OptimisedPart[] => {
    const whole = wholes[part]
    if (whole === 0) return []
    const taxpayer = Math.min((division[index] ?? 0) * euro, Math.abs(whole))
    return [{ part, whole, taxpayer, partner: Math.abs(whole) - taxpayer, curve: curveOf(problem, division, index) }]
  })
  return {
    split: Object.fromEntries(parts.map(({ part, taxpayer }) => [part, Math.ceil(taxpayer / euro) * euro])),
    parts,
  }
}
