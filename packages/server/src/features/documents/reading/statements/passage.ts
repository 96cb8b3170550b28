import { type Statement, sureEnough } from '@aangiftewijs/domain/documents'
import { isTotal, type Row } from '../candidates/sheet.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { type AmountFigure, amountFigure, type SettledFields } from './certainty.ts'
import { doubtful } from './figure.ts'
import type { Model } from './model.ts'
import { type AmountField, amountFields } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import { type Settled, sumOf } from './settle.ts'
import { isSumOf } from './totals.ts'

/** The part of a file one statement is read from. */
export interface Passage {
  readonly rows: readonly Row[]
  readonly amounts: readonly ScoredAmount[]
  readonly texts: readonly LabelledText[]
  /** The year the paper is of, as far as it says. */
  readonly year: number | null
  /** The whole file, where this is a part of one: its year and BSN are printed once for all. */
  readonly file?: Passage
}

/** Which of the rows that begin something a row belongs to: the last before it, or the first. What stands higher on its page is of another, though it be read later, in the next panel. */
export function partAmong(starts: readonly number[], rows: readonly Row[], isByPlace = false) {
  const known = new Map(rows.map((row) => [row.index, row]))
  const isHigher = (row: number, start: number) => {
    const [own, first] = [known.get(row), known.get(start)]
    return own !== undefined && first !== undefined && own.page === first.page && own.top < first.top
  }
  return (row: number): number =>
    Math.max(
      0,
      starts.findLastIndex((start) => row >= start && !(isByPlace && isHigher(row, start))),
    )
}

/** A file as passages, each from one of these rows up to the next; what stands before the first belongs to it. */
export function cut(passage: Passage, starts: readonly number[], isByPlace = false): Passage[] {
  const partOf = partAmong(starts, passage.rows, isByPlace)
  return Array.from({ length: Math.max(1, starts.length) }, (_, part) => ({
    rows: passage.rows.filter((row) => partOf(row.index) === part),
    amounts: passage.amounts.filter((amount) => partOf(amount.row) === part),
    texts: passage.texts.filter((text) => partOf(text.row) === part),
    year: passage.year,
    file: passage,
  }))
}

/** The fields of a reading; what every reading carries besides is added where the file is known. */
export type Fields<T> = Omit<T, 'documentId' | 'processedAt' | 'detectedType'>
export type AnyFields = { [K in Statement['kind']]: Fields<Extract<Statement, { kind: K }>> }[Statement['kind']]

/** The likeliest of what each field may be, as sure as the model says. */
export function figuresOf<F extends AmountField>(
  settled: SettledFields & Readonly<Record<F, readonly Settled[]>>,
  { amounts }: Passage,
  { certainty }: Model,
): Readonly<Record<F, AmountFigure | null>> {
  const fields = amountFields.filter((field) => settled[field])
  const found = fields.map((field) => [field, amountFigure(field, settled, amounts, certainty)])
  return Object.fromEntries(found) as Record<F, AmountFigure | null>
}

/** The same figure, in doubt where something speaks against it. */
export const unless = (isDoubtful: boolean, figure: AmountFigure | null): AmountFigure | null =>
  figure && isDoubtful
    ? { ...figure, evidence: { ...figure.evidence, confidence: Math.min(doubtful, figure.evidence.confidence) } }
    : figure

/** What is filled in with this certainty needs nobody else to say so, too. */
const nearlyCertain = 0.995
const isOpen = ({ evidence: { confidence } }: AmountFigure) => confidence >= sureEnough && confidence < nearlyCertain
/** From this certainty on the second scorer says the same, whatever makes it doubt. */
const saysSo = 0.7

/** From this share on an amount may be a part of what is called a total. */
const mayBe = 0.05
/** Totals that interest is a part of, or that it is less something. */
const ofInterest: ReadonlySet<string> = new Set(['deductibleCosts', 'totalInterestAndFees'])

/** The figures of a passage; where one is less than nearly certain, no sum of the paper makes it, and the second scorer does not say the same, in doubt. */
export function seconded<F extends AmountField>(
  figuresIn: (passage: Passage) => Readonly<Record<F, AmountFigure | null>>,
  passage: Passage,
  isDoubtful: boolean,
): Readonly<Record<F, AmountFigure | null>> {
  const found = Object.entries<AmountFigure | null>(figuresIn(passage)) as [F, AmountFigure | null][]
  const printed = new Set(passage.amounts.map(({ cents }) => cents))
  const interest = found.find(([field]) => field === 'mortgageInterest')?.[1]
  const isMade = (field: F, { value, evidence: { label } }: AmountFigure) => {
    if (ofInterest.has(field)) return interest != null && printed.has(Math.abs(value - interest.value))
    const own = passage.amounts.filter((amount) => amount.cents < value && amount.shareOf(field).part > mayBe)
    const isSum = sumOf(own) === value || isSumOf(value, 2, own)
    const printedAs = passage.amounts.filter(({ cents }) => cents === value)
    return isSum && [label, ...printedAs.map((one) => one.label)].some((text) => isTotal({ text }))
  }
  const isAsked = (field: F, figure: AmountFigure | null) =>
    !isDoubtful && figure !== null && isOpen(figure) && !isMade(field, figure)
  const again = () => passage.amounts.map((amount) => amount.seenAgain?.() ?? amount)
  const others = found.some(([field, figure]) => isAsked(field, figure))
    ? figuresIn({ ...passage, amounts: again() })
    : null
  const isAlone = (other: AmountFigure | null | undefined, figure: AmountFigure) =>
    other?.value !== figure.value || other.evidence.confidence < saysSo
  return Object.fromEntries(
    found.map(([field, figure]) => {
      const isDisputed = figure !== null && isAsked(field, figure) && isAlone(others?.[field], figure)
      return [field, unless(isDoubtful || isDisputed, figure)]
    }),
  ) as Record<F, AmountFigure | null>
}
