import type { Cents } from '@aangiftewijs/domain/money'
import type { AmountField, ScoredAmount } from './scored-amounts.ts'

/** What a field may be, by the amounts it is made of, and how likely that is among all it may be. */
export interface Settled {
  readonly value: Cents
  /** The amounts it was read from: its parts, or the one that is it. */
  readonly amounts: readonly ScoredAmount[]
  readonly isSum: boolean
  /** 0 to 1; those of one field, with nothing at all, add up to 1. */
  readonly posterior: number
  /** Sums and other figures of the paper that bear it out, and that speak against it. */
  readonly agreeing: number
  readonly against: number
}

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

/**
 * The amounts above one in its column, from the first on that stands under the same heading, though a line between may have a label of its own;
 * where its own line has one, those that are called as the nearest is.
 */
export function columnOver(amount: ScoredAmount, amounts: readonly ScoredAmount[]): readonly ScoredAmount[] {
  const isUnderSame = (other: ScoredAmount) => other.group === amount.group && other.row < amount.row
  const under = amounts.filter(isUnderSame)
  if (under.length === 0) {
    const over = amounts.filter((other) => other.row < amount.row && isInColumn(other, amount))
    return over.filter(({ letters }) => letters === over.at(-1)?.letters)
  }
  const first = Math.min(...under.map(({ row }) => row))
  return amounts.filter(
    (other) => isUnderSame(other) || (other.row > first && other.row < amount.row && isInColumn(other, amount)),
  )
}

/** Whether an amount is the sum of those above it in its column. */
export function isSumOfColumn(amount: ScoredAmount, amounts: readonly ScoredAmount[]): boolean {
  const others = columnOver(amount, amounts)
  return others.length > 1 && addsUpTo(amount.cents, others)
}

export const sumOf = (amounts: readonly ScoredAmount[]): Cents => amounts.reduce((sum, { cents }) => sum + cents, 0)

export const withDoubt = (one: Settled): Settled => ({ ...one, against: one.against + 1 })

const likeliestFirst = (a: Settled, b: Settled) => b.posterior - a.posterior

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

/** The same values where something else speaks for some of them: `weightOf` says how much. Likeliest first. */
export function settleAgain(all: readonly Settled[], weightOf: (one: Settled) => number): Settled[] {
  const weighed = all.map((one) => ({ one, weight: weightOf(one) }))
  const none = Math.max(0, 1 - likelyOf(all))
  const whole = none + weighed.reduce((sum, { one, weight }) => sum + weight * one.posterior, 0)
  return weighed
    .map(({ one, weight }) => ({
      ...one,
      posterior: (weight * one.posterior) / Math.max(whole, 1e-9),
      agreeing: one.agreeing + (weight > 1 ? 1 : 0),
    }))
    .sort(likeliestFirst)
}

const month =
  /\d|jan(?:uari|uary)|febr?uar[iy]|maart|march|april|mei|june?i?|jul[iy]|august(?:us)?|septemb?er|o[kc]tober|november|december/g

/** What an amount is called, whatever days that names. */
const undated = ({ letters }: ScoredAmount): string => letters.replace(month, '')

/** Of one column or of one label, whatever else is read with it, and whatever days it names. */
function isAlike(a: ScoredAmount, b: ScoredAmount): boolean {
  const [one, other] = [undated(a), undated(b)]
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

/** Two alike in one column, and no two parts are named: a part, most likely, and the total of nothing else. */
const isDoubled = ([first, second, ...others]: readonly ScoredAmount[], knownParts: number): boolean =>
  others.length === 0 &&
  second !== undefined &&
  first?.cents === second.cents &&
  first.group === second.group &&
  knownParts !== 2

type Part = 'part' | 'total' | 'neither'

/** How many amounts are tried as parts, totals and neither; of the rest each is what it most likely is. */
const mostTried = 6

/** What a set of parts and totals says of the sum, and how well it hangs together; null when it says nothing. */
function readingOf(chosen: readonly (readonly [ScoredAmount, Part])[], knownParts: number, field: AmountField) {
  const printed = chosen.filter(([, as]) => as === 'part').map(([amount]) => amount)
  // What is printed a third time, elsewhere, is one.
  const isDouble = isDoubled(withoutRepeats(printed), knownParts)
  const totals = chosen.filter(([, as]) => as === 'total').map(([amount]) => amount)
  const [total] = totals
  // Beside several parts what equals their total is the total printed again.
  const others = printed.filter(({ cents }) => cents !== total?.cents)
  const parts = isDouble ? printed.slice(0, 1) : withoutRepeats(others.length > 1 ? others : printed)
  if (total) {
    const isOne = totals.every(({ cents }) => cents === total.cents)
    const isWhole = printed.length > 1 && addsUpTo(total.cents, printed)
    const isSum = isWhole || (parts.length > 1 && addsUpTo(total.cents, parts))
    const isSame = parts.length === 1 && parts[0]?.cents === total.cents
    const isBare = parts.length === 0
    // A debt is not added up over months: the line of the year repeats what the last of them left.
    const isLast = field === 'remainingBalance' && parts.length > 1 && parts.at(-1)?.cents === total.cents
    const isBorneOut = isSum || isSame || isLast
    const weight = (isOne ? 1 : 0.02) * (isBorneOut ? 12 : isBare ? 1 : 0.3)
    const own = isWhole ? printed : isSum ? parts : [total]
    return {
      value: total.cents,
      amounts: own,
      isSum,
      weight,
      agreeing: isBorneOut ? 1 : 0,
      against: isBorneOut || isBare ? 0 : 1,
      explains: isBorneOut ? printed : own,
    }
  }
  const [first] = parts
  if (!first) return null
  const unnamed = parts.length > 2 ? parts.find(({ cents }) => sumOf(parts) === 2 * cents) : undefined
  if (unnamed) {
    const own = parts.filter((part) => part !== unnamed)
    return { value: unnamed.cents, amounts: own, isSum: true, weight: 100, agreeing: 1, against: 0, explains: parts }
  }
  const isCounted = parts.length === Math.max(1, knownParts)
  const areAlike = parts.every((part) => isAlike(part, first))
  // Of each part that is named there is an amount: of fewer, one was not seen.
  const isShort = parts.length > 1 && parts.length < knownParts
  const ofSeveral = isCounted ? 2 : isShort ? 0.2 : areAlike && knownParts !== 1 ? 0.8 : 0.05
  const ofOne = knownParts > 1 ? 0.6 : 1
  const weight = parts.length === 1 ? ofOne : ofSeveral
  const isOdd = weight < 0.5
  return {
    value: sumOf(parts),
    amounts: parts,
    isSum: parts.length > 1,
    weight,
    agreeing: parts.length > 1 && isCounted ? 1 : 0,
    against: isOdd || (isDouble && printed.length === 2) ? 1 : 0,
    explains: parts,
  }
}

/** An amount that may well be a part or the total, and that a reading makes nothing of. */
const isLeftOver = (
  amount: ScoredAmount,
  shares: readonly (readonly [Part, number])[],
  value: Cents,
  explained: readonly ScoredAmount[],
  amounts: readonly ScoredAmount[],
) =>
  amount.cents !== value &&
  !explained.some(({ cents }) => cents === amount.cents) &&
  shares.some(([as, share]) => as === 'neither' && share < 0.7) &&
  // Those of one name and column that make the value are explained by it.
  !addsUpTo(
    value,
    amounts.filter((other) => other.letters === amount.letters && isInColumn(other, amount)),
  )

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
  const tried = new Set([...all].sort((a, b) => surest(a) - surest(b)).slice(0, mostTried))
  const found = new Map<Cents, Settled & { readonly best: number; readonly explains: readonly ScoredAmount[] }>()
  let whole = 0
  const look = (at: number, chosen: readonly (readonly [ScoredAmount, Part])[], likely: number) => {
    const next = all[at]
    if (next) {
      for (const [as, share] of tried.has(next) ? next.shares : next.shares.slice(0, 1))
        if (share > 0.001) look(at + 1, [...chosen, [next.amount, as]], likely * share)
      return
    }
    const reading = readingOf(chosen, knownParts, field)
    const own = likely * (reading?.weight ?? 1)
    whole += own
    if (!reading) return
    const known = found.get(reading.value)
    const { weight: _, ...rest } = reading
    const better = known && known.best >= own ? known : { ...rest, best: own, posterior: 0 }
    found.set(reading.value, { ...better, posterior: (known?.posterior ?? 0) + own })
  }
  look(0, [], 1)
  return [...found.values()]
    .map(({ best: _, explains, ...one }) => ({
      ...one,
      posterior: one.posterior / Math.max(whole, 1e-9),
      against:
        one.against +
        (all.some(({ amount, shares }) => isLeftOver(amount, shares, one.value, explains, amounts)) ? 1 : 0),
    }))
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

const likelyOf = (all: readonly Settled[]) => all.reduce((sum, { posterior }) => sum + posterior, 0)
const noneOf = (all: readonly Settled[]) => Math.max(0.002, 1 - likelyOf(all))
