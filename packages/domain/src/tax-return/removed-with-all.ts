import type { TaxDocument } from '../documents/index.ts'
import { correctedBy, documentsOf, type ReturnOfDocuments } from './standing.ts'

/**
 * What goes when all documents of a return are removed: those that it lists, and in a correction also those that they are copies of. They
 * would be listed in their place.
 */
export const removedWithAll = (
  filing: ReturnOfDocuments,
  documents: readonly TaxDocument[],
): readonly TaxDocument[] => {
  const listed = documentsOf(filing, documents)
  const corrected: readonly (number | null)[] = filing.completed ? [] : correctedBy(filing).slice(1)
  const isCopied = ({ taxFilingId }: TaxDocument) => corrected.includes(taxFilingId)
  return documents.filter((document) => listed.includes(document) || isCopied(document))
}
