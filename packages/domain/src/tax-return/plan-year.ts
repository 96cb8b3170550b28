import { otherReturns } from './returns.ts'
import type { TaxFiling } from './tax-return.schema.ts'
import { countingReturnOf, openReturnOf } from './which-counts.ts'

/** Whether anything after setup is answered. A return without such answers simply becomes one of another year. Spec 2 § 2.2. */
const hasAnswers = ({
  partnerData,
  incomeData,
  deductionsData,
}: Pick<TaxFiling, 'partnerData' | 'incomeData' | 'deductionsData'>): boolean =>
  partnerData !== null || incomeData !== null || deductionsData !== null

/** What setup does with the year that was chosen. */
export type YearPlan =
  /** Saved in this return, whose year it is or becomes. */
  | { readonly kind: 'save-here' }
  /** A return of that year is started; this one stays. */
  | { readonly kind: 'start' }
  /** The return of that year that is open already is gone on with, as it is. */
  | { readonly kind: 'open'; readonly filing: TaxFiling }
  /** The year is submitted: a correction of what counts is started. */
  | { readonly kind: 'correct'; readonly filing: TaxFiling }
  /** The person has to say first. `ways`: what there is to choose from. */
  | { readonly kind: 'ask'; readonly ways: readonly YearWay[] }

/**
 * `beside`: keep this return, and start or open the other year's; `redate`: give this return the other year. Of a year that is submitted,
 * `correct`: start a correction; `second`: start a return of its own.
 */
export const yearWays = ['beside', 'redate', 'correct', 'second'] as const
export type YearWay = (typeof yearWays)[number]

interface ChosenYear {
  /** The return setup stands at; null where one is started. */
  readonly filing: TaxFiling | null
  /** All of the person's. */
  readonly filings: readonly TaxFiling[]
  readonly year: number
  /** What the person said, where they were asked. */
  readonly way: YearWay | null
}

/** What comes of the year that was chosen at setup: nothing answered is ever lost or silently given to another year. */
export function planYear({ filing, filings, year, way }: ChosenYear): YearPlan {
  if (filing?.completed === false && filing.year === year) return { kind: 'save-here' }
  const isStarting = filing === null || filing.completed
  const others = filing === null ? filings : otherReturns(filings, filing)
  const open = openReturnOf(others, year)
  const counting = countingReturnOf(filings, year)
  if (open === null && counting !== null) {
    if (way === 'correct') return { kind: 'correct', filing: counting }
    return way === 'second' ? { kind: 'start' } : { kind: 'ask', ways: ['correct', 'second'] }
  }
  if (isStarting && open === null) return { kind: 'start' }
  // A correction is of the year of what it corrects.
  const mayRedate = !isStarting && filing.correctsFilingId === null && others.every((other) => other.year !== year)
  if (mayRedate && (way === 'redate' || !hasAnswers(filing))) return { kind: 'save-here' }
  // A form that was sent twice began the correction already.
  if (open !== null && (way === 'beside' || way === 'correct')) return { kind: 'open', filing: open }
  if (way === 'beside') return { kind: 'start' }
  return { kind: 'ask', ways: mayRedate ? ['beside', 'redate'] : ['beside'] }
}
