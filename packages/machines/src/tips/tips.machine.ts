import { type Tip, tipsDelay, tipsFor } from '@aangiftewijs/domain/tips'
import { assign, setup } from 'xstate'
import { failedAt, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import type { TipsAsked, TipsContext, TipsEvent } from './tips.types.ts'

/** Tips are made from what is known already; nothing is sent anywhere. */
const fromWhatIsKnown = remoteRequest<readonly Tip[], TipsAsked | null>(async (asked) =>
  asked === null ? [] : tipsFor(asked.filing, asked.documents),
)

const spec = 'part 2 § 4'

/** The tips generator of review. */
export const tipsMachine = setup({
  types: {
    context: {} as TipsContext,
    events: {} as TipsEvent,
    tags: {} as 'generating' | 'shown' | 'failed' | 'no-filing',
    meta: {} as { spec: string },
  },
  actors: { makeTips: fromWhatIsKnown },
  guards: {
    'there is no return to make tips from': (_, params: { asked: TipsAsked | null }) => params.asked === null,
  },
  actions: {
    'keep what is asked': assign((_, params: { asked: TipsAsked | null }) => ({ asked: params.asked, failure: null })),
    'keep the tips': assign((_, params: { tips: readonly Tip[] }) => ({ tips: params.tips })),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
    'forget the failure': assign({ failure: null }),
  },
  delays: { 'while tips are made': tipsDelay },
}).createMachine({
  id: 'tips',
  description: 'At most five tips to save tax, made from the return and its documents.',
  context: { asked: null, tips: [], failure: null },
  initial: 'idle',
  on: {
    'tips are asked for': [
      {
        guard: { type: 'there is no return to make tips from', params: ({ event }) => ({ asked: askedIn(event) }) },
        target: '.withoutReturn',
        description: 'There is no return to make tips from.',
      },
      {
        target: '.generating',
        actions: { type: 'keep what is asked', params: ({ event }) => ({ asked: askedIn(event) }) },
        description: 'The person asks for tips.',
      },
    ],
  },
  states: {
    idle: { description: 'No tips were asked for yet.', meta: { spec } },
    withoutReturn: {
      description: 'There is no return to make tips from. Tips can be asked for again once there is one.',
      meta: { spec: 'part 2 § 8' },
      tags: ['no-filing'],
    },
    generating: {
      description: 'The tips are being made.',
      meta: { spec },
      tags: ['generating'],
      on: { 'tips are asked for': { description: 'Waits: tips are being made.' } },
      initial: 'thinking',
      states: {
        thinking: {
          description: 'The simulated one and a half seconds.',
          meta: { spec: 'part 2 § 9' },
          after: { 'while tips are made': { target: 'making', description: 'One and a half seconds passed.' } },
        },
        making: {
          description: 'The rules are held against the return.',
          meta: { spec: 'part 2 § 9' },
          invoke: {
            id: 'makeTips',
            src: 'makeTips',
            input: ({ context }) => context.asked,
            onDone: {
              target: '#tips.shown',
              actions: { type: 'keep the tips', params: ({ event }) => ({ tips: event.output }) },
              description: 'The tips are there.',
            },
            onError: failedAt('#tips.failed', 'The tips could not be made.'),
          },
        },
      },
    },
    shown: { description: 'The tips are shown. They can be made again.', meta: { spec }, tags: ['shown'] },
    failed: {
      description: 'The tips could not be made; it can be tried again.',
      meta: { spec: 'part 2 § 8' },
      tags: ['failed'],
      on: {
        'trying again is chosen': {
          target: 'generating',
          actions: 'forget the failure',
          description: 'The person tries again.',
        },
      },
    },
  },
})

function askedIn({ filing, documents }: Extract<TipsEvent, { type: 'tips are asked for' }>): TipsAsked | null {
  return filing === null ? null : { filing, documents }
}
