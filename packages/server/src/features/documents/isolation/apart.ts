import { createLane } from './lane.ts'
import type { Answers, Request } from './protocol.ts'

/** Work that is done in a process of its own. */
export interface Apart<K extends keyof Answers> {
  /** @param account whose work it is, for their turn. @returns null when it was not done in time, or ended its process */
  readonly ask: (account: number, request: Extract<Request, { kind: K }>) => Promise<Answers[K] | null>
}

/** How many may wait. */
const capacity = 200

/** @param timeout milliseconds for one piece; who asks waits twice as long at most. */
export function createApart<K extends keyof Answers>(timeout: number): Apart<K> {
  const lane = createLane({ place: 'asked', timeout }, capacity)
  return {
    ask: async (account, request) => {
      const ended = await lane.ask<K>({
        asker: { account, address: null },
        until: Date.now() + timeout * 2,
        signal: new AbortController().signal,
        request: async () => request,
      })
      return ended.kind === 'answered' ? ended.answer : null
    },
  }
}
