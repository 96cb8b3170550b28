import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import type { Copy } from '@aangiftewijs/domain/language'
import { isPhoto } from './reading-rows.ts'
import { statusTexts } from './upload.copy.ts'

/** What it means that a document is not read, and what to do: of a photo, to take a better one. */
export const unreadWords = (document: TaxDocument, status: Exclude<ScanStatus, 'passed'>): Copy =>
  status === 'unread' && isPhoto(document) ? statusTexts.unreadPhoto : statusTexts[status]
