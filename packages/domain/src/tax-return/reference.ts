import type { TaxFiling } from './tax-return.schema.ts'

/** `AW-2024-000123`: the reference number of a return, on the success view and the downloaded form. Holds nothing personal. */
export const referenceOf = ({ id, year }: Pick<TaxFiling, 'id' | 'year'>): string =>
  `AW-${year}-${String(id).padStart(6, '0')}`
