import { type Day, dayInWords } from '../../day/index.ts'
import { type Copy, copy } from '../../language/index.ts'
import { eurosOf, formatWholeEuros } from '../../money/index.ts'
import { rulesOfYear, type TaxYear } from '../../tax-law/index.ts'
import { migrantDeadline } from '../../tax-return/deadline.ts'
import type { Keyword } from '../matching.ts'

/** What the advisor knows beside the specification's subjects: amounts from the figures of a year. */
export interface Topic {
  /** What leads to it, in both languages. */
  readonly keywords: readonly Keyword[]
  /** What leads to it only where the question names nothing else: a word that may mean much. */
  readonly broad?: readonly Keyword[]
  /** Where the guide or the questions say more. */
  readonly guide: `/tax-guide#${string}` | `/faq#${string}`
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

/** What box 3 counts as the return of a year; the provisional one until it is settled. */
export const box3Returns = (year: TaxYear) => {
  const { final, provisional } = rulesOfYear(year).box3
  const { bank = 0, other = 0 } = final ?? provisional ?? {}
  return { bank: rate(bank), other: rate(other) }
}

/** The return on all but bank balances. */
export const otherReturn = (year: TaxYear) => ({ other: box3Returns(year).other })

/** What debts in box 3 must be above, of one and of partners together. */
export const debtThresholds = (year: TaxYear) => {
  const { debtThreshold } = rulesOfYear(year).box3
  return { threshold: whole(debtThreshold), both: whole(2 * debtThreshold) }
}

/** The day before which M and C forms are mostly due. */
export const dueOfMigrants = (year: TaxYear) => ({ due: dayInWords(migrantDeadline(year)) })
