import type { TaxFiling } from './tax-return.schema.ts'

/**
 * The return the steps work on: the chosen one, else the newest. `filings`: newest first, as `GET /api/tax-filings` lists
 * them. Decisions, Filing.
 */
export const currentFilingOf = (filings: readonly TaxFiling[], chosenId: number | null): TaxFiling | null =>
  filings.find(({ id }) => id === chosenId) ?? filings[0] ?? null

type YearAndState = Pick<TaxFiling, 'year' | 'completed'>

/** The return of a year that is not submitted yet: there is one at most. */
export const openReturnOf = <Filing extends YearAndState>(filings: readonly Filing[], year: number): Filing | null =>
  filings.find((filing) => filing.year === year && !filing.completed) ?? null

/** The returns but this one. */
export const otherReturns = <Filing extends Pick<TaxFiling, 'id'>>(
  filings: readonly Filing[],
  own: Pick<TaxFiling, 'id'>,
): readonly Filing[] => filings.filter(({ id }) => id !== own.id)

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
  /** The person has to say first. `ways`: what there is to choose from. */
  | { readonly kind: 'ask'; readonly ways: readonly YearWay[] }

/** `beside`: keep this return, and start or open the other year's; `redate`: give this return the other year. */
export const yearWays = ['beside', 'redate'] as const
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
  if (isStarting && open === null) return { kind: 'start' }
  const mayRedate = !isStarting && others.every((other) => other.year !== year)
  if (mayRedate && (way === 'redate' || !hasAnswers(filing))) return { kind: 'save-here' }
  if (way === 'beside') return open === null ? { kind: 'start' } : { kind: 'open', filing: open }
  return { kind: 'ask', ways: mayRedate ? yearWays : ['beside'] }
}
