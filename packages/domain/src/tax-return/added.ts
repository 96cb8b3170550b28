import type { DocumentType, TaxDocument } from '../documents/index.ts'
import { documentsOf, type ReturnOfDocuments, type Standing, standingOf } from './standing.ts'

/** Whether a document does not count although something was read from it or said of it. What is still to be read is none of these. */
export const isNotCounted = ({ extractedData, verdict }: TaxDocument, { countsFor, doubts }: Standing): boolean =>
  countsFor.length === 0 &&
  (extractedData !== null || verdict === 'left-out' || doubts.some(({ kind }) => kind === 'copy'))

/** How many documents of a type a return has. */
export interface Added {
  readonly count: number
  /** How many of them do not count. */
  readonly notCounted: number
}

/** The documents of a type that a return has, and how many of them count; `documents` are all of the person's. */
export function addedOf(
  type: DocumentType,
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): Added {
  const own = documentsOf(filing, documents)
  const added = own.filter((document) => document.type === type)
  const notCounted = added.filter((document) => isNotCounted(document, standingOf(document, filing, own)))
  return { count: added.length, notCounted: notCounted.length }
}
