import { type ExtractedData, hasFigure, type ScanStatus, type Statement } from '@aangiftewijs/domain/documents'
import type { FileRead } from './reading/read-file.ts'
import type { ReadStatement } from './reading/read-statements.ts'
import { withWholeWords } from './whole-words.ts'

/** What a reading leaves in the row of its document. */
export interface ScanResult {
  readonly status: ScanStatus
  readonly isPasswordProtected: boolean
  readonly extractedData: ExtractedData | null
}

type Own = Pick<Statement, 'documentId' | 'processedAt' | 'isCutShort'>

const owned = (statement: ReadStatement, own: Own): Statement => {
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

/** The evidence of a statement under the words that are printed. */
const labelled = ({ evidence }: ReadStatement): Statement['evidence'] =>
  Object.fromEntries(
    Object.entries(evidence).map(([field, one]) => [field, { ...one, label: withWholeWords(one.label) }]),
  )

/**
 * The wire's form of a reading. Without any figure the status is `unread`; the data is then only kept when it says
 * something, such as the type the text looks like. Where too little time was left to find one, nobody knows what it holds.
 */
export function scanResultOf(
  { text: { statements, detectedType }, isCutShort }: Pick<Extract<FileRead, { kind: 'read' }>, 'text' | 'isCutShort'>,
  documentId: number,
  at: Date,
): ScanResult {
  const own: Own = { documentId, processedAt: at.toISOString(), ...(isCutShort && { isCutShort }) }
  const all = statements.map((statement) => owned({ ...statement, evidence: labelled(statement) }, own))
  const [first] = all
  const isRead = all.some(hasFigure)
  if (isCutShort && !isRead) return timedOut
  const isWorthKeeping =
    isRead ||
    detectedType !== null ||
    statements.some((one) => one.kind === 'amount' && (one.isForeign || one.subject)) ||
    statements.some((one) => Object.keys(one.evidence).length > 0)
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

/** Only time was lacking: it is tried again when there is some. */
export const delayed: ScanResult = { status: 'delayed', isPasswordProtected: false, extractedData: null }

/** A protected PDF whose password is not known any more, such as after a restart in the middle of the scan. */
export const passwordRequired: ScanResult = {
  status: 'password_required',
  isPasswordProtected: true,
  extractedData: null,
}

export const failed: ScanResult = { status: 'failed', isPasswordProtected: false, extractedData: null }
