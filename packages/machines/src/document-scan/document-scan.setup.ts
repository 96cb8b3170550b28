import { checkFile, type ScanStatus, scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import { assign, setup } from 'xstate'
import { notProvided, type RequestFailure, type RequestOutcome, remoteRequest } from '../remote-request/index.ts'
import type {
  ChosenFile,
  DocumentScanContext,
  DocumentScanEvent,
  DocumentScanInput,
  DocumentScanTag,
  Upload,
  UploadOutcome,
} from './document-scan.types.ts'
import { grow } from './progress.ts'

/** The document in an answer; null when there is none. */
export const uploadedIn = (outcome: RequestOutcome<UploadOutcome>): TaxDocument | null =>
  outcome.kind === 'succeeded' && outcome.value.kind === 'uploaded' ? outcome.value.document : null

export const polledIn = (outcome: RequestOutcome<TaxDocument | null>): TaxDocument | null =>
  outcome.kind === 'succeeded' ? outcome.value : null

/** The failure in an outcome; null when it was answered. */
export const failureIn = (outcome: RequestOutcome<unknown>): RequestFailure | null =>
  outcome.kind === 'failed' ? outcome.failure : null

/** Where a document's scan stands; figures that are there count as passed whatever else is said. */
const statusOf = (document: TaxDocument | null): ScanStatus | null =>
  document === null
    ? null
    : document.extractedData !== null && document.status === 'scanning'
      ? 'passed'
      : document.status

/** The named parts of the scan of one file. */
export const documentScanSetup = setup({
  types: {
    context: {} as DocumentScanContext,
    events: {} as DocumentScanEvent,
    input: {} as DocumentScanInput,
    tags: {} as DocumentScanTag,
    meta: {} as { spec: string },
  },
  actors: {
    uploadDocument: remoteRequest<UploadOutcome, Upload>(notProvided),
    readDocument: remoteRequest<TaxDocument | null, { id: number }>(notProvided),
    removeDocument: remoteRequest<unknown, { id: number }>(notProvided),
  },
  guards: {
    'the file may not be uploaded': (_, params: { file: ChosenFile }) => checkFile(params.file).length > 0,
    'the document stands at': (_, params: { document: TaxDocument | null; status: ScanStatus }) =>
      statusOf(params.document) === params.status,
    'it is protected': (_, params: { outcome: RequestOutcome<UploadOutcome> }) =>
      params.outcome.kind === 'succeeded' && params.outcome.value.kind === 'password-required',
    'it failed': (_, params: { outcome: RequestOutcome<unknown> }) => params.outcome.kind === 'failed',
    'it is gone': (_, params: { outcome: RequestOutcome<TaxDocument | null> }) =>
      params.outcome.kind === 'succeeded' && params.outcome.value === null,
    'a password can be tried': ({ context }, params: { password: string }) =>
      params.password !== '' && context.file !== null,
    'there is a file': ({ context }) => context.file !== null,
    'there is a document': ({ context }) => context.document !== null,
    'several are allowed': ({ context }) => context.allowsSeveral,
  },
  actions: {
    'keep the file': assign((_, params: { file: ChosenFile }) => ({
      file: params.file,
      fileProblems: checkFile(params.file),
      passwordTries: 0,
      failure: null,
    })),
    'start the progress': assign({ progress: 0, failure: null }),
    'grow the progress': assign(({ context }) => grow(context.progress, context.seed)),
    'complete the progress': assign({ progress: 100 }),
    'keep the document': assign((_, params: { document: TaxDocument | null }) => ({ document: params.document })),
    'let go of the file': assign({ file: null, passwordTries: 0 }),
    'count the password': assign({ passwordTries: ({ context }) => context.passwordTries + 1 }),
    'keep the failure': assign((_, params: { failure: RequestFailure | null }) => ({ failure: params.failure })),
    'empty the form': assign({
      file: null,
      fileProblems: [],
      document: null,
      progress: 0,
      passwordTries: 0,
      failure: null,
    }),
  },
  delays: {
    'a progress tick': scanTimes.progressTick,
    'until the next look': scanTimes.poll,
    'the longest wait': scanTimes.pollCap,
    'until the form empties': scanTimes.formReset,
  },
})
