import type { Cents } from '../money/index.ts'

/** A percentage in thousandths of a percent: 37.07 % is 37,070. Amount × rate stays an exact integer. */
export type Rate = number

const oneHundredPercent = 100_000
const euro = 100

/** To what a product is brought, once: the nearest cent or euro (halves up), or whole euros down. Box 3 rounds so from 2024. */
export type Rounding = 'cent' | 'euro' | 'euro-down'

/** `product` ÷ `divisor`, both integers, brought to `rounding` in one go: a cent rounded first could reach the next euro. */
function quotient(product: number, divisor: number, rounding: Rounding): Cents {
  if (rounding === 'cent') return Math.round(product / divisor) + 0
  const inEuros = product / (divisor * euro)
  return (rounding === 'euro' ? Math.round(inEuros) : Math.floor(inEuros)) * euro + 0
}

/** The rate of a percentage with at most three decimals, as the Act prints it: `percent('37.07')`. */
export const percent = (printed: `${number}`): Rate => Math.round(Number(printed) * 1000)

/** Cents of whole euros, as the Act prints amounts. */
export const euros = (value: number): Cents => value * euro

/** `rate` of `amount`, to the nearest cent unless told. The Act names no rounding for it; amounts here are in cents. */
export const percentOf = (amount: Cents, rate: Rate, rounding: Rounding = 'cent'): Cents =>
  quotient(amount * rate, oneHundredPercent, rounding)

/**
 * `amount` × `part` ÷ `whole`, to the nearest cent unless told: what follows the division of something else (the costs in one
 * partner's part of the own-home balance, the actual return by the divided base). 0 of nothing.
 */
export function proportionOf(
  amount: Cents,
  part: Cents,
  whole: Cents,
  rounding: Exclude<Rounding, 'euro'> = 'cent',
): Cents {
  if (whole === 0 || part === 0) return 0
  const product = amount * part
  if (Number.isSafeInteger(product)) return quotient(product, whole, rounding)
  const exact = BigInt(amount) * BigInt(part)
  if (rounding === 'cent') return Number((exact * 2n + BigInt(whole)) / (BigInt(whole) * 2n))
  return Number(exact / (BigInt(whole) * BigInt(euro))) * euro
}

/** Whole euros, down. Box 3 assets: reference, "Rounding in the 2025 examples"; its income and tax are `euro-down` above. */
export const eurosDown = (amount: Cents): Cents => Math.floor(amount / euro) * euro + 0

/** Whole euros, up. Box 3 debts: reference, "Rounding in the 2025 examples". */
export const eurosUp = (amount: Cents): Cents => Math.ceil(amount / euro) * euro + 0

/**
 * The settled amount in whole euros in the person's favour: less to pay, more back. Reference, "Whole euros, rounded in
 * the taxpayer's favour".
 */
export const eurosInFavour = eurosDown

/** How many decimals of a percent a share keeps. */
export type ShareDecimals = 2 | 3
const unitsInWhole = { 2: 10_000, 3: 100_000 } as const

/**
 * The share `part` ÷ `whole`, cut off (never rounded up) at `decimals` of a percent, as an integer of that unit: 62 % at
 * two decimals is 6,200. Act 5.2; the number of decimals is in the year's data.
 */
export const shareCutOff = (part: Cents, whole: Cents, decimals: ShareDecimals): number =>
  whole === 0 ? 0 : Math.floor((part * unitsInWhole[decimals]) / whole)

/** `amount` × a share of `shareCutOff`. */
export const shareOf = (amount: Cents, share: number, decimals: ShareDecimals, rounding: Rounding): Cents =>
  quotient(amount * share, unitsInWhole[decimals], rounding)
