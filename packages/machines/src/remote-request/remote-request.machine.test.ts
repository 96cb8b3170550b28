import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock, toPromise } from 'xstate'
import { remoteRequest, remoteRequestMachine } from './index.ts'

test('an answer', async () => {
  const request = createActor(
    remoteRequest<number, number>(async (input) => input * 2),
    { input: 21 },
  ).start()
  expect(await toPromise(request)).toEqual({ kind: 'succeeded', value: 42 })
})

class CallFailed extends Error {
  readonly status = 503
}

test.each([
  [new CallFailed('503: Try later'), { kind: 'refused', status: 503, message: '503: Try later' }],
  [new TypeError('no network'), { kind: 'unreachable', status: null, message: 'no network' }],
  ['odd', { kind: 'unreachable', status: null, message: 'odd' }],
])('%s is a failure, not an exception', async (thrown, failure) => {
  const request = createActor(
    remoteRequest<never, null>(async () => {
      throw thrown
    }),
    { input: null },
  ).start()
  expect(await toPromise(request)).toEqual({ kind: 'failed', failure })
})

test('two more tries, where they are allowed', async () => {
  let tries = 0
  const request = createActor(
    remoteRequest<string, null>(
      async () => {
        tries += 1
        if (tries < 3) throw new Error('gone')
        return 'there'
      },
      { retries: 2, pauseBetweenTries: 0 },
    ),
    { input: null },
  ).start()
  expect([await toPromise(request), tries]).toEqual([{ kind: 'succeeded', value: 'there' }, 3])
})

test('slow after three seconds, given up after thirty, and then aborted', () => {
  const clock = new SimulatedClock()
  const aborted: boolean[] = []
  const machine = remoteRequestMachine.provide({
    actors: {
      perform: fromPromise<unknown, unknown>(
        ({ signal }) =>
          new Promise(() => {
            signal.addEventListener('abort', () => aborted.push(true))
          }),
      ),
    },
  })
  const request = createActor(machine, { clock, input: null }).start()
  const values: unknown[] = [request.getSnapshot().value]
  clock.increment(3_000)
  values.push(request.getSnapshot().value)
  clock.increment(26_999)
  values.push(request.getSnapshot().value)
  clock.increment(1)
  values.push(request.getSnapshot().value)
  expect({ values, output: request.getSnapshot().output, aborted }).toEqual({
    values: [{ waiting: 'pending' }, { waiting: 'slow' }, { waiting: 'slow' }, 'timedOut'],
    output: {
      kind: 'failed',
      failure: { kind: 'timed-out', status: null, message: 'The request took too long.' },
    },
    aborted: [true],
  })
})
