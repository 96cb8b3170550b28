import type { AmountName } from '@aangiftewijs/domain/tax-return'

/** The statement where an amount is found and its line there, as they are printed: `scripts/corpus/found-picture.mjs` draws them. */
export type Found = readonly [statement: string, line: string]

/** Where the specified amounts are found. */
export const foundAmounts: Readonly<Partial<Record<AmountName, Found>>> = {
  salary: ['Jaaropgaaf', 'Loon loonbelasting/volksverzekeringen'],
  taxWithheld: ['Jaaropgaaf', 'Ingehouden loonheffing'],
  mortgageInterest: ['Jaaroverzicht hypotheek', 'Totaal betaalde rente'],
}
