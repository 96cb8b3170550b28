import {
  type ActorLogic,
  type AnyEventObject,
  assign,
  fromPromise,
  type NonReducibleUnknown,
  type Snapshot,
  setup,
} from 'xstate'
import { failureOf, type RequestFailure, type RequestPolicy, requestPolicy, timedOut } from './remote-request.types.ts'

interface RequestContext {
  readonly input: unknown
  /** Tries made, the running one included. */
  readonly tries: number
  readonly answer: unknown
  /** Why it ended without an answer; null until then. */
  readonly failure: RequestFailure | null
}

const spec = 'part 1 § 7'

/** What stands in a chart until `provide` gives the real request: it fails visibly. */
export const notProvided = async (): Promise<never> => {
  throw new Error('This request has no actor: give it one with `provide`.')
}

/** The chart of one request. Use {@link remoteRequest} to give it a call and types. */
export const remoteRequestMachine = setup({
  types: {
    context: {} as RequestContext,
    input: {} as unknown,
    output: {} as NonReducibleUnknown,
    meta: {} as { spec: string },
    tags: {} as 'waiting' | 'slow',
  },
  actors: { perform: fromPromise<unknown, unknown>(notProvided) },
  guards: { 'the request may be tried once more': ({ context }) => context.tries <= requestPolicy.retries },
  actions: {
    'count the try': assign({ tries: ({ context }) => context.tries + 1 }),
    'keep the answer': assign((_, params: { answer: unknown }) => ({ answer: params.answer })),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
  },
  delays: {
    'slow after': requestPolicy.slowAfter,
    'time out after': requestPolicy.timeOutAfter,
    'pause between tries': requestPolicy.pauseBetweenTries,
  },
}).createMachine({
  id: 'remote-request',
  description: 'One request: it is waited for, tried again where that is safe, and ends in an answer or in a failure.',
  context: ({ input }) => ({ input, tries: 0, answer: null, failure: null }),
  output: ({ context }) => context.answer,
  initial: 'waiting',
  states: {
    waiting: {
      description: 'The request is on its way.',
      meta: { spec },
      tags: ['waiting'],
      entry: 'count the try',
      invoke: {
        id: 'perform',
        src: 'perform',
        input: ({ context }: { context: RequestContext }) => context.input,
        onDone: {
          target: 'succeeded',
          actions: { type: 'keep the answer', params: ({ event }) => ({ answer: event.output }) },
          description: 'The answer came.',
        },
        onError: [
          {
            guard: 'the request may be tried once more',
            target: 'betweenTries',
            description: 'It failed and may be tried again by itself.',
          },
          {
            target: 'failed',
            actions: { type: 'keep the failure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
            description: 'It failed.',
          },
        ],
      },
      after: {
        'time out after': {
          target: 'timedOut',
          actions: { type: 'keep the failure', params: { failure: timedOut } },
          description: 'No answer came in time.',
        },
      },
      initial: 'pending',
      states: {
        pending: {
          description: 'Waiting for the answer.',
          meta: { spec },
          after: { 'slow after': { target: 'slow', description: 'It takes longer than usual.' } },
        },
        slow: {
          description: 'Still waiting; the person is told that it takes longer.',
          meta: { spec },
          tags: ['slow'],
        },
      },
    },
    betweenTries: {
      description: 'A short pause before the next try.',
      meta: { spec: 'part 2 § 7' },
      tags: ['waiting'],
      after: { 'pause between tries': { target: 'waiting', description: 'The next try starts.' } },
    },
    succeeded: { type: 'final', description: 'The answer is there.', meta: { spec } },
    failed: {
      type: 'final',
      description: 'The request failed; the chart that asked offers the way on.',
      meta: { spec },
    },
    timedOut: {
      type: 'final',
      description: 'Nothing came in time; the chart that asked offers the way on.',
      meta: { spec },
    },
  },
})

/** A chart's slot for a request: what it takes and what its answer is. */
export type RequestLogic<Output, Input> = ActorLogic<Snapshot<Output>, AnyEventObject, Input>

/** Aborted when the chart that asked has moved on; a fetch takes it as it is. */
export type RequestSignal = Parameters<Parameters<typeof fromPromise>[0]>[0]['signal']

/**
 * One request to a server (or a simulated one): waiting, slow, tried again, succeeded, failed or timed out. Every chart
 * that asks something of the outside invokes one: `onDone` has its answer, `onError` its {@link RequestFailure}.
 * @param perform makes the call; what it throws becomes a {@link RequestFailure}.
 */
export function remoteRequest<Output, Input>(
  perform: (input: Input, signal: RequestSignal) => Promise<Output>,
  policy: Partial<RequestPolicy> = {},
): RequestLogic<Output, Input> {
  const { slowAfter, timeOutAfter, retries, pauseBetweenTries } = { ...requestPolicy, ...policy }
  const machine = remoteRequestMachine.provide({
    actors: { perform: fromPromise<unknown, unknown>(({ input, signal }) => perform(input as Input, signal)) },
    guards: { 'the request may be tried once more': ({ context }) => context.tries <= retries },
    delays: { 'slow after': slowAfter, 'time out after': timeOutAfter, 'pause between tries': pauseBetweenTries },
  })
  return rejecting(machine) as typeof machine & RequestLogic<Output, Input>
}

/**
 * The same chart as an actor that rejects with its failure, as a promise does. A final state of a chart is always a success to XState,
 * and an action that throws would leave the call running that was given up.
 */
function rejecting(machine: typeof remoteRequestMachine): typeof remoteRequestMachine {
  const { transition } = machine
  return Object.assign(machine, {
    transition: (...step: Parameters<typeof transition>) => {
      const snapshot = transition(...step)
      const { failure } = snapshot.context
      return failure === null ? snapshot : { ...snapshot, status: 'error', error: failure }
    },
  })
}
