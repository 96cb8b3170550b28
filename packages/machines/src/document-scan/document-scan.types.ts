import type { FileFacts, FileProblem, TaxDocument, UploadType } from '@aangiftewijs/domain/documents'
import type { DoneActorEvent } from 'xstate'
import type { RequestFailure } from '../remote-request/index.ts'

/** A file a person chose. `content` is what the upload sends (a File in the browser); the chart never looks into it. */
export interface ChosenFile extends FileFacts {
  readonly content: unknown
}

export interface DocumentScanInput {
  readonly type: UploadType
  /** A document that is there already. */
  readonly document?: TaxDocument | null
  /** Whether several documents of this type may be uploaded: the form then empties itself after a success. */
  readonly allowsSeveral?: boolean
  /** Starts the randomness of the simulated progress. */
  readonly seed?: number
}

export interface DocumentScanContext {
  readonly type: UploadType
  readonly allowsSeveral: boolean
  readonly file: ChosenFile | null
  readonly fileProblems: readonly FileProblem[]
  readonly document: TaxDocument | null
  /** Simulated, in percent. */
  readonly progress: number
  readonly seed: number
  /** How many passwords were tried; more than none while one is required means that the last did not fit. */
  readonly passwordTries: number
  readonly failure: RequestFailure | null
}

export type DocumentScanEvent =
  | { readonly type: 'a file is chosen'; readonly file: ChosenFile }
  | { readonly type: 'a password is given'; readonly password: string }
  | { readonly type: 'trying again is chosen' }
  | { readonly type: 'starting over is chosen' }
  | { readonly type: 'removing is chosen' }
  | { readonly type: 'keeping it is chosen' }

/** `POST /api/documents/upload`, multipart. */
export interface Upload {
  readonly type: UploadType
  readonly file: ChosenFile | null
  readonly password: string | null
}

/** How an upload ended when the server answered; anything thrown is a failure that can be tried again. */
export type UploadOutcome =
  | { readonly kind: 'uploaded'; readonly document: TaxDocument }
  /** 401 or 403, or an answer that says the document is protected. */
  | { readonly kind: 'password-required' }

export type UploadEnds = DoneActorEvent<UploadOutcome>
/** The document as the list has it now; null when it is gone. */
export type PollEnds = DoneActorEvent<TaxDocument | null>

export type DocumentScanTag =
  | 'choosing'
  | 'pending'
  | 'scanning'
  | 'late'
  | 'passed'
  | 'unread'
  | 'password'
  | 'failed'
  | 'busy'
