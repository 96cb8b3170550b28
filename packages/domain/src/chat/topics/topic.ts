import type { Day } from '../../day/index.ts'
import { type Copy, copy } from '../../language/index.ts'
import { eurosOf, formatWholeEuros } from '../../money/index.ts'
import type { TaxYear } from '../../tax-law/index.ts'

/** What the advisor knows beside the specification's subjects: amounts from the figures of a year. */
export interface Topic {
  /** Words that lead to it, in both languages. */
  readonly keywords: readonly string[]
  /** An anchor of the tax guide. */
  readonly guide: `/tax-guide#${string}`
  /** Its figures in a year, as they are said today, by the `{places}` of its answer; texts in both languages where they differ. */
  readonly figures: (year: TaxYear, today: Day) => Readonly<Record<string, string | Copy>>
  readonly answer: Copy
}

/** Whole euros of an amount in cents. */
export const whole = (cents: number) => formatWholeEuros(eurosOf(cents))

/** A percentage in thousandths of a percent, as each language writes it. */
export const rate = (thousandths: number): Copy => {
  const text = `${thousandths / 1000}%`
  return copy(text, text.replace('.', ','))
}
