import { figuresOfStatement, isSure, statementsOf, type TaxDocument } from '@aangiftewijs/domain/documents'
import { formatEuros } from '@aangiftewijs/domain/money'
import { amountWords, questionFor, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { Row, Say, Section } from './content.ts'
import { words } from './words.ts'

/** The return's documents, each with the figures read from it under the words printed on it; nothing where there are none. */
export function documentsSection(
  { id }: TaxFiling,
  documents: readonly TaxDocument[],
  say: Say,
  day: (iso: string) => string,
): readonly Section[] {
  const rows = documents
    .filter(({ taxFilingId }) => taxFilingId === id)
    .flatMap((document) => [
      {
        term: document.filename,
        note: say(words.uploaded, { day: day(document.uploadedAt) }),
        value: '',
        isTotal: true,
      },
      ...figureRows(document, say),
    ])
  return rows.length === 0 ? [] : [{ heading: say(words.documents), rows }]
}

function figureRows(document: TaxDocument, say: Say): readonly Row[] {
  const figures = statementsOf(document).flatMap((statement) => figuresOfStatement(statement, document))
  if (figures.length === 0) return [{ term: say(words.nothingRead), value: '', depth: 1 }]
  return figures.map((figure) => {
    const question = questionFor(figure)
    const known = question === undefined ? '' : say(amountWords[question].label)
    return {
      term: figure.label || known || say(words.amount),
      value: formatEuros(figure.amount),
      depth: 1,
      ...(isSure(figure) ? {} : { note: say(words.notSure) }),
    }
  })
}
