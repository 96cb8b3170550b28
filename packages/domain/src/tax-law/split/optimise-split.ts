import type { Cents } from '../../money/index.ts'
import { assess, type Prepared } from '../assess.ts'
import { cover } from '../compute-return.ts'
import type { InvalidHousehold, UnsupportedReturn } from '../result.ts'
import {
  type Divisible,
  type Division,
  divisible,
  divisionOf,
  moved,
  type SplitProblem,
  splitOf,
  splitProblem,
  wholesOf,
} from './division.ts'
import { bestDivision, type Divided, turnsAlong } from './search.ts'

/** One thing partners divide, as the best division has it. Cents; sizes, also of a negative balance. */
export interface OptimisedPart {
  readonly part: Divisible
  /** The whole, signed as it counts in the income. */
  readonly whole: Cents
  readonly taxpayer: Cents
  readonly partner: Cents
  /**
   * The tax of both together over what the taxpayer takes, all else divided best: its corner points, from nothing to
   * all. Between two of them the tax is linear, but for rounding.
   */
  readonly curve: readonly { readonly taxpayer: Cents; readonly tax: Cents }[]
}

/** The best division of a joint return and what others cost. Tax is of both together, before prepayments; cents. */
export interface OptimisedSplit {
  readonly kind: 'optimised'
  /** As `household.split` takes it; empty when there is nothing to divide. */
  readonly split: Readonly<Partial<Record<Divisible, Cents>>>
  readonly tax: Cents
  /** The tax of other divisions: half each, nothing divided (all at one of them), and the household's own. */
  readonly others: Readonly<Record<'even' | 'allTaxpayer' | 'allPartner' | 'asGiven', Cents>>
  /** What the best division saves. Against `undivided`: the cheaper of all at one of them. */
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
  const points = new Map<number, Cents>([[best[index] ?? 0, problem.taxOf(best)]])
  for (const division of turnsAlong(problem, from, unit(index)))
    points.set(division[index] ?? 0, problem.taxOf(division))
  return [...points].sort(([one], [other]) => one - other).map(([euros, tax]) => ({ taxpayer: euros * euro, tax }))
}

const even = { ownHome: 'even', box2: 'even', box3: 'even', deductions: 'even' } as const

/**
 * The best division, in whole euros, of what partners may divide, what it saves, and the tax as a curve over each part.
 * Cuts and roundings of box 3 included: when there are few divisions all are tried, otherwise the result is at most
 * rounding (cents) above the lowest. Never worse than an even division, than none, or than the household's own. Act 2.17.
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
  const others = {
    even: divisionOf(prepared, even),
    allTaxpayer: problem.sizes,
    allPartner: [0, 0, 0, 0] as const,
    asGiven: divisionOf(prepared, prepared.facts.split),
  }
  const best = bestDivision(problem, [others.asGiven, others.even, others.allTaxpayer, others.allPartner])
  return describe(prepared, problem, best, {
    even: problem.taxOf(others.even),
    allTaxpayer: problem.taxOf(others.allTaxpayer),
    allPartner: problem.taxOf(others.allPartner),
    asGiven: problem.taxOf(others.asGiven),
  })
}

function describe(
  prepared: Prepared,
  problem: SplitProblem,
  { division, tax }: Divided,
  others: OptimisedSplit['others'],
): OptimisedSplit {
  const wholes = wholesOf(prepared, assess(prepared, splitOf(division)))
  const parts = divisible.flatMap((part, index): OptimisedPart[] => {
    const whole = wholes[part]
    if (whole === 0) return []
    const taxpayer = Math.min((division[index] ?? 0) * euro, Math.abs(whole))
    return [{ part, whole, taxpayer, partner: Math.abs(whole) - taxpayer, curve: curveOf(problem, division, index) }]
  })
  return {
    kind: 'optimised',
    split: Object.fromEntries(parts.map(({ part, taxpayer }) => [part, Math.ceil(taxpayer / euro) * euro])),
    tax,
    others,
    saves: {
      even: others.even - tax,
      undivided: Math.min(others.allTaxpayer, others.allPartner) - tax,
      asGiven: others.asGiven - tax,
    },
    parts,
  }
}
