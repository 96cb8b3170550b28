import type { Statement } from '@aangiftewijs/domain/documents'
import type { Row } from '../candidates/sheet.ts'
import type { LabelledText } from '../texts/find-texts.ts'
import { type AmountFigure, amountFigure, type SettledFields } from './certainty.ts'
import { doubtful } from './figure.ts'
import type { Model } from './model.ts'
import { type AmountField, amountFields } from './roles.ts'
import type { ScoredAmount } from './scored-amounts.ts'
import type { Settled } from './settle.ts'

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

/** A file as passages, each from one of these rows up to the next; what stands before the first belongs to it. */
export function cut(passage: Passage, starts: readonly number[]): Passage[] {
  const edges = starts.slice(1)
  const partOf = (row: number) => edges.filter((edge) => row >= edge).length
  return Array.from({ length: edges.length + 1 }, (_, part) => ({
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

/** The likeliest of what each field may be, as sure as the model says; in doubt where something speaks against the whole paper. */
export function figuresOf<F extends AmountField>(
  settled: SettledFields & Readonly<Record<F, readonly Settled[]>>,
  { amounts }: Passage,
  { certainty }: Model,
  isDoubtful = false,
): Readonly<Record<F, AmountFigure | null>> {
  const fields = amountFields.filter((field) => settled[field])
  const found = fields.map((field) => [field, unless(isDoubtful, amountFigure(field, settled, amounts, certainty))])
  return Object.fromEntries(found) as Record<F, AmountFigure | null>
}

/** The same figure, in doubt where something speaks against it. */
export const unless = (isDoubtful: boolean, figure: AmountFigure | null): AmountFigure | null =>
  figure && isDoubtful
    ? { ...figure, evidence: { ...figure.evidence, confidence: Math.min(doubtful, figure.evidence.confidence) } }
    : figure
