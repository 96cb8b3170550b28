import { setTimeout as pause } from 'node:timers/promises'
import { toAppError } from './middlewares/answer-errors.ts'

/** Milliseconds after which the storage is asked again that did not serve: at first, and at most. */
const askAgain = { first: 100, most: 30_000 }

/** Whether it is the database or the store that is full, busy or away. */
export const isStorageTrouble = (error: unknown): boolean =>
  ['storage-full', 'storage-busy'].includes(toAppError(error, '').id)

/**
 * Does it again, later and later, as long as the database or the store is full, busy or away: for work nobody waits for.
 * @param failed is told of each time
 * @throws what else is wrong, or when it is aborted
 */
export async function onceStorageServes<T>(
  work: () => Promise<T>,
  failed: (error: unknown) => void,
  signal?: AbortSignal,
): Promise<T> {
  for (let wait = askAgain.first; ; wait = Math.min(wait * 2, askAgain.most)) {
    try {
      return await work()
    } catch (error) {
      if (!isStorageTrouble(error)) throw error
      failed(error)
      await pause(wait, undefined, { ref: false, ...(signal ? { signal } : {}) })
    }
  }
}
