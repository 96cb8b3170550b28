import type { Cents } from '@aangiftewijs/domain/money'
import type { AmountField, Role } from './roles.ts'
import type { ScoredAmount, Share } from './scored-amounts.ts'
import { addsUpTo, isInColumn, likeliestFirst, likelyOf, type Settled, summedIn, telling } from './settle.ts'

/** `Tel ze bij elkaar op voor uw aangifte`, as letters. */
export const toBeAdded =
  /bijelkaarop|telt?u?(?:ze|beide|deze|allebei|debedragen(?:van)?(?:beide|de(?:ze)?twee))|somvan(?:beide|detwee|deze)|beide(?:perioden|periodes|uitkeringen|pensioenen|dienstverbanden)(?:horen|moeten)in|uzeallebeiin|add(?:them|both|thetwo|up)|bothtogether|sumof(?:both|thetwo|these)/

/** Whether so many amounts add up to a value. */
export function isSumOf(value: Cents, count: number, amounts: readonly ScoredAmount[]): boolean {
  const all = amounts.map(({ cents }) => cents).filter((cents) => cents > 0 && cents <= value)
  const choices = Array.from({ length: count }, (_, at) => (all.length - at) / (at + 1)).reduce(
    (one, more) => one * more,
    1,
  )
  const isLeft = (left: Cents, parts: number, from: number): boolean =>
    parts === 0
      ? left === 0
      : left > 0 && all.some((cents, at) => at >= from && isLeft(left - cents, parts - 1, at + 1))
  return choices <= mostChoices && isLeft(value, count, 0)
}
/** Most ways to choose the parts that are tried: of a schedule of years there are millions of millions. */
const mostChoices = 200_000

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

/** An amount that is surely this, or the total of several, and nothing else; or none of all. */
export const surely = (amount: ScoredAmount, role: Role | null, as: keyof Share = 'part'): ScoredAmount => ({
  ...amount,
  shareOf: (other) => ({ part: 0, total: 0, [as]: other === role ? sure : 0 }),
  saidOf: (other) => (other === role ? sure : 0),
})
const sure = 0.9

/** Most amounts of a sentence or list that are added up in the next. */
const mostAdded = 24

/** What an amount is the sum of: what stands over it, all of a column elsewhere, what is named right before it, or begins a column below it. */
function partsOf(total: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const others = amounts.filter(({ cents }) => cents !== total.cents && cents !== 0)
  const over = summedIn(total, [...others, total])
  if (over.length > 1) return over
  const isWhole = (parts: readonly ScoredAmount[]) => parts.length > 1 && addsUpTo(total.cents, parts)
  const columns = others.map((one) => others.filter((other) => isInColumn(other, one)))
  const column = columns.find(isWhole)
  if (column) return column
  const before = others.filter(({ row }) => row <= total.row).slice(-mostAdded)
  const start = before.findLastIndex((_, at) => isWhole(before.slice(at)))
  if (start >= 0) return before.slice(start)
  const below = columns.map((own) => own.filter(({ row }) => row > total.row))
  return below.flatMap((own) => own.map((_, at) => own.slice(0, at + 1))).find(isWhole) ?? []
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
