import { corrected, type TaxDocument } from '@aangiftewijs/domain/documents'
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

/** The rows of one person, in the order of uploading: the same file is recognised by its checksum. */
export const presentDocuments = (rows: readonly DocumentRow[]): readonly TaxDocument[] =>
  rows.map((row, at) => ({
    ...presentDocument(row),
    sameFileAs: rows.slice(0, at).flatMap(({ id, sha256 }) => (sha256 === row.sha256 ? [id] : [])),
  }))
