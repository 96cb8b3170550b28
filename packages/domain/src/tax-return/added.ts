import { type DocumentType, figuresOf, isSure, type TaxDocument, typesOf } from '../documents/index.ts'
import { type Standing, standingOf } from './doubts.ts'
import { documentsOf, type ReturnOfDocuments } from './standing.ts'

/** Whether a document does not count although something was read from it or said of it. What is still to be read is none of these. */
export const isNotCounted = ({ extractedData, verdict }: TaxDocument, { countsFor, doubts }: Standing): boolean =>
  countsFor.length === 0 &&
  (extractedData !== null || verdict === 'left-out' || doubts.some(({ kind }) => kind === 'copy'))

/** Whether figures were read, and each is to be checked before it is added up. */
const isUnsure = (document: TaxDocument): boolean => {
  const figures = figuresOf([document])
  return figures.length > 0 && !figures.some(isSure)
}

/** How many documents of a type a return has. */
export interface Added {
  readonly count: number
  /** How many of them bring nothing to the return: they do not count, or none of their figures is sure. */
  readonly notCounted: number
}

/** The documents of a type that a return has, and how many of them count; `documents` are all of the person's. */
export function addedOf(
  type: DocumentType,
  filing: ReturnOfDocuments | null,
  documents: readonly TaxDocument[],
): Added {
  const own = documentsOf(filing, documents)
  const added = own.filter((document) => typesOf(document).includes(type))
  const notCounted = added.filter(
    (document) => isNotCounted(document, standingOf(document, filing, own)) || isUnsure(document),
  )
  return { count: added.length, notCounted: notCounted.length }
}
