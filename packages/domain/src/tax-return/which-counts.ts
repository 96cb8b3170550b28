import type { TaxFiling } from './tax-return.schema.ts'

type YearAndState = Pick<TaxFiling, 'year' | 'completed'>
type Submission = YearAndState & Pick<TaxFiling, 'id'> & { readonly updatedAt: string | Date }

/** The return of a year that is not submitted yet: there is one at most. */
export const openReturnOf = <Filing extends YearAndState>(filings: readonly Filing[], year: number): Filing | null =>
  filings.find((filing) => filing.year === year && !filing.completed) ?? null

/**
 * The return of a year that counts: of those submitted, corrections and others alike, the one submitted last. A submitted return does not
 * change, so its last change is its submission. Null where none is submitted.
 */
export const countingReturnOf = <Filing extends Submission>(filings: readonly Filing[], year: number): Filing | null =>
  filings
    .filter((filing) => filing.completed && filing.year === year)
    .reduce<Filing | null>((last, filing) => (last === null || isLater(filing, last) ? filing : last), null)

function isLater(one: Submission, other: Submission): boolean {
  const [at, before] = [new Date(one.updatedAt).getTime(), new Date(other.updatedAt).getTime()]
  return at === before ? one.id > other.id : at > before
}

/** The return that counts in the place of a submitted one; null while that one counts itself, or is not submitted. */
export function replacedBy<Filing extends Submission>(filing: Filing, filings: readonly Filing[]): Filing | null {
  const counting = filing.completed ? countingReturnOf(filings, filing.year) : null
  return counting === null || counting.id === filing.id ? null : counting
}
