import type { Cents } from '@aangiftewijs/domain/money'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'
import { addsUpTo, isInColumn, likeliestFirst, likelyOf, type Settled, summedIn, telling } from './settle.ts'

/** All that a field may be, each so many times as likely; what is likelier than before others of the paper bear out, and what is less speaks against it. */
export function reweighed(all: readonly Settled[], timesOf: (one: Settled) => number): readonly Settled[] {
  const weighed = all.map((one) => ({ one, times: timesOf(one) }))
  const whole =
    Math.max(1e-9, 1 - likelyOf(all)) + weighed.reduce((sum, { one, times }) => sum + one.posterior * times, 0)
  return weighed
    .map(({ one, times }) => ({
      ...one,
      posterior: (one.posterior * times) / whole,
      agreeing: one.agreeing + Number(times > 1),
      against: one.against + Number(times < 1),
    }))
    .sort(likeliestFirst)
}

/** Most amounts of a sentence or list that are added up in the next. */
const mostAdded = 24

/** What an amount is the sum of: what stands over it, all of a column elsewhere, or what is named right before it. */
function partsOf(total: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const over = summedIn(total, amounts)
  if (over.length > 1) return over
  const others = amounts.filter(({ cents }) => cents !== total.cents)
  const isWhole = (parts: readonly ScoredAmount[]) => parts.length > 1 && addsUpTo(total.cents, parts)
  const column = others.map((one) => others.filter((other) => isInColumn(other, one))).find(isWhole)
  const before = amounts.slice(0, amounts.indexOf(total)).slice(-mostAdded)
  const start = before.findLastIndex((_, at) => isWhole(before.slice(at)))
  return column ?? (start < 0 ? [] : before.slice(start))
}

/** How many times likelier an amount is that the others of its paper make, and how many times less what it is made of. */
export const borneOut = 20

/** The values that may be a field and are what others on the paper add up to, and what those are made of. */
export function totalsOf(field: AmountField, amounts: readonly ScoredAmount[]) {
  const likely = new Set(amounts.flatMap((one) => (one.shareOf(field).part > telling ? [one.cents] : [])))
  const totals = new Map(
    amounts
      .filter(({ cents }) => cents > 0 && likely.has(cents))
      .map((total): [Cents, readonly ScoredAmount[]] => [total.cents, partsOf(total, amounts)])
      .filter(([, own]) => own.length > 1),
  )
  return { likely, totals, parts: new Set([...totals.values()].flat().map(({ cents }) => cents)) }
}
