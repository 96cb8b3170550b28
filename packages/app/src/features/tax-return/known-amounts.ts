import { type Cents, centsOf, eurosOf } from '@aangiftewijs/domain/money'
import type { Suggestion } from '@aangiftewijs/domain/tax-return'

/** Euros of what the documents say about a field; 0 when they say nothing. */
export const suggestedEuros = (suggestion: Suggestion | undefined): number => eurosOf(suggestion?.amount ?? 0)

/** Cents of an amount of the wire; 0 when it is missing. */
export const centsOrZero = (euros: number | null | undefined): Cents => centsOf(euros ?? 0)
