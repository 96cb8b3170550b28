import { type Asker, createFairQueue } from '../../../turns/fair-queue.ts'
import type { Answers, Request } from './protocol.ts'
import type { ReaderOutcome } from './reader-process.ts'
import { type KindOfWork, type Readers, readers as sharedReaders } from './readers.ts'

/** One piece of work for a lane. */
export interface LaneTask<K extends Request['kind']> {
  readonly asker: Asker
  /** Milliseconds since 1970: the work has ended by then, done or not. */
  readonly until: number
  /** In a queue that moves, with nothing in it that hangs or crashes, the work may take longer than `until`. */
  readonly mayTakeLonger?: boolean
  readonly signal: AbortSignal
  /** Called when it is this piece's turn, so that what waits holds no bytes. `finishBy` is when its process is ended. */
  readonly request: (finishBy: number) => Promise<Extract<Request, { kind: K }> | null>
}

/** How a piece ends: as its process does; 'no-time' when `until` came first; 'withdrawn' when there was nothing to ask. */
export type LaneOutcome<K extends Request['kind']> =
  | ReaderOutcome<K>
  | { readonly kind: 'no-time' }
  | { readonly kind: 'withdrawn' }

/** A queue in front of the reading processes, in which people take turns. */
export interface Lane {
  /** @throws {QueueFull} when too much is waiting. */
  readonly ask: <K extends keyof Answers>(task: LaneTask<K>) => Promise<LaneOutcome<K>>
  /** Pieces whose turn has not come. */
  readonly waiting: () => number
}

/** A queue without an answer for this long stands still. Milliseconds. */
const stallTimeout = 12_000

/** Most milliseconds beyond its time that a piece waits in a queue that moves. */
const maxDelay = 300_000

/** Milliseconds a piece has in any case. */
const leastTimeout = 1_000

/**
 * @param usual milliseconds an answer takes at first: while others wait, a piece has four times as long as is usual by then, instead of
 *   the whole of its time; without it, always the whole.
 * @param place whose place among the processes it takes. @param timeout milliseconds for each. @param capacity pieces that may wait.
 */
export function createLane(
  { place, timeout, usual }: { readonly place: KindOfWork; readonly timeout: number; readonly usual?: number },
  capacity: number,
  readers: Readers = sharedReaders,
): Lane {
  const queue = createFairQueue(readers.gate(place), capacity)
  let average = usual ?? timeout
  const timeoutNow = () => (queue.length() === 0 ? timeout : Math.min(timeout, Math.max(leastTimeout, average * 4)))
  let lastFailure = 0
  let lastAnswer = 0
  const note = (ended: LaneOutcome<Request['kind']>) => {
    if (ended.kind === 'answered') lastAnswer = Date.now()
    else if (ended.kind !== 'cancelled') lastFailure = Date.now()
  }

  /** Ends a piece at its time, or, while its queue moves, when that stops moving. */
  const watch = ({ until, mayTakeLonger = false }: Pick<LaneTask<never>, 'until' | 'mayTakeLonger'>) => {
    const queued = Date.now()
    const ending = new AbortController()
    const hasFailures = () => !mayTakeLonger || lastFailure >= queued
    const isMoving = () => Date.now() - Math.max(lastAnswer, queued) < stallTimeout && Date.now() < until + maxDelay
    const look = () => {
      if (!hasFailures() && isMoving()) timer = setTimeout(look, 500)
      else ending.abort(new Error('There is no time left'))
    }
    let timer = setTimeout(look, Math.max(0, until - queued))
    const forget = () => clearTimeout(timer)
    return {
      signal: ending.signal,
      forget,
      /** Its turn has come: when its process is ended at the latest. */
      begin: (): number => {
        if (hasFailures()) return Math.min(Date.now() + timeout, until)
        forget()
        return Date.now() + timeout
      },
    }
  }

  return {
    ask: async (task) => {
      const { asker, signal, request } = task
      const watched = watch(task)
      const ends = AbortSignal.any([signal, watched.signal])
      const cutOff = () => ({ kind: signal.aborted ? 'cancelled' : 'no-time' }) as const
      try {
        const leave = await queue.enter(asker, ends).catch((error: unknown) => {
          if (ends.aborted) return null
          throw error
        })
        if (!leave) return cutOff()
        try {
          const asked = await request(watched.begin())
          if (!asked) return { kind: 'withdrawn' }
          const startedAt = performance.now()
          const answer = await readers.ask(asked, timeoutNow(), ends)
          const ended = answer.kind === 'cancelled' ? cutOff() : answer
          if (usual !== undefined && ended.kind === 'answered') average += (performance.now() - startedAt - average) / 8
          note(ended)
          return ended
        } finally {
          leave()
        }
      } finally {
        watched.forget()
      }
    },
    waiting: queue.length,
  }
}
