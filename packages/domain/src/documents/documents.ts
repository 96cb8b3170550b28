import type { Language } from '../language/index.ts'
import { parseEuros } from '../money/index.ts'

/** The seven types of an uploaded document. Spec 1 § 3. */
export const documentTypes = [
  'income_statement',
  'mortgage_statement',
  'investment_statement',
  'healthcare_expenses',
  'education_expenses',
  'charity_donation',
  'other',
] as const
export type DocumentType = (typeof documentTypes)[number]

/** What a file may be uploaded as: a type, or whatever the reader takes it for by its words, and `other` where it cannot tell. */
export const uploadTypes = [...documentTypes, 'recognise'] as const
export type UploadType = (typeof uploadTypes)[number]

/** The types the return asks for; the others are optional. */
export const requiredDocumentTypes = ['income_statement', 'mortgage_statement'] as const satisfies DocumentType[]

/** Limits of an upload. Spec 1 §§ 5 and 9, decisions (Documents). */
export const uploadLimits = {
  /** Bytes of one file: 10 MB. */
  fileSize: 10 * 1024 * 1024,
  /** Characters of a file name. */
  fileName: 100,
  /** Documents of one person, and their bytes together. */
  documents: 50,
  totalSize: 100 * 1024 * 1024,
} as const

/** Times of the documents step in milliseconds. Spec 1 § 9; `latePoll`: how often one looks for what was not read in time, and for how long. */
export const scanTimes = {
  poll: 2_000,
  pollCap: 30_000,
  progressTick: 300,
  formReset: 1_500,
  latePoll: 10_000,
  latePollCap: 660_000,
} as const

/**
 * Where the scan of a document stands. Spec 1 § 4; `unread` is "processed, nothing found" (decisions, Documents), `timed_out` that it is
 * here and its reading took too long, `delayed` that only time was lacking so far and the server goes on trying.
 */
export const scanStatuses = [
  'scanning',
  'delayed',
  'passed',
  'unread',
  'timed_out',
  'password_required',
  'failed',
] as const
export type ScanStatus = (typeof scanStatuses)[number]

/** Where a document still stands to be read, by itself. */
export const unreadYet: readonly ScanStatus[] = ['scanning', 'delayed']

/**
 * What a person may say of a document: it is mine, it is my partner's (both: count it, whatever year or person it names), or it is not
 * such a statement and counts for nothing.
 */
export const verdicts = ['mine', 'partners', 'left-out'] as const
export type Verdict = (typeof verdicts)[number]

/** `640 B`, `1.5 KB`, `2.0 MB`, with a comma in Dutch. Spec 1 § 9. */
export function formatFileSize(bytes: number, language: Language): string {
  const oneDecimal = (size: number) => (language === 'nl' ? size.toFixed(1).replace('.', ',') : size.toFixed(1))
  if (bytes < 1024) return `${bytes} B`
  if (bytes < 1024 * 1024) return `${oneDecimal(bytes / 1024)} KB`
  return `${oneDecimal(bytes / (1024 * 1024))} MB`
}

/**
 * Reads an extracted number that may be a number or a string with currency symbols: non-numeric characters are
 * stripped, separators are read the Dutch or the English way, and an invalid result becomes 0. Spec 2 § 3.
 */
export function lenientNumber(value: unknown): number {
  if (typeof value === 'number') return Number.isFinite(value) ? value : 0
  if (typeof value !== 'string') return 0
  const number = parseEuros(value.replace(/[^\d.,-]/g, ''))
  return Number.isFinite(number) ? number : 0
}
