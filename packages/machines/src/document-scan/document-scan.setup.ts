import { checkFile, type ScanStatus, scanTimes, type TaxDocument } from '@aangiftewijs/domain/documents'
import { assign, setup } from 'xstate'
import { notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
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
export const uploadedIn = (outcome: UploadOutcome): TaxDocument | null =>
  outcome.kind === 'uploaded' ? outcome.document : null

/** Where a document's scan stands; figures that are there count as passed whatever else is said. */
const statusOf = (document: TaxDocument | null): ScanStatus | null =>
  document === null
    ? null
    : document.extractedData !== null && document.status === 'scanning'
      ? 'passed'
      : document.status

const standsAt =
  (...statuses: readonly ScanStatus[]) =>
  (_: unknown, params: { document: TaxDocument | null }) =>
    statuses.some((status) => statusOf(params.document) === status)

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
    'the file cannot be uploaded as it is': (_, params: { file: ChosenFile }) => checkFile(params.file).length > 0,
    'figures were read from the document': standsAt('passed'),
    'nothing was found in the document': standsAt('unread'),
    'the document is protected by a password': standsAt('password_required'),
    'the document could not be processed': standsAt('failed'),
    'the document is still being read': standsAt('scanning'),
    'the document was not read in time': standsAt('delayed', 'timed_out'),
    'the server asks for a password': (_, params: { outcome: UploadOutcome }) =>
      params.outcome.kind === 'password-required',
    'the document is no longer there': (_, params: { document: TaxDocument | null }) => params.document === null,
    'a password is filled in and the file is still at hand': ({ context }, params: { password: string }) =>
      params.password !== '' && context.file !== null,
    'the chosen file is still at hand': ({ context }) => context.file !== null,
    'the document is at the server': ({ context }) => context.document !== null,
    'several documents of this type may be added': ({ context }) => context.allowsSeveral,
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
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
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
    'until the next late look': scanTimes.latePoll,
    'the longest late wait': scanTimes.latePollCap,
    'the longest wait': scanTimes.pollCap,
    'until the form empties': scanTimes.formReset,
  },
})
