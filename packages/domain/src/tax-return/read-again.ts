import type { TaxFiling } from './tax-return.schema.ts'

/** The return that a form goes on with when it is read again: that one where nobody saved it, as answers may have followed their papers. */
export const readAgain = (shown: TaxFiling | null, read: TaxFiling | null): TaxFiling | null =>
  shown?.id === read?.id && shown?.version === read?.version ? read : shown
