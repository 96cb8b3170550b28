import type { CalculatorResult } from '@aangiftewijs/domain/calculator'
import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Cents } from '@aangiftewijs/domain/money'
import { exactPerCent } from '@aangiftewijs/domain/tax-return'

/** The tax of one bracket, in cents. */
export interface BracketTax {
  /** Hundredths of a percent. */
  readonly rate: number
  readonly tax: Cents
}

/** The tax by bracket. Every part is rounded to the cent and the last takes the difference, so that they add up. */
export function taxByBracket({ parts, estimatedTax }: CalculatorResult): readonly BracketTax[] {
  let left = estimatedTax
  return parts.map(({ bracket, exactTax }, place) => {
    const tax = place === parts.length - 1 ? left : Math.round(exactTax / exactPerCent)
    left -= tax
    return { rate: bracket.rate, tax }
  })
}

/** A rate with one decimal: `36.9`, `36,9`. */
export const oneDecimal = (percent: number): Copy => copy(percent.toFixed(1), percent.toFixed(1).replace('.', ','))
