import type { TaxFiling } from './tax-return.schema.ts'

/**
 * The return the steps work on: the chosen one, else the newest. `filings`: newest first, as `GET /api/tax-filings` lists
 * them. Decisions, Filing.
 */
export const currentFilingOf = (filings: readonly TaxFiling[], chosenId: number | null): TaxFiling | null =>
  filings.find(({ id }) => id === chosenId) ?? filings[0] ?? null

/** The returns but this one. */
export const otherReturns = <Filing extends Pick<TaxFiling, 'id'>>(
  filings: readonly Filing[],
  own: Pick<TaxFiling, 'id'>,
): readonly Filing[] => filings.filter(({ id }) => id !== own.id)
