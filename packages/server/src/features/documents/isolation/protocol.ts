import type { Correction, DocumentType, UploadType } from '@aangiftewijs/domain/documents'
import type { ReadFeed } from '../../news/gathering/read-feed.ts'
import type { ReturnDocument } from '../../return-pdf/content.ts'
import type { Outline } from '../reading/outline.ts'
import type { FileRead } from '../reading/read-file.ts'

/** What the server asks of the reading process, one request at a time. Bytes travel as they are. */
export type Request =
  | {
      readonly kind: 'read'
      readonly bytes: Uint8Array
      readonly type: UploadType
      readonly password: string | null
      readonly finishBy: number
      /** 'print': only what is printed in a PDF; its pages are not looked at as pictures. */
      readonly stage: 'print' | 'whole'
    }
  | { readonly kind: 'open'; readonly bytes: Uint8Array; readonly password: string | null }
  | { readonly kind: 'draw'; readonly bytes: Uint8Array; readonly page: number }
  | {
      readonly kind: 'outline'
      readonly bytes: Uint8Array
      readonly type: DocumentType
      readonly corrections: readonly Correction[]
      /** What its amounts become, as a part of what they are. */
      readonly share: number
      readonly finishBy: number
    }
  | { readonly kind: 'feed'; readonly bytes: Uint8Array; readonly address: string; readonly now: Date }
  | { readonly kind: 'news-picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'return-pdf'; readonly content: ReturnDocument; readonly madeAt: Date }

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
  readonly outline: Outline
  /** Null: it is no feed. */
  readonly feed: ReadFeed | null
  /** Null: it is no picture. */
  readonly 'news-picture': Uint8Array | null
  readonly 'return-pdf': Uint8Array
}

/** How a request ends when the process does not answer it. */
export type ReaderFailure = 'timed-out' | 'crashed' | 'cancelled'

/** The caps of a reading process. Milliseconds for one request: `lanes` of the scanner. */
export const caps = {
  /** Megabytes of JavaScript heap. */
  heap: 512,
  /** Megabytes of memory in all, where what is printed in a file is read. */
  memory: 600,
  /** The same where files are looked at as pictures: recognising letters takes more. */
  memoryForPictures: 1_100,
} as const

/**
 * Milliseconds from an upload to a state that says how it stands, whatever hangs or crashes before it: what had no turn by then is answered
 * as delayed, and read when there is time. The bar is 30 seconds. Only in a long queue of files that are being read may it take longer.
 */
export const finalStateTimeout = 27_000
