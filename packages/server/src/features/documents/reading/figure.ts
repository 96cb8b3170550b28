import type { Evidence } from '@aangiftewijs/domain/documents'
import { type Cents, eurosOf } from '@aangiftewijs/domain/money'
import type { LabelledAmount } from './labelled-amount.ts'

/** A value read, and why it is believed. */
export interface Figure<T> {
  readonly value: T
  readonly evidence: Evidence
}

/** An amount read, with the parts it is the sum of (itself when it stands alone). */
export interface AmountFigure extends Figure<Cents> {
  readonly parts: readonly LabelledAmount[]
}

/** What two readings that contradict each other are worth: shown as "please check", never pre-filled. */
export const doubtful = 0.5

const round = (confidence: number) => Math.round(Math.min(1, Math.max(0, confidence)) * 100) / 100

export const evidenceOf = (amount: LabelledAmount, confidence: number): Evidence => ({
  confidence: round(confidence),
  place: amount.place,
  label: amount.label,
})

export const figureOf = (
  amount: LabelledAmount,
  confidence = amount.confidence * amount.strength,
  parts: readonly LabelledAmount[] = [amount],
  value: Cents = amount.cents,
): AmountFigure => ({ value, evidence: evidenceOf(amount, confidence), parts })

/** The same figure, at most as sure as `limit`. */
export const noSurerThan = <T extends Figure<unknown>>(figure: T, limit: number): T => ({
  ...figure,
  evidence: { ...figure.evidence, confidence: Math.min(figure.evidence.confidence, round(limit)) },
})

/** Euros for the wire; null stays null. */
export const euros = (figure: Figure<Cents> | null): number | null => (figure ? eurosOf(figure.value) : null)

/**
 * Without those whose label names another year than the statement's, such as `Schuld per 31-12-2023` beside the debt a year
 * later; all of them, in doubt, when none would be left.
 */
export function ofYear(amounts: readonly LabelledAmount[], year: number | null): readonly LabelledAmount[] {
  const inDoubt = (amount: LabelledAmount) => ({ ...amount, confidence: Math.min(doubtful, amount.confidence) })
  if (year === null) return new Set(amounts.flatMap(yearsNamed)).size > 1 ? amounts.map(inDoubt) : amounts
  const own = amounts.filter((amount) => {
    const named = yearsNamed(amount)
    return named.length === 0 || named.includes(year)
  })
  return own.length > 0 ? own : amounts.map(inDoubt)
}

const yearsNamed = ({ label }: LabelledAmount): number[] => (label.match(/(?<!\d)20\d\d(?!\d)/g) ?? []).map(Number)

/** The amounts that differ, each by its surest reading. */
export function differing(amounts: readonly LabelledAmount[]): LabelledAmount[] {
  const byCents = new Map<Cents, LabelledAmount>()
  for (const amount of amounts) {
    const known = byCents.get(amount.cents)
    if (!known || known.confidence * known.strength < amount.confidence * amount.strength)
      byCents.set(amount.cents, amount)
  }
  return [...byCents.values()]
}

export const sumOf = (amounts: readonly LabelledAmount[]): Cents =>
  amounts.reduce((sum, amount) => sum + amount.cents, 0)

/** Whether amounts add up to their printed total, which may have been rounded by itself: a cent, or in whole euros a euro, for two. */
export function addsUpTo(total: Cents, amounts: readonly LabelledAmount[]): boolean {
  const isWhole = total % 100 === 0 && amounts.every(({ cents }) => cents % 100 === 0)
  return Math.abs(sumOf(amounts) - total) <= Math.ceil(amounts.length / 2) * (isWhole ? 100 : 1)
}

/**
 * One amount out of all that carry labels of one concept, when they ought to be the same: totals before parts, strong labels
 * before weak ones; two equally good ones that differ leave doubt.
 */
export function settle(amounts: readonly LabelledAmount[]): AmountFigure | null {
  const perSpot = groupsBy(amounts, (amount) => amount.group).map(settleColumn)
  const strongest = Math.max(...perSpot.map((figure) => figure.strength))
  const best = differing(perSpot.filter((amount) => amount.strength > strongest - 0.07))
  const totals = best.filter((amount) => amount.isTotal)
  const [first, ...others] = totals.length === 1 ? totals : best
  if (!first) return null
  const confidence = first.confidence * first.strength
  return figureOf(first, others.length > 0 ? Math.min(doubtful, confidence) : confidence)
}

/** A column of a table comes down to its total line; without one there is doubt. */
function settleColumn(amounts: readonly LabelledAmount[]): LabelledAmount {
  const [first] = amounts
  if (!first) throw new Error('A label without amounts was grouped')
  if (amounts.length === 1) return first
  const parts = amounts.filter((amount) => !amount.isTotal)
  const last = amounts.at(-1)
  const total = amounts.findLast((amount) => amount.isTotal)
  // A last line that is the sum of those above it is their total, whatever it is called.
  if (!total && last && amounts.length > 2 && sumOf(amounts) === 2 * last.cents) return { ...last, isTotal: true }
  if (!total || amounts.every((amount) => amount.isTotal)) return { ...first, confidence: doubtful }
  const isAddedUp = parts.length > 1 ? addsUpTo(total.cents, parts) : sumOf(parts) === total.cents
  return { ...total, confidence: total.confidence * (isAddedUp || parts.length === 0 ? 1 : 0.8) }
}

/** The amounts in groups of one key each, in the order met. (Map.groupBy needs Node 21.) */
export function groupsBy<K>(
  amounts: readonly LabelledAmount[],
  keyOf: (amount: LabelledAmount) => K,
): LabelledAmount[][] {
  const groups = new Map<K, LabelledAmount[]>()
  for (const amount of amounts) {
    const key = keyOf(amount)
    groups.set(key, [...(groups.get(key) ?? []), amount])
  }
  return [...groups.values()]
}
