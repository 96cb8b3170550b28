import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { DocumentRow } from '../../models/document.ts'

/** A row as the wire shows it: never its path, its checksum or its bytes. */
export const presentDocument = (row: DocumentRow): TaxDocument => ({
  id: row.id,
  userId: row.userId,
  type: row.type,
  filename: row.filename,
  filesize: row.filesize,
  uploadedAt: row.uploadedAt.toISOString(),
  status: row.status,
  isPasswordProtected: row.isPasswordProtected,
  extractedData: row.extractedData,
})
