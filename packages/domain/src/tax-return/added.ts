import {
  type DocumentType,
  figuresOf,
  isSure,
  statementsOf,
  type TaxDocument,
  typesOf,
  unreadYet,
} from '../documents/index.ts'
import { type Standing, standingOf } from './doubts.ts'
import { fillsIn } from './question-of.ts'
import { documentsOf, isUsed, type ReturnOfDocuments } from './standing.ts'

/** Whether something was read of a document and no question of the return takes any of it: there is nothing to check in it. */
export const isOfNoQuestion = (document: TaxDocument): boolean => {
  const statements = statementsOf(document)
  return statements.length > 0 && !statements.some((statement) => isUsed(statement, document))
}

/** Whether a document does not count although something was read from it or said of it. What is still to be read is none of these. */
export const isNotCounted = (document: TaxDocument, { countsFor, doubts }: Standing): boolean =>
  isOfNoQuestion(document) ||
  (countsFor.length === 0 &&
    (document.extractedData !== null || document.verdict === 'left-out' || doubts.some(({ kind }) => kind === 'copy')))

/** Whether a document that was looked at brings nothing to the return: it does not count, or no figure of it is sure that a question takes. */
export const bringsNothing = (document: TaxDocument, standing: Standing): boolean =>
  !unreadYet.includes(document.status) &&
  (isNotCounted(document, standing) || !figuresOf([document]).some((figure) => isSure(figure) && fillsIn(figure)))

/** How many documents of a type a return has. */
export interface Added {
  readonly count: number
  /** How many of them bring nothing to the return. */
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
  const notCounted = added.filter((document) => bringsNothing(document, standingOf(document, filing, own)))
  return { count: added.length, notCounted: notCounted.length }
}
