import { failedAt } from '../remote-request/index.ts'
import { documentScanSetup } from './document-scan.setup.ts'
import {
  emptiesItself,
  fileChosen,
  lookLedTo,
  opensAt,
  places,
  removing,
  startingOver,
  uploadLedTo,
} from './document-scan.transitions.ts'
import type { DocumentScanContext, PollEnds } from './document-scan.types.ts'

/** A look at the list of documents, for one whose figures are waited for at this place. */
const looking = (place: 'scanning' | 'late') =>
  ({
    description: 'The list of documents is fetched again.',
    meta: { spec: 'part 1 § 4' },
    invoke: {
      id: 'readDocument',
      src: 'readDocument',
      input: ({ context }: { context: DocumentScanContext }) => ({ id: context.document?.id ?? 0 }),
      onDone: [
        {
          guard: {
            type: 'the document is no longer there',
            params: ({ event }: { event: PollEnds }) => ({ document: event.output }),
          },
          target: '#document-scan.choosing',
          actions: 'empty the form',
          description: 'The document was removed meanwhile.',
        },
        ...places.filter(([, to]) => to !== place).map(lookLedTo),
        { target: 'waiting', description: 'It is still to be read: look again.' },
      ],
      onError: { target: 'waiting', description: 'This look failed: look again.' },
    },
  }) as const

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
          ...places.map(uploadLedTo),
        ],
        onError: failedAt('failed', 'The upload failed.'),
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
        looking: looking('scanning'),
      },
    },
    late: {
      description: 'It was not read in time. The server may yet read it: its figures are looked for now and then.',
      meta: { spec: 'decisions § Documents' },
      tags: ['late'],
      entry: 'let go of the file',
      on: { 'removing is chosen': removing },
      after: {
        'until the form empties': emptiesItself,
        'the longest late wait': { target: 'unread', description: 'The server has given up by now.' },
      },
      initial: 'waiting',
      states: {
        waiting: {
          description: 'Until the next look.',
          meta: { spec: 'decisions § Documents' },
          after: { 'until the next late look': { target: 'looking', description: 'Ten seconds passed.' } },
        },
        looking: looking('late'),
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
        onDone: {
          target: 'choosing',
          actions: 'empty the form',
          description: 'It is removed; everything starts over.',
        },
        onError: failedAt('notRemoved', 'It could not be removed.'),
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
