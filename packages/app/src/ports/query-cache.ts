import type { User } from '@aangiftewijs/domain/session'
import { abortAfter } from '@aangiftewijs/ui/behaviour'
import type { AnswerPath, PageData, ServerAnswers } from '../server-answers.ts'
import { CallFailed, callApi } from './api.ts'

/** What is known of one GET path. Replaced, never changed, so that React sees a new one. */
export interface QueryState<Answer> {
  /** Undefined until there is one. */
  readonly data: Answer | undefined
  /** Why the last fetch failed; null after a success. */
  readonly error: unknown
}

/**
 * The cache of server answers, keyed by GET path, with the policy of spec 1 § 7: an answer is never stale, nothing is fetched
 * again by itself, nothing is retried. That policy is all there is to it, which is why it is 1 kB of our own (ADR 0008).
 */
export interface QueryCache {
  readonly answer: <Path extends AnswerPath>(path: Path) => QueryState<ServerAnswers[Path]>
  /** What the page came with: a part that React takes over later begins with what the server showed. */
  readonly served: <Path extends AnswerPath>(path: Path) => QueryState<ServerAnswers[Path]>
  readonly subscribe: (listener: () => void) => () => void
  /** Puts an answer in place, or nothing; a fetch on its way was asked before and is asked again. */
  readonly set: <Path extends AnswerPath>(path: Path, answer: ServerAnswers[Path] | undefined) => void
  /** Fetches a path; a fetch of it already on its way is shared. Rejects with why it failed. */
  readonly fetch: (path: AnswerPath) => Promise<unknown>
  /** Fetches what the path answers from now on: one on its way was asked before, and may lack what just changed. */
  readonly refetch: (path: AnswerPath) => Promise<unknown>
  /** Forgets the answers whose path `isForgotten`; what is still on its way for them is dropped when it comes. */
  readonly forget: (isForgotten: (path: string) => boolean) => void
}

type States = Map<string, QueryState<unknown>>

const none = { data: undefined, error: null }

/** What is kept under a path is what was set, or fetched, as that path's answer: a map of all of them cannot say so itself. */
const readFrom =
  (states: States): QueryCache['answer'] =>
  <Path extends AnswerPath>(path: Path) =>
    (states.get(path) ?? none) as QueryState<ServerAnswers[Path]>

/** In milliseconds. What takes longer was lost on the way: asked for again it is another call. */
export const longestLoad = 20_000

const get = <Path extends AnswerPath>(path: Path) =>
  callApi('GET', path, undefined, {}, { signal: abortAfter(longestLoad) })

/** Who is signed in, as the server knows; a 401 means nobody, not an error. */
export async function fetchUser(): Promise<User | null> {
  try {
    return await get('/api/user')
  } catch (failure) {
    if (failure instanceof CallFailed && failure.status === 401) return null
    throw failure
  }
}

/** Fetches what a GET path answers. */
export const fetchQuery = (path: AnswerPath): Promise<unknown> => (path === '/api/user' ? fetchUser() : get(path))

/** A query cache that starts with the answers the page came with. */
export function createQueryCache(data: PageData, ask: (path: AnswerPath) => Promise<unknown> = fetchQuery): QueryCache {
  const states: States = new Map(Object.entries(data).map(([path, answer]) => [path, { data: answer, error: null }]))
  const served: States = new Map(states)
  const underway = new Map<string, Promise<unknown>>()
  const listeners = new Set<() => void>()

  const put = (path: AnswerPath, state: QueryState<unknown>) => {
    states.set(path, state)
    for (const listener of listeners) listener()
  }

  const fetchNow = (path: AnswerPath): Promise<unknown> => {
    // A forgotten or overtaken fetch is not the current one any more and leaves no trace; who waits for it gets the newer answer.
    const end = (state: QueryState<unknown>) => {
      if (underway.get(path) !== request) return underway.get(path)
      underway.delete(path)
      put(path, state)
      return undefined
    }
    const request: Promise<unknown> = ask(path).then(
      (value) => end({ data: value, error: null }) ?? value,
      (error) => {
        const newer = end({ data: states.get(path)?.data, error })
        if (newer === undefined) throw error
        return newer
      },
    )
    underway.set(path, request)
    return request
  }

  return {
    answer: readFrom(states),
    served: readFrom(served),
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
      for (const path of [...states.keys(), ...underway.keys()].filter(isForgotten)) {
        states.delete(path)
        underway.delete(path)
      }
      for (const listener of listeners) listener()
    },
  }
}

/** Who is signed in, as far as the query cache knows. */
export const userIn = (queryCache: QueryCache): User | null => queryCache.answer('/api/user').data ?? null
