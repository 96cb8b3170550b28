import type { Cents } from '@aangiftewijs/domain/money'
import { undated } from './named-days.ts'
import type { AmountField } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'

/** What a field may be, by the amounts it is made of, and how likely that is among all it may be. */
export interface Settled {
  readonly value: Cents
  /** The amounts it was read from: its parts, or the one that is it. */
  readonly amounts: readonly ScoredAmount[]
  readonly isSum: boolean
  /** 0 to 1; those of one field, with nothing at all, add up to 1. */
  readonly posterior: number
  /** Whether it is hardly the figure of all, but of one of several that the paper names. */
  readonly isPartial?: boolean
  /** Whether the paper says itself that these amounts are to be added up. */
  readonly isTold?: boolean
  /** Sums and other figures of the paper that bear it out, and that speak against it. */
  readonly agreeing: number
  readonly against: number
}

/** From this share on an amount tells what it is, and what others are. */
export const telling = 0.5
/** From this share on its label may mean a field. */
export const hinting = 0.2

/** Whether amounts add up to their printed total, which may have been rounded by itself: a cent, or in whole euros a euro, for two. */
export function addsUpTo(total: Cents, amounts: readonly ScoredAmount[]): boolean {
  const isWhole = total % 100 === 0 && amounts.every(({ cents }) => cents % 100 === 0)
  return Math.abs(sumOf(amounts) - total) <= Math.ceil(amounts.length / 2) * (isWhole ? 100 : 1)
}

/** How far apart the right ends of one column may be, in parts of the width of the page. */
const aligned = 0.006

const rightOf = ({ place }: ScoredAmount) => (place ? place.x + place.width : Number.NaN)
export const isInColumn = (amount: ScoredAmount, of: ScoredAmount) =>
  amount.page === of.page && Math.abs(rightOf(amount) - rightOf(of)) < aligned

/** Whether of two amounts of a page one stands over the other, or over most of it, in whatever order. */
export function isOver(other: ScoredAmount, { place, page }: ScoredAmount): boolean {
  if (!place || !other.place || other.page !== page) return false
  const both = Math.min(place.x + place.width, rightOf(other)) - Math.max(place.x, other.place.x)
  return both > mostly * Math.min(place.width, other.place.width)
}
const mostly = 0.6

/** The amounts right above one in its column, or under its heading, that it is the sum of; none where there are none. */
export function summedIn(amount: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isAbove = (other: ScoredAmount) =>
    other.row < amount.row && (isOver(other, amount) || other.group === amount.group)
  const over = amounts.filter(isAbove).reverse()
  const last = over.findIndex((_, at) => at > 0 && addsUpTo(amount.cents, over.slice(0, at + 1)))
  return over.slice(0, last + 1).reverse()
}

/** The same, where they may be the field: of three or more one may have a label of its own. */
export function summedOf(field: AmountField, amount: ScoredAmount, amounts: readonly ScoredAmount[]) {
  const parts = summedIn(amount, amounts)
  const own = parts.filter((one) => one.shareOf(field).part > thinkable)
  return own.length >= Math.max(2, parts.length - 1) ? parts : []
}

export const sumOf = (amounts: readonly ScoredAmount[]): Cents => amounts.reduce((sum, { cents }) => sum + cents, 0)

/** What parts make, some of which may be printed as less than nothing beside others that are not. */
export const netOf = (parts: readonly ScoredAmount[]): Cents =>
  Math.abs(parts.reduce((sum, { cents, isLess }) => (isLess ? sum - cents : sum + cents), 0))

export const withDoubt = (one: Settled): Settled => ({ ...one, against: one.against + 1 })

export const likeliestFirst = (a: Settled, b: Settled) => b.posterior - a.posterior

const within = (share: number) => Math.min(0.9995, Math.max(0.0005, share))
const odds = (share: number) => within(share) / (1 - within(share))

/** From this share on an amount is thought of at all. */
const thinkable = 0.02

/** Each value that one amount gives a field: those printed twice count once, by the likelier. Likeliest first. */
export function settleOne(amounts: readonly ScoredAmount[], field: AmountField): Settled[] {
  const byValue = new Map<Cents, { amount: ScoredAmount; share: number; times: number }>()
  for (const amount of amounts) {
    const { part, total } = amount.shareOf(field)
    const share = part + total
    if (share < thinkable) continue
    const known = byValue.get(amount.cents)
    const best = known && known.share >= share ? known : { amount, share, times: 0 }
    byValue.set(amount.cents, { ...best, times: (known?.times ?? 0) + (share > 0.3 ? 1 : 0) })
  }
  const all = [...byValue].map(([value, one]) => ({ value, ...one, odds: odds(one.share) }))
  const whole = 1 + all.reduce((sum, one) => sum + one.odds, 0)
  return all
    .map(({ value, amount, times, odds: own }) => ({
      value,
      amounts: [amount],
      isSum: false,
      posterior: own / whole,
      agreeing: times > 1 ? 1 : 0,
      against: 0,
    }))
    .sort(likeliestFirst)
}

/** Of one column or of one label, whatever else is read with it, and whatever days it names. */
function isAlike(a: ScoredAmount, b: ScoredAmount): boolean {
  const [one, other] = [undated(a.letters), undated(b.letters)]
  return a.group === b.group || one.endsWith(other) || other.endsWith(one)
}

/**
 * The same amount under the same label on another page, or under another on the same, is the same part printed again; two alike in one line are
 * a part and its total.
 */
const withoutRepeats = (parts: readonly ScoredAmount[]): ScoredAmount[] =>
  parts.filter(
    (part, at) =>
      !parts
        .slice(0, at)
        .some(
          (other) =>
            other.cents === part.cents &&
            (other.page !== part.page || !isAlike(other, part) || (other.row === part.row && parts.length === 2)),
        ),
  )

type Part = 'part' | 'total' | 'neither'
/** The amounts that are taken for parts, and those that are taken for totals of them. */
type Chosen = Readonly<Record<'part' | 'total', readonly ScoredAmount[]>>

/** How many amounts are tried as parts, totals and neither; of the rest each is what it most likely is. */
const mostTried = 6
/** Ways to see all of them that are less likely than this are left out. */
const unlikely = 0.0005

/** What is said by amounts that are parts, or by the total of them. */
const reading = (value: Cents, amounts: readonly ScoredAmount[], isBorneOut: boolean, isOdd = false) => ({
  value,
  amounts,
  isSum: amounts.length > 1,
  agreeing: isBorneOut ? 1 : 0,
  against: isOdd ? 1 : 0,
  explains: amounts,
})

/** What a set of parts and totals says of the sum, and how well it hangs together; null when it says nothing. */
function readingOf(
  { part: printed, total: totals }: Chosen,
  knownParts: number,
  field: AmountField,
  sums: ReadonlySet<ScoredAmount>,
) {
  const [total] = totals
  // What is printed a third time, elsewhere, is one. Two alike in one column, and no two parts are named: a part, most likely, and the total of nothing
  // else; on another line, it is printed again.
  const [once, again, ...different] = withoutRepeats(printed)
  const isPair = different.length === 0 && once?.cents === again?.cents
  const isOfColumn = once?.group === again?.group
  const isDouble =
    again !== undefined && isPair && (isOfColumn ? knownParts !== 2 : knownParts < 2 && once?.row !== again.row)
  // Beside several parts what equals their total is the total printed again.
  const others = printed.filter(({ cents }) => cents !== total?.cents)
  const parts = isDouble ? printed.slice(0, 1) : withoutRepeats(others.length > 1 ? others : printed)
  // Each part has a total of its own, unless one is that of all: another is of something else.
  const isOfAll = parts.length === knownParts && totals.some(({ cents }) => addsUpTo(cents, parts))
  const areApart = !isOfAll && totals.every((one) => one === total || one.row !== total?.row || isAlike(one, total))
  if (total && knownParts > 1 && totals.length === knownParts && areApart && totals.every((one) => sums.has(one)))
    return { ...reading(sumOf(totals), totals, true), weight: 12, explains: [...printed, ...totals] }
  if (total) {
    const isOne = totals.every(({ cents }) => cents === total.cents)
    const isSumOf = (all: readonly ScoredAmount[]) => all.length > 1 && addsUpTo(total.cents, all)
    const sum = sums.has(total) && printed.length > 1 ? printed : [printed, parts].find(isSumOf)
    const isSame = parts.length === 1 && parts[0]?.cents === total.cents
    const isBare = parts.length === 0
    // A debt is not added up over months: the line of the year repeats what the last of them left.
    const isLast = field === 'remainingBalance' && parts.length > 1 && parts.at(-1)?.cents === total.cents
    const isBorneOut = sum !== undefined || isSame || isLast
    const weight = (isOne ? 1 : 0.02) * (isBorneOut ? 12 : isBare ? 1 : 0.3)
    const own = sum ?? [total]
    const told = reading(total.cents, own, isBorneOut, !isBorneOut && !isBare)
    return { ...told, weight, explains: isBorneOut ? printed : own }
  }
  const [first] = parts
  if (!first) return null
  const isTimes = (times: number) => parts.find(({ cents }) => sumOf(parts) === times * cents)
  // Beside months there may be quarters, too.
  const unnamed = parts.length > 2 ? (isTimes(2) ?? (parts.length > 12 ? isTimes(3) : undefined)) : undefined
  const named = parts.filter((part) => part !== unnamed)
  if (unnamed) return { ...reading(unnamed.cents, named, true), weight: 100, explains: parts }
  const isCounted = parts.length === Math.max(1, knownParts)
  const areAlike = parts.every((part) => isAlike(part, first))
  // Of each part that is named there is an amount: of fewer, one was not seen.
  const ofSeveral = isCounted ? 2 : parts.length < knownParts ? 0.2 : areAlike && knownParts !== 1 ? 0.8 : 0.05
  const weight = parts.length > 1 ? ofSeveral : knownParts > 1 ? 0.6 : 1
  const isOdd = weight < 0.5 || (isDouble && isOfColumn && printed.length === 2)
  return { ...reading(netOf(parts), parts, parts.length > 1 && isCounted, isOdd), weight }
}

/** Each value that the sum over loan parts may have, with every likely way to see amounts as parts, totals and neither. */
export function settleSum(amounts: readonly ScoredAmount[], field: AmountField, knownParts: number): Settled[] {
  const all = amounts.flatMap((amount) => {
    const { part, total } = amount.shareOf(field)
    if (part + total < thinkable) return []
    const shares: readonly (readonly [Part, number])[] = [
      ['part', within(part)],
      ['total', within(total)],
      ['neither', within(1 - part - total)],
    ]
    return [{ amount, shares: [...shares].sort((a, b) => b[1] - a[1]) }]
  })
  const surest = (one: (typeof all)[number]) => one.shares[0]?.[1] ?? 0
  const sums = new Set(amounts.filter((amount) => summedOf(field, amount, amounts).length > 0))
  const tried = new Set([...all].sort((a, b) => surest(a) - surest(b)).slice(0, mostTried))
  const found = new Map<Cents, Settled & { readonly best: number; readonly explains: readonly ScoredAmount[] }>()
  let whole = 0
  const look = (at: number, chosen: Chosen, likely: number) => {
    const next = all[at]
    if (next) {
      for (const [as, share] of tried.has(next) ? next.shares : next.shares.slice(0, 1))
        if (likely * share > unlikely)
          look(at + 1, as === 'neither' ? chosen : { ...chosen, [as]: [...chosen[as], next.amount] }, likely * share)
      return
    }
    const reading = readingOf(chosen, knownParts, field, sums)
    const own = likely * (reading?.weight ?? 1)
    whole += own
    if (!reading) return
    const known = found.get(reading.value)
    const { weight: _, ...rest } = reading
    const better = known && known.best >= own ? known : { ...rest, best: own, posterior: 0 }
    found.set(reading.value, { ...better, posterior: (known?.posterior ?? 0) + own })
  }
  look(0, { part: [], total: [] }, 1)
  return [...found.values()]
    .map(({ best: _, explains, ...one }) => {
      // An amount may well be a part or the total, and the reading makes nothing of it, nor do those of its name and column make the value.
      const isLeftOver = all.some(
        ({ amount, shares }) =>
          amount.cents !== one.value &&
          !explains.some(({ cents }) => cents === amount.cents) &&
          shares.some(([as, share]) => as === 'neither' && share < 0.7) &&
          !addsUpTo(
            one.value,
            amounts.filter((other) => other.letters === amount.letters && isInColumn(other, amount)),
          ),
      )
      return { ...(isLeftOver ? withDoubt(one) : one), posterior: one.posterior / Math.max(whole, 1e-9) }
    })
    .sort(likeliestFirst)
}

/** How well two fields go together: 1 when nothing is to be said, less when both can hardly be right. */
export type Fit = (first: Settled, second: Settled) => { readonly weight: number; readonly isBorneOut: boolean }

/** Two fields settled together: every pair of what they may be, by how well it fits. */
export function settleTogether(
  first: readonly Settled[],
  second: readonly Settled[],
  fit: Fit,
): readonly [Settled[], Settled[]] {
  const [few, others] = [first.slice(0, 4), second.slice(0, 4)]
  if (few.length === 0 || others.length === 0) return [few, others]
  const pairs = few.flatMap((one) =>
    others.map((other) => {
      const found = fit(one, other)
      return { ...found, one, other, likely: one.posterior * other.posterior * found.weight }
    }),
  )
  const none = { one: noneOf(few), other: noneOf(others) }
  const sum =
    pairs.reduce((total, pair) => total + pair.likely, 0) +
    likelyOf(few) * none.other +
    likelyOf(others) * none.one +
    none.one * none.other
  const again = (all: readonly Settled[], side: 'one' | 'other', without: number) =>
    all
      .map((settled) => {
        const own = pairs.filter((pair) => pair[side] === settled)
        const [best] = [...own].sort((a, b) => b.likely - a.likely)
        // Where the other field is most likely nothing at all, what it might be says nothing.
        const isTelling = best && without < 0.5
        return {
          ...settled,
          posterior: (own.reduce((total, pair) => total + pair.likely, 0) + settled.posterior * without) / sum,
          agreeing: settled.agreeing + (isTelling && best.isBorneOut ? 1 : 0),
          against: settled.against + (isTelling && best.weight < 1 ? 1 : 0),
        }
      })
      .sort(likeliestFirst)
  return [again(few, 'one', none.other), again(others, 'other', none.one)]
}

export const likelyOf = (all: readonly Settled[]) => all.reduce((sum, { posterior }) => sum + posterior, 0)
const noneOf = (all: readonly Settled[]) => Math.max(0.002, 1 - likelyOf(all))
