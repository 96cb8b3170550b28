import type { User } from '@aangiftewijs/domain/session'
import type { PageData } from '../page-request.ts'
import { CallFailed, callApi } from './api.ts'

/** What is known of one GET path. Replaced, never changed, so that React sees a new one. */
export interface Answer {
  /** Undefined until there is one. */
  readonly data: unknown
  /** Why the last fetch failed; null after a success. */
  readonly error: unknown
}

/**
 * The cache of server answers, keyed by GET path, with the policy of spec 1 § 7: an answer is never stale, nothing is fetched
 * again by itself, nothing is retried. That policy is all there is to it, which is why it is 1 kB of our own (ADR 0008).
 */
export interface QueryCache {
  readonly answer: (path: string) => Answer
  /** What the page came with: a part that React takes over later begins with what the server showed. */
  readonly served: (path: string) => Answer
  readonly subscribe: (listener: () => void) => () => void
  /** Puts an answer in place; a fetch on its way was asked before and is asked again. */
  readonly set: (path: string, data: unknown) => void
  /** Fetches a path; a fetch of it already on its way is shared. Rejects with why it failed. */
  readonly fetch: (path: string) => Promise<unknown>
  /** Fetches what the path answers from now on: one on its way was asked before, and may lack what just changed. */
  readonly refetch: (path: string) => Promise<unknown>
  /** Forgets the answers whose path `isForgotten`; what is still on its way for them is dropped when it comes. */
  readonly forget: (isForgotten: (path: string) => boolean) => void
}

const none: Answer = { data: undefined, error: null }

/** Fetches what a GET path answers; a 401 on the current user means "no user", not an error. */
export async function fetchQuery(path: string): Promise<unknown> {
  try {
    return await callApi('GET', path)
  } catch (failure) {
    if (path === '/api/user' && failure instanceof CallFailed && failure.status === 401) return null
    throw failure
  }
}

/** A store that starts with the answers the page came with. */
export function createQueryCache(data: PageData, get: (path: string) => Promise<unknown> = fetchQuery): QueryCache {
  const answers = new Map<string, Answer>(
    Object.entries(data).map(([path, value]) => [path, { data: value, error: null }]),
  )
  const served = new Map(answers)
  const underway = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()

  const put = (path: string, answer: Answer) => {
    answers.set(path, answer)
    for (const listener of listeners) listener()
  }

  const fetchNow = (path: string): Promise<unknown> => {
    // A forgotten or overtaken fetch is not the current one any more and leaves no trace; who waits for it gets the newer answer.
    const end = (answer: Answer) => {
      if (underway.get(path) !== request) return underway.get(path)
      underway.delete(path)
      put(path, answer)
      return undefined
    }
    const request: Promise<unknown> = get(path).then(
      (value) => end({ data: value, error: null }) ?? value,
      (error) => {
        const newer = end({ data: answers.get(path)?.data, error })
        if (newer === undefined) throw error
        return newer
      },
    )
    underway.set(path, request)
    return request
  }

  return {
    answer: (path) => answers.get(path) ?? none,
    served: (path) => served.get(path) ?? none,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set: (path, value) => {
      const isAsked = underway.delete(path)
      put(path, { data: value, error: null })
      // Who asked wants what somebody else changed, too: an upload that ended while another document was removed.
      if (isAsked) fetchNow(path).catch(() => undefined)
    },
    fetch: (path) => underway.get(path) ?? fetchNow(path),
    refetch: fetchNow,
    forget: (isForgotten) => {
      for (const path of [...answers.keys(), ...underway.keys()].filter(isForgotten)) {
        answers.delete(path)
        underway.delete(path)
      }
      for (const listener of listeners) listener()
    },
  }
}

/** Who is signed in, as far as the store knows. */
export const userIn = (store: QueryCache): User | null =>
  (store.answer('/api/user').data as User | null | undefined) ?? null
