import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import { uploadedIn } from './document-scan.setup.ts'
import type { DocumentScanEvent, PollEnds, UploadEnds } from './document-scan.types.ts'

type FileChosen = Extract<DocumentScanEvent, { type: 'a file is chosen' }>
type StandsAt =
  | 'figures were read from the document'
  | 'nothing was found in the document'
  | 'the document is protected by a password'
  | 'the document could not be processed'
  | 'the document is still being read'
  | 'the document was not read in time'
type Place = 'late' | 'passed' | 'unread' | 'passwordRequired' | 'failed' | 'scanning'

/** Where each scan status of the server is shown. Spec 1 § 4. */
export const places: readonly (readonly [ScanStatus, Place, StandsAt, string])[] = [
  ['passed', 'passed', 'figures were read from the document', 'Figures were read.'],
  ['unread', 'unread', 'nothing was found in the document', 'It was processed and nothing was found.'],
  ['timed_out', 'late', 'the document was not read in time', 'There was no time to read it.'],
  [
    'password_required',
    'passwordRequired',
    'the document is protected by a password',
    'The document turned out to be protected.',
  ],
  ['failed', 'failed', 'the document could not be processed', 'The document could not be processed.'],
  ['scanning', 'scanning', 'the document is still being read', 'It is there and is being read.'],
]

/** After an upload. */
export const uploadLedTo = ([, place, guard, description]: (typeof places)[number]) =>
  ({
    guard: {
      type: guard,
      params: ({ event }: { event: UploadEnds }) => ({ document: uploadedIn(event.output) }),
    },
    target: place,
    actions: [
      'complete the progress',
      {
        type: 'keep the document',
        params: ({ event }: { event: UploadEnds }) => ({ document: uploadedIn(event.output) }),
      },
    ],
    description,
  }) as const

/** After a look at the list of documents. */
export const lookLedTo = ([, place, guard, description]: (typeof places)[number]) =>
  ({
    guard: {
      type: guard,
      params: ({ event }: { event: PollEnds }) => ({ document: event.output }),
    },
    target: `#document-scan.${place}`,
    actions: {
      type: 'keep the document',
      params: ({ event }: { event: PollEnds }) => ({ document: event.output }),
    },
    description,
  }) as const

/** For a document that is there already. */
export const opensAt = ([, place, guard, description]: (typeof places)[number]) =>
  ({
    guard: {
      type: guard,
      params: ({ context }: { context: { document: TaxDocument | null } }) => ({ document: context.document }),
    },
    target: place,
    description,
  }) as const

export const fileChosen = [
  {
    guard: {
      type: 'the file cannot be uploaded as it is',
      params: ({ event }: { event: FileChosen }) => ({ file: event.file }),
    },
    target: '#document-scan.invalid',
    actions: { type: 'keep the file', params: ({ event }: { event: FileChosen }) => ({ file: event.file }) },
    description: 'The file is of the wrong type, too big, empty, or its name is too long.',
  },
  {
    target: '#document-scan.uploading',
    actions: { type: 'keep the file', params: ({ event }: { event: FileChosen }) => ({ file: event.file }) },
    description: 'The file may be uploaded, and is.',
  },
] as const

export const removing = {
  target: '#document-scan.removing',
  description: 'The person removes the document.',
} as const

export const startingOver = {
  target: '#document-scan.choosing',
  actions: 'empty the form',
  description: 'The person starts over with another file.',
} as const

export const emptiesItself = {
  guard: 'several documents of this type may be added',
  target: 'choosing',
  actions: 'empty the form',
  description: 'Another document of this type may be added.',
} as const
