import type { DocumentType } from '@aangiftewijs/domain/documents'
import type { FileRead } from '../reading/read-file.ts'

/** What the server asks of the reading process, one request at a time. Bytes travel as they are. */
export type Request =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly type: DocumentType
      readonly password: string | null
      readonly finishBy: number
    }
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly password: string | null }
  | { readonly kind: 'draw'; readonly bytes: Uint8Array; readonly page: number }

/** Whether a PDF may be opened, and its bytes without protection. */
export type OpenAnswer =
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly wasProtected: boolean }
  | { readonly kind: 'password-needed' }
  | { readonly kind: 'password-wrong' }

/** A page as a picture. */
export type DrawAnswer =
  | { readonly kind: 'drawn'; readonly png: Uint8Array; readonly pages: number }
  | { readonly kind: 'no-such-page' }

/** What the reading process answers to each kind of request. */
export interface Answers {
  readonly read: FileRead
  readonly open: OpenAnswer
  readonly draw: DrawAnswer
}

/** How a request ends when the process does not answer it. */
export type Breakdown = 'timed-out' | 'crashed' | 'cancelled'

/** The caps of the reading process. */
export const caps = {
  /** Milliseconds for one request. Decisions, Documents. */
  time: 20_000,
  /** Megabytes of JavaScript heap. */
  heap: 512,
  /** Megabytes of memory in all. */
  memory: 1_100,
} as const
