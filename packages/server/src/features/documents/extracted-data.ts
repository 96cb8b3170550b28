import { type ExtractedData, hasFigure, type ScanStatus, type Statement } from '@aangiftewijs/domain/documents'
import type { ReadStatement, ReadText } from './reading/read-statements.ts'

/** What a reading leaves in the row of its document. */
export interface ScanResult {
  readonly status: ScanStatus
  readonly isPasswordProtected: boolean
  readonly extractedData: ExtractedData | null
}

const owned = (statement: ReadStatement, documentId: number, processedAt: string): Statement => {
  const own = { documentId, processedAt }
  switch (statement.kind) {
    case 'income_statement':
      return { ...statement, ...own }
    case 'mortgage_statement':
      return { ...statement, ...own }
    case 'amount':
      return { ...statement, ...own }
    case 'wealth':
      return { ...statement, ...own }
    case 'assessment':
      return { ...statement, ...own }
  }
}

/**
 * The wire's form of a reading. Without any figure the status is `unread`; the data is then only kept when it says
 * something, such as the type the text looks like.
 */
export function scanResultOf({ statements, detectedType }: ReadText, documentId: number, at: Date): ScanResult {
  const all = statements.map((statement) => owned(statement, documentId, at.toISOString()))
  const [first] = all
  const isRead = all.some(hasFigure)
  const isWorthKeeping =
    isRead || detectedType !== null || statements.some((one) => Object.keys(one.evidence).length > 0)
  if (!first || !isWorthKeeping) return nothingFound
  return {
    status: isRead ? 'passed' : 'unread',
    isPasswordProtected: false,
    extractedData: all.length > 1 ? { ...first, statements: all } : first,
  }
}

/** "Processed, nothing found." Decisions, Documents. */
export const nothingFound: ScanResult = { status: 'unread', isPasswordProtected: false, extractedData: null }

/** It is here, and its reading took too long: what it holds nobody knows. */
export const timedOut: ScanResult = { status: 'timed_out', isPasswordProtected: false, extractedData: null }

/** A protected PDF whose password is not known any more, such as after a restart in the middle of the scan. */
export const passwordRequired: ScanResult = {
  status: 'password_required',
  isPasswordProtected: true,
  extractedData: null,
}

export const failed: ScanResult = { status: 'failed', isPasswordProtected: false, extractedData: null }
