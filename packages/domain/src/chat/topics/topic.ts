import { type Copy, copy } from '../../language/index.ts'
import { eurosOf, formatWholeEuros } from '../../money/index.ts'
import type { TaxYear } from '../../tax-law/index.ts'

/** What the advisor knows beside the specification's subjects: amounts from the figures of a year. */
export interface Topic {
  /** Words that lead to it, in both languages. */
  readonly keywords: readonly string[]
  /** An anchor of the tax guide. */
  readonly guide: `/tax-guide#${string}`
  /** Its figures in a year, by the `{places}` of its answer; texts in both languages where they differ. */
  readonly figures: (year: TaxYear) => Readonly<Record<string, string | Copy>>
  readonly answer: Copy
}

/** Whole euros of an amount in cents. */
export const whole = (cents: number) => formatWholeEuros(eurosOf(cents))

/** A percentage in thousandths of a percent, as each language writes it. */
export const rate = (thousandths: number): Copy => {
  const text = `${thousandths / 1000}%`
  return copy(text, text.replace('.', ','))
}

/** A date (`YYYY-MM-DD`) in words. */
export const day = (iso: string): Copy => {
  const said = (locale: string) =>
    new Date(iso).toLocaleDateString(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return copy(said('en-GB'), said('nl-NL'))
}
