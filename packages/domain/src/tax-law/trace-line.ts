import type { Cents } from '../money/index.ts'
import type { FormulaCode } from './trace.copy.ts'

/** How an amount became whole: the names of the functions in `rounding.ts`, or `exact` where nothing was lost. */
export type RoundingName = 'exact' | 'nearest-cent' | 'euros-down' | 'euros-up' | 'nearest-euro' | 'euros-in-favour'

/** Where a rule stands: the article and its dated official address. */
export interface LawSource {
  /** Such as `Wet IB 2001, art. 8.10`. */
  readonly article: string
  /** Such as `https://wetten.overheid.nl/BWBR0011353/2024-01-01#Hoofdstuk8_…`. */
  readonly address: string
}

/** A value in a formula. `share` is a share of box 3, cut off: 62 % at two decimals is `{ units: 6200, decimals: 2 }`. */
export type TraceValue =
  | { readonly kind: 'amount'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly thousandths: number }
  | { readonly kind: 'number'; readonly number: number }
  | { readonly kind: 'share'; readonly units: number; readonly decimals: number }

/**
 * One named line of how a figure came about. `parts` add up to `amount`, to the cent, whenever there are any; `steps`
 * are lines the formula uses without adding them (the income a percentage is taken of).
 */
export interface TraceLine {
  /** Unique in the tree, dotted: `taxpayer.box1.bracket2`. */
  readonly id: string
  /** Integer cents, signed as it counts in the line above: a deduction or credit is negative. */
  readonly amount: Cents
  /** What the line is and how it is computed, in words: a key of `trace.copy.ts` with its values. */
  readonly formula: { readonly code: FormulaCode; readonly values: Readonly<Record<string, TraceValue>> }
  /** Paths in the household the line itself reads: `taxpayer.wages`. */
  readonly inputs: readonly string[]
  /** Ids of lines elsewhere in the tree that the formula takes an amount from: the household's, before it was divided. */
  readonly uses: readonly string[]
  /** None on lines that only add up. */
  readonly law: LawSource | undefined
  readonly rounding: RoundingName
  readonly parts: readonly TraceLine[]
  readonly steps: readonly TraceLine[]
}
