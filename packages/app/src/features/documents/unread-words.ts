import { type DocumentType, type ScanStatus, statementsOf, type TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { isPhoto } from './reading-rows.ts'
import { statusTexts } from './upload.copy.ts'

/** Of what may well have nothing to type: an overview of accounts that were opened in the year, a letter. */
const ofNothing: Readonly<Partial<Record<DocumentType, Copy>>> = {
  investment_statement: statusTexts.unreadOverview,
  other: statusTexts.unreadOther,
}

/** What it means that a document is not read, and what to do: of a photo, to take a better one. */
export function unreadWords(document: TaxDocument, status: Exclude<ScanStatus, 'passed'>): Copy {
  if (status !== 'unread') return statusTexts[status]
  if (statementsOf(document).some((one) => one.kind === 'amount' && one.isForeign)) return statusTexts.foreign
  return isPhoto(document) ? statusTexts.unreadPhoto : (ofNothing[document.type] ?? statusTexts.unread)
}
