import { corrected, type ExtractedData, type Statement, type TaxDocument } from '@aangiftewijs/domain/documents'
import { type People, personNamed } from '@aangiftewijs/domain/person-name'
import { withRepeats } from '@aangiftewijs/domain/tax-return'
import type { DocumentRow } from '../../models/document.ts'

/** A row as the wire shows it: never its path, its checksum or its bytes. `sameFileAs` is empty: one row does not tell. */
export function presentDocument(row: DocumentRow): TaxDocument {
  const document: TaxDocument = {
    id: row.id,
    userId: row.userId,
    taxFilingId: row.taxFilingId ?? null,
    sameFileAs: [],
    verdict: row.verdict ?? null,
    type: row.type === 'recognise' ? 'other' : row.type,
    filename: row.filename,
    filesize: row.filesize,
    uploadedAt: row.uploadedAt.toISOString(),
    status: row.status,
    isPasswordProtected: row.isPasswordProtected,
    extractedData: row.extractedData,
  }
  return { ...document, extractedData: corrected(document, row.corrections ?? []) }
}

/**
 * The rows of one person, in the order of uploading: the same file is recognised by its checksum, the same statement in another file
 * by what was read, and who is named on it by the people of the return it belongs to.
 */
export const presentDocuments = (
  rows: readonly DocumentRow[],
  peopleOf: (taxFilingId: number | null) => People,
): readonly TaxDocument[] => {
  // Opened once each, not once for every other row.
  const files = rows.map(({ id, sha256 }) => ({ id, sha256 }))
  const documents = rows.map((row, at) => {
    const document = presentDocument(row)
    return {
      ...document,
      sameFileAs: files.slice(0, at).flatMap(({ id, sha256 }) => (sha256 === files[at]?.sha256 ? [id] : [])),
      extractedData: document.extractedData && withNamed(document.extractedData, peopleOf(document.taxFilingId)),
    }
  })
  return withRepeats(documents)
}

const withNamed = (data: ExtractedData, people: People): ExtractedData => ({
  ...named(data, people),
  ...(data.statements && { statements: data.statements.map((statement) => named(statement, people)) }),
})

const named = <S extends Statement>(statement: S, people: People): S =>
  statement.kind === 'amount' || !statement.holderName
    ? statement
    : { ...statement, named: personNamed(statement.holderName, people) }
