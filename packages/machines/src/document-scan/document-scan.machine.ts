import type { ScanStatus, TaxDocument } from '@aangiftewijs/domain/documents'
import { failureOf } from '../remote-request/index.ts'
import { documentScanSetup, failureIn, polledIn, uploadedIn } from './document-scan.setup.ts'
import type { DocumentScanEvent, PollEnds, UploadEnds } from './document-scan.types.ts'

type FileChosen = Extract<DocumentScanEvent, { type: 'a file is chosen' }>
type StandsAt =
  | 'figures were read from the document'
  | 'nothing was found in the document'
  | 'the document is protected by a password'
  | 'the document could not be processed'
  | 'the document is still being read'
type Place = 'passed' | 'unread' | 'passwordRequired' | 'failed' | 'scanning'

/** Where each scan status of the server is shown. Spec 1 § 4. */
const places: readonly (readonly [ScanStatus, Place, StandsAt, string])[] = [
  ['passed', 'passed', 'figures were read from the document', 'Figures were read.'],
  ['unread', 'unread', 'nothing was found in the document', 'It was processed and nothing was found.'],
  [
    'password_required',
    'passwordRequired',
    'the document is protected by a password',
    'The document turned out to be protected.',
  ],
  ['failed', 'failed', 'the document could not be processed', 'The document could not be processed.'],
  ['scanning', 'scanning', 'the document is still being read', 'It is there and is being read.'],
]

const uploadLedTo = ([, place, guard, description]: (typeof places)[number]) =>
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

const lookLedTo = ([, place, guard, description]: (typeof places)[number]) =>
  ({
    guard: {
      type: guard,
      params: ({ event }: { event: PollEnds }) => ({ document: polledIn(event.output) }),
    },
    target: `#document-scan.${place}`,
    actions: {
      type: 'keep the document',
      params: ({ event }: { event: PollEnds }) => ({ document: polledIn(event.output) }),
    },
    description,
  }) as const

const opensAt = ([, place, guard, description]: (typeof places)[number]) =>
  ({
    guard: {
      type: guard,
      params: ({ context }: { context: { document: TaxDocument | null } }) => ({ document: context.document }),
    },
    target: place,
    description,
  }) as const

const fileChosen = [
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

const removing = {
  target: '#document-scan.removing',
  description: 'The person removes the document.',
} as const

const startingOver = {
  target: '#document-scan.choosing',
  actions: 'empty the form',
  description: 'The person starts over with another file.',
} as const

const emptiesItself = {
  guard: 'several documents of this type may be added',
  target: 'choosing',
  actions: 'empty the form',
  description: 'Another document of this type may be added.',
} as const

/** One file from choice to figures, or to whatever else became of it. One actor runs for each file. */
export const documentScanMachine = documentScanSetup.createMachine({
  id: 'document-scan',
  description: 'One document: chosen, uploaded, read, and removed again if the person wants.',
  context: ({ input }) => ({
    type: input.type,
    allowsSeveral: input.allowsSeveral ?? false,
    file: null,
    fileProblems: [],
    document: input.document ?? null,
    progress: 0,
    seed: input.seed ?? 1,
    passwordTries: 0,
    failure: null,
  }),
  initial: 'opening',
  states: {
    opening: {
      description: 'A document that is there already is shown as it stands.',
      meta: { spec: 'part 1 § 4' },
      always: [...places.map(opensAt), { target: 'choosing', description: 'There is no document yet.' }],
    },
    choosing: {
      description: 'Waiting for a file.',
      meta: { spec: 'part 1 § 2' },
      tags: ['choosing'],
      on: { 'a file is chosen': fileChosen },
    },
    invalid: {
      description: 'The chosen file cannot be uploaded; what is wrong is shown.',
      meta: { spec: 'part 1 § 5' },
      tags: ['choosing'],
      on: { 'a file is chosen': fileChosen },
    },
    uploading: {
      description: 'The file is on its way; the bar grows by itself.',
      meta: { spec: 'part 1 § 4' },
      tags: ['pending', 'busy'],
      entry: 'start the progress',
      invoke: {
        id: 'uploadDocument',
        src: 'uploadDocument',
        input: ({ context, event }) => ({
          type: context.type,
          file: context.file,
          password: event.type === 'a password is given' ? event.password : null,
        }),
        onDone: [
          {
            guard: { type: 'the server asks for a password', params: ({ event }) => ({ outcome: event.output }) },
            target: 'passwordRequired',
            description: 'The document is protected, or the password did not fit.',
          },
          {
            guard: { type: 'the upload failed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'failed',
            actions: { type: 'keep the failure', params: ({ event }) => ({ failure: failureIn(event.output) }) },
            description: 'The upload failed.',
          },
          ...places.map(uploadLedTo),
        ],
        onError: {
          target: 'failed',
          actions: { type: 'keep the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          description: 'The upload broke off.',
        },
      },
      initial: 'growing',
      states: {
        growing: {
          description: 'The bar grows a little.',
          meta: { spec: 'part 1 § 9' },
          after: {
            'a progress tick': {
              target: 'growing',
              reenter: true,
              actions: 'grow the progress',
              description: 'A moment passed.',
            },
          },
        },
      },
    },
    scanning: {
      description: 'The file is there and is being read. Its figures are looked for every two seconds.',
      meta: { spec: 'part 1 § 4' },
      tags: ['scanning', 'busy'],
      on: { 'removing is chosen': removing },
      after: {
        'the longest wait': {
          target: 'unread',
          description: 'After thirty seconds the document is treated as processed.',
        },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Until the next look.',
          meta: { spec: 'part 1 § 9' },
          after: { 'until the next look': { target: 'looking', description: 'Two seconds passed.' } },
        },
        looking: {
          description: 'The list of documents is fetched again.',
          meta: { spec: 'part 1 § 4' },
          invoke: {
            id: 'readDocument',
            src: 'readDocument',
            input: ({ context }) => ({ id: context.document?.id ?? 0 }),
            onDone: [
              {
                guard: { type: 'the document is no longer there', params: ({ event }) => ({ outcome: event.output }) },
                target: '#document-scan.choosing',
                actions: 'empty the form',
                description: 'The document was removed meanwhile.',
              },
              ...places.filter(([status]) => status !== 'scanning').map(lookLedTo),
              { target: 'waiting', description: 'It is still being read, or this look failed: look again.' },
            ],
            onError: { target: 'waiting', description: 'This look broke off: look again.' },
          },
        },
      },
    },
    passed: {
      description: 'Figures were read from the document.',
      meta: { spec: 'part 1 § 4' },
      tags: ['passed'],
      entry: 'let go of the file',
      on: { 'removing is chosen': removing },
      after: { 'until the form empties': emptiesItself },
    },
    unread: {
      description: 'The document was processed and nothing was found; the figures can be typed.',
      meta: { spec: 'decisions § Documents' },
      tags: ['unread'],
      entry: 'let go of the file',
      on: { 'removing is chosen': removing },
      after: { 'until the form empties': emptiesItself },
    },
    passwordRequired: {
      description: 'The document is protected. It is uploaded again with its password.',
      meta: { spec: 'part 1 § 4' },
      tags: ['password'],
      on: {
        'a password is given': {
          guard: {
            type: 'a password is filled in and the file is still at hand',
            params: ({ event }) => ({ password: event.password }),
          },
          target: 'uploading',
          actions: 'count the password',
          description: 'The person gives the password.',
        },
        'a file is chosen': fileChosen,
        'starting over is chosen': startingOver,
      },
    },
    failed: {
      description: 'The document did not arrive or could not be processed.',
      meta: { spec: 'part 1 § 4' },
      tags: ['failed'],
      on: {
        'trying again is chosen': {
          guard: 'the chosen file is still at hand',
          target: 'uploading',
          description: 'The same file is uploaded once more.',
        },
        'a file is chosen': fileChosen,
        'starting over is chosen': startingOver,
        'removing is chosen': { ...removing, guard: 'the document is at the server' },
      },
    },
    removing: {
      description: 'The document is being removed.',
      meta: { spec: 'part 1 § 4' },
      tags: ['busy'],
      invoke: {
        id: 'removeDocument',
        src: 'removeDocument',
        input: ({ context }) => ({ id: context.document?.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'removing the document failed', params: ({ event }) => ({ outcome: event.output }) },
            target: 'notRemoved',
            actions: { type: 'keep the failure', params: ({ event }) => ({ failure: failureIn(event.output) }) },
            description: 'It could not be removed.',
          },
          { target: 'choosing', actions: 'empty the form', description: 'It is removed; everything starts over.' },
        ],
        onError: {
          target: 'notRemoved',
          actions: { type: 'keep the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
          description: 'Removing broke off.',
        },
      },
    },
    notRemoved: {
      description: 'The document is still there: removing failed and can be tried again.',
      meta: { spec: 'part 1 § 8' },
      tags: ['failed'],
      on: {
        'removing is chosen': removing,
        'keeping it is chosen': { target: 'opening', description: 'The person keeps the document.' },
      },
    },
  },
})
