import { type Copy, copy } from '../language/index.ts'

/** An amount of money in integer cents. Everything is calculated in cents; euros exist only on the wire and on screen. */
export type Cents = number

/** The largest amount a field accepts: € 999,999,999.99. Source: decisions, Filing. */
export const largestAmount: Cents = 99_999_999_999

/** Cents of an amount in euros; exact for amounts of at most two decimals. */
export const centsOf = (euros: number): Cents => Math.round(euros * 100)

/** Euros of an amount in cents, for the wire. */
export const eurosOf = (cents: Cents): number => cents / 100

/** Amounts in euros added up in cents, each rounded to the cent. */
export const sumOfEuros = (amounts: readonly number[]): Cents =>
  amounts.reduce((total, euros) => total + centsOf(euros), 0)

/**
 * Reads an amount typed the Dutch or the English way: `1.234,56`, `1,234.56`, `1234.56`, `€ 1.234`, `1234,5`, `45,-`, `-12`.
 * A single separator followed by exactly three digits separates thousands (`1.234` is € 1,234), any other
 * single separator is the decimal mark. Blank reads as 0 ("blank becomes 0", spec 2 § 5).
 * @returns euros as a number (possibly with too many decimals, which the schema refuses), or NaN when it is no amount.
 */
export function parseEuros(text: string): number {
  const bare = text
    .replace(/€|EURO?/gi, '')
    // Spaces, and what is pasted along unseen: marks of direction and width.
    .replace(/[\s'\p{Cf}]/gu, '')
    .replace(/[\u2212\u2013]/g, '-')
  if (bare === '') return 0
  const match = /^([+-]?)([\d.,]+?)(?:[.,]-{1,2})?(-?)$/.exec(bare)
  if (!match) return Number.NaN
  const [, before, digits = '', behind] = match
  if (before === '-' && behind === '-') return Number.NaN
  const plain = plainDecimal(digits)
  if (plain === null) return Number.NaN
  const amount = Number(plain)
  const isNegative = (before === '-' || behind === '-') && amount !== 0
  return isNegative ? -amount : amount
}

/** `1.234,56` → `1234.56`; null when the separators make no sense. */
function plainDecimal(digits: string): string | null {
  if (!/^\d/.test(digits) && !/^[.,]\d+$/.test(digits)) return null
  const marks = digits.replace(/\d/g, '')
  if (marks === '') return digits
  const last = digits.charAt(Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(',')))
  const other = last === '.' ? ',' : '.'
  const isMixed = marks.includes(other)
  const onlyThousands = /^\d{1,3}([.,]\d{3})+$/
  if (!isMixed && onlyThousands.test(digits) && !digits.startsWith('0')) return digits.replaceAll(last, '')
  if (marks.split(last).length - 1 > 1) return null
  const [whole = '', decimals = ''] = digits.split(last)
  if (isMixed && !(other === '.' ? /^\d{1,3}(\.\d{3})+$/ : /^\d{1,3}(,\d{3})+$/).test(whole)) return null
  return `${whole.replaceAll(other, '') || '0'}.${decimals || '0'}`
}

/** Of every amount shown: the Dutch form in both languages. */
const euros = { style: 'currency', currency: 'EUR' } as const
const dutch = new Intl.NumberFormat('nl-NL', euros)
const dutchWhole = new Intl.NumberFormat('nl-NL', { ...euros, maximumFractionDigits: 0 })
const dutchPlain = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Nothing has no sign, also where it is what rounding leaves. (Browsers of 2022 do not know `signDisplay: 'negative'`.) */
const neverLessThanNothing = (amount: number, leastShown = 0.005) => (Math.abs(amount) < leastShown ? 0 : amount)

/** `€ 1.234,56`: euro, Dutch locale, two decimals. A missing value shows `€0.00` (spec 1 § 9). */
export const formatEuros = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '€0.00' : dutch.format(neverLessThanNothing(cents / 100))

/** `€ 1.234`: for amounts that are whole euros by rule, such as the calculated tax. */
export const formatWholeEuros = (euros: number): string => dutchWhole.format(neverLessThanNothing(euros, 0.5))

/** `1.234,56`: what a money field shows of a known amount. Reads back with {@link parseEuros}. */
export const formatAmount = (cents: Cents): string => dutchPlain.format(cents / 100)

const rates = {
  en: new Intl.NumberFormat('en-GB', { maximumFractionDigits: 3, useGrouping: false }),
  nl: new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 3, useGrouping: false }),
}

/** A rate in hundredths of a percent as people read it: `36.97%` in English, `36,97%` in Dutch. */
export const percentWords = (rate: number): Copy =>
  copy(`${rates.en.format(rate / 100)}%`, `${rates.nl.format(rate / 100)}%`)
