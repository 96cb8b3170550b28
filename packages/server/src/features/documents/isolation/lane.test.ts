import { expect, it, vi } from 'vitest'
import { createLane, type LaneTask } from './lane.ts'
import type { ReaderOutcome, ReaderProcess } from './reader-process.ts'
import { createReaders } from './readers.ts'

/** Readers with one place left for what people ask: the one that is over is taken. */
function onePlace(start: () => ReaderProcess) {
  const readers = createReaders(start)
  readers.gate('asked').take()
  return readers
}

/** A process that answers when it is told to; without that it hangs until it is ended. */
function processes() {
  const asked: (() => void)[] = []
  const start = (): ReaderProcess => ({
    ask: (_, __, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve({ kind: 'cancelled' })
        signal.addEventListener('abort', () => resolve({ kind: 'cancelled' }), { once: true })
        const drawn = { kind: 'answered', answer: { kind: 'no-such-page' } } as ReaderOutcome<never>
        asked.push(() => resolve(drawn))
      }),
    stop: async () => {},
  })
  return { asked, readers: onePlace(start) }
}

const order = (until: number, signal = new AbortController().signal): LaneTask<'draw'> => ({
  asker: { account: 1, address: null },
  until: Date.now() + until,
  signal,
  request: async () => ({ kind: 'draw', bytes: new Uint8Array(), page: 1 }),
})

/** Lets everything that is ready happen. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

it('ends what had no turn in time, and what was begun too late', async () => {
  const { readers } = processes()
  const lane = createLane({ place: 'asked', timeout: 1_000 }, 10, readers)
  const begun = lane.ask<'draw'>(order(50))
  const waiting = lane.ask<'draw'>(order(50))
  expect([await begun, await waiting]).toEqual([{ kind: 'no-time' }, { kind: 'no-time' }])
})

it('tells what was cancelled from what had no time', async () => {
  const { readers } = processes()
  const lane = createLane({ place: 'asked', timeout: 1_000 }, 10, readers)
  const abort = new AbortController()
  const ended = lane.ask<'draw'>(order(60_000, abort.signal))
  abort.abort(new Error('removed'))
  expect(await ended).toEqual({ kind: 'cancelled' })
})

it('gives the next its turn after an answer, after nothing to ask, and after a failure', async () => {
  const { asked, readers } = processes()
  const lane = createLane({ place: 'asked', timeout: 1_000 }, 10, readers)
  const first = lane.ask<'draw'>(order(60_000))
  const withdrawn = lane.ask<'draw'>({ ...order(60_000), request: async () => null })
  const broken = lane.ask<'draw'>({ ...order(60_000), request: () => Promise.reject(new Error('no bytes')) })
  const last = lane.ask<'draw'>(order(60_000))
  const failure = expect(broken).rejects.toThrow('no bytes')
  await settle()
  asked[0]?.()
  expect(await first).toEqual({ kind: 'answered', answer: { kind: 'no-such-page' } })
  expect(await withdrawn).toEqual({ kind: 'withdrawn' })
  await failure
  await settle()
  asked[1]?.()
  expect(await last).toEqual({ kind: 'answered', answer: { kind: 'no-such-page' } })
})

it('waits on while the queue moves, and not behind what hangs', async () => {
  vi.useFakeTimers()
  const { asked, readers } = processes()
  const lane = createLane({ place: 'asked', timeout: 20_000 }, 10, readers)
  const patient = () => ({ ...order(1_000), mayTakeLonger: true })
  const [first, second, third, fourth] = [patient(), patient(), patient(), patient()].map((one) =>
    lane.ask<'draw'>(one),
  )
  await vi.advanceTimersByTimeAsync(8_000)
  asked[0]?.()
  await vi.advanceTimersByTimeAsync(8_000)
  asked[1]?.()
  expect([(await first)?.kind, (await second)?.kind]).toEqual(['answered', 'answered'])
  // The third hangs: whoever waits behind it is answered after the standstill.
  await vi.advanceTimersByTimeAsync(13_000)
  expect((await fourth)?.kind).toBe('no-time')
  asked[2]?.()
  expect((await third)?.kind).toBe('answered')
  vi.useRealTimers()
})

it('while others wait, a piece has four times as long as is usual', async () => {
  const given: number[] = []
  const start = (): ReaderProcess => ({
    ask: async (_, timeout) => {
      given.push(timeout)
      return { kind: 'timed-out' }
    },
    stop: async () => {},
  })
  const lane = createLane({ place: 'asked', timeout: 4_000, usual: 500 }, 10, onePlace(start))
  await Promise.all([lane.ask<'draw'>(order(60_000)), lane.ask<'draw'>(order(60_000))])
  expect(given).toEqual([2_000, 4_000])
})
