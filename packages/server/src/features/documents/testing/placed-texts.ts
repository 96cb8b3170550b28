import { type DocumentType, sureEnough } from '@aangiftewijs/domain/documents'
import { readStatements } from '../reading/read-statements.ts'
import { wordsOfRuns } from '../reading/words.ts'

/** A text at its place in points from the top left; 10 points high unless said. */
export type Placed = readonly [text: string, x: number, y: number, height?: number]

/** Of every statement in a page of texts: what is sure enough to be filled in; the rest is null. */
export function sureOf(type: DocumentType, fields: readonly string[], texts: readonly Placed[]): unknown[][] {
  const page = wordsOfRuns(
    { number: 1, width: 595, height: 842 },
    texts.map(([text, x, y, height = 10]) => ({ text, x, y, width: text.length * 5, height })),
  )
  return readStatements([page], type).statements.map((statement) =>
    fields.map((field) =>
      (statement.evidence[field]?.confidence ?? 0) >= sureEnough ? Reflect.get(statement, field) : null,
    ),
  )
}
