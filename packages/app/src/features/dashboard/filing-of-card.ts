import { currentTaxYear, openReturnOf, type TaxFiling } from '@aangiftewijs/domain/tax-return'

/** The return of the current tax year, which has a card of its own: the open one, else the newest; null when there is none. */
export const filingOfCard = (filings: readonly TaxFiling[]): TaxFiling | null =>
  openReturnOf(filings, currentTaxYear) ?? filings.find(({ year }) => year === currentTaxYear) ?? null
