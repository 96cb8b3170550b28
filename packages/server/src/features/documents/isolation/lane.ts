import { createFairQueue } from './fair-queue.ts'
import type { Answers, Request } from './protocol.ts'
import type { Ended, ReaderProcess } from './reader-process.ts'

/** One piece of work for a lane. */
export interface LaneOrder<K extends Request['kind']> {
  readonly owner: number
  /** Milliseconds since 1970: the work has ended by then, done or not. */
  readonly until: number
  readonly signal: AbortSignal
  /** Called when it is this piece's turn, so that what waits holds no bytes. `finishBy` is when its process is ended. */
  readonly request: (finishBy: number) => Promise<Extract<Request, { kind: K }> | null>
}

/** How a piece ends: as its process does; 'no-time' when `until` came first; 'withdrawn' when there was nothing to ask. */
export type LaneEnd<K extends Request['kind']> =
  | Ended<K>
  | { readonly kind: 'no-time' }
  | { readonly kind: 'withdrawn' }

/** Reading processes with one queue, in which people take turns. */
export interface Lane {
  /** @throws {QueueFull} when too much is waiting. */
  readonly ask: <K extends keyof Answers>(order: LaneOrder<K>) => Promise<LaneEnd<K>>
  readonly stop: () => void
}

/** @param places pieces at once. @param time milliseconds for each. @param room pieces that may wait. */
export function createLane(
  { places, time }: { readonly places: number; readonly time: number },
  room: number,
  reader: () => ReaderProcess,
): Lane {
  const queue = createFairQueue(places, room)
  const readers = Array.from({ length: places }, reader)
  const free = [...readers]
  return {
    ask: async ({ owner, until, signal, request }) => {
      const ends = AbortSignal.any([signal, AbortSignal.timeout(Math.max(0, until - Date.now()))])
      const cutOff = () => ({ kind: signal.aborted ? 'cancelled' : 'no-time' }) as const
      const leave = await queue.enter(owner, ends).catch((error: unknown) => {
        if (ends.aborted) return null
        throw error
      })
      if (!leave) return cutOff()
      const process = free.pop() ?? reader()
      try {
        const asked = await request(Math.min(Date.now() + time, until))
        if (!asked) return { kind: 'withdrawn' }
        const ended = await process.ask(asked, time, ends)
        return ended.kind === 'cancelled' ? cutOff() : ended
      } finally {
        free.push(process)
        leave()
      }
    },
    stop: () => {
      for (const process of readers) process.stop()
    },
  }
}
