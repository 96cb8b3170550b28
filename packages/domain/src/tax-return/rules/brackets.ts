import type { Cents } from '../../money/index.ts'

/** One bracket of a progressive rate. */
export interface Bracket {
  /** Upper end in whole euros; null for the last bracket. */
  readonly upTo: number | null
  /** Rate in hundredths of a percent: 3697 is 36.97 %. */
  readonly rate: number
}

/** The part of an income that falls in one bracket, and its tax. */
export interface BracketPart {
  readonly bracket: Bracket
  /** Cents of income inside the bracket. */
  readonly income: Cents
  /** Ten-thousandths of a cent of tax: exact, to be rounded once at the end. */
  readonly exactTax: number
}

/** Splits a taxable income over brackets. Exact: all integers up to the largest amount a field accepts. */
export function bracketParts(taxable: Cents, brackets: readonly Bracket[]): readonly BracketPart[] {
  let below = 0
  return brackets.flatMap((bracket) => {
    const end = bracket.upTo === null ? Number.POSITIVE_INFINITY : bracket.upTo * 100
    const income = Math.max(0, Math.min(taxable, end) - below)
    below = end
    return income > 0 ? [{ bracket, income, exactTax: income * bracket.rate }] : []
  })
}

/** The tax over all brackets, in ten-thousandths of a cent. */
export const exactTaxOver = (taxable: Cents, brackets: readonly Bracket[]): number =>
  bracketParts(taxable, brackets).reduce((total, part) => total + part.exactTax, 0)

/** How many ten-thousandths of a cent are in a cent. */
export const exactPerCent = 10_000
