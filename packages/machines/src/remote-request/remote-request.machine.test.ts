import { expect, test } from 'vitest'
import { createActor, SimulatedClock, toPromise } from 'xstate'
import { remoteRequest } from './index.ts'

test('an answer', async () => {
  const request = createActor(
    remoteRequest<number, number>(async (input) => input * 2),
    { input: 21 },
  ).start()
  expect(await toPromise(request)).toBe(42)
})

class CallFailed extends Error {
  readonly status = 503
}

test.each([
  [new CallFailed('503: Try later'), { kind: 'refused', status: 503, message: '503: Try later' }],
  [new TypeError('no network'), { kind: 'unreachable', status: null, message: 'no network' }],
  ['odd', { kind: 'unreachable', status: null, message: 'odd' }],
])('%s is told as a failure', async (thrown, failure) => {
  const request = createActor(
    remoteRequest<never, null>(async () => {
      throw thrown
    }),
    { input: null },
  ).start()
  await expect(toPromise(request)).rejects.toEqual(failure)
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
  expect([await toPromise(request), tries]).toEqual(['there', 3])
})

const stateOf = (snapshot: object) => 'value' in snapshot && snapshot.value

test('slow after three seconds, given up after thirty, and then aborted', () => {
  const clock = new SimulatedClock()
  const aborted: boolean[] = []
  const logic = remoteRequest<never, null>(
    (_, signal) =>
      new Promise(() => {
        signal.addEventListener('abort', () => aborted.push(true))
      }),
  )
  const request = createActor(logic, { clock, input: null })
  const told: unknown[] = []
  request.subscribe({ error: (failure) => told.push(failure) })
  request.start()
  const values: unknown[] = [stateOf(request.getSnapshot())]
  clock.increment(3_000)
  values.push(stateOf(request.getSnapshot()))
  clock.increment(26_999)
  values.push(stateOf(request.getSnapshot()))
  clock.increment(1)
  values.push(stateOf(request.getSnapshot()))
  expect({ values, told, aborted }).toEqual({
    values: [{ waiting: 'pending' }, { waiting: 'slow' }, { waiting: 'slow' }, 'timedOut'],
    told: [{ kind: 'timed-out', status: null, message: 'The request took too long.' }],
    aborted: [true],
  })
})
