import { type DocumentType, sureEnough } from '@aangiftewijs/domain/documents'
import { wordsOfRuns } from '../reading/layout/words.ts'
import { readStatements } from '../reading/read-statements.ts'

/** A text at its place in points from the top left; 10 points high unless said. */
export type Placed = readonly [text: string, x: number, y: number, height?: number]

/** A page of texts at places, each letter half as wide as ten points are high. */
export const pageOf = (texts: readonly Placed[]) =>
  wordsOfRuns(
    { number: 1, width: 595, height: 842 },
    texts.map(([text, x, y, height = 10]) => ({ text, x, y, width: text.length * 5, height })),
  )

/** Of every statement in a page of texts: what is sure enough to be filled in; the rest is null. */
export const sureOf = (type: DocumentType, fields: readonly string[], texts: readonly Placed[]): unknown[][] =>
  readStatements([pageOf(texts)], type).statements.map((statement) =>
    fields.map((field) =>
      (statement.evidence[field]?.confidence ?? 0) >= sureEnough ? Reflect.get(statement, field) : null,
    ),
  )

/** The lines of a table, their texts in columns of the same width. */
export const table = (y: number, ...lines: readonly (readonly string[])[]): Placed[] =>
  lines.flatMap((line, at) => line.map((text, column): Placed => [text, 40 + 130 * column, y + 14 * at]))

/** A line of a label and amounts, each of which ends at the right of its column. */
export const lineOf = (y: number, label: string, ...amounts: readonly (readonly [amount: string, right: number])[]) => [
  [label, 60, y] as Placed,
  ...amounts.map(([amount, right]): Placed => [amount, right - 5 * amount.length, y]),
]

/** Lines of a table under a title, the first cell at the left, the others in columns. */
export const underTitle = (title: string, ...all: readonly (readonly string[])[]): Placed[] => [
  [title, 60, 40, 12],
  ...all.flatMap((cells, at) =>
    cells.map((text, column): Placed => [text, [60, 280, 390, 490][column] ?? 0, 80 + 18 * at]),
  ),
]

/** Lines of a table under the title of a mortgage statement, cell by cell. */
export const mortgageTable = (...lines: readonly (readonly string[])[]): Placed[] => [
  ['Jaaropgave hypotheek 2024', 60, 40],
  ...lines.flatMap((cells, at) =>
    cells.map((text, column): Placed => [text, [60, 230, 340, 450][column] ?? 0, 80 + 20 * at]),
  ),
]

/** Lines of a label and amounts in columns that end at 400, 470 and 540. */
export const inColumns = (y: number, ...all: readonly (readonly string[])[]): Placed[] =>
  all.flatMap(([label = '', ...amounts], at) =>
    lineOf(y + 16 * at, label, ...amounts.map((text, column) => [text, 400 + 70 * column] as const)),
  )
