import type { AuditEntry } from '@aangiftewijs/domain/audit'
import type { SampleDocument, TaxDocument } from '@aangiftewijs/domain/documents'
import type { NewsAnswer } from '@aangiftewijs/domain/news'
import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { currentFilingOf, type TaxFiling, type UnsavedStep, unsavedStepsPath } from '@aangiftewijs/domain/tax-return'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { AnswerPath, DataNeed, ServerAnswers } from '../server-answers.ts'
import { type QueryCache, type QueryState, userIn } from './query-cache.ts'

const QueryCacheContext = createContext<QueryCache | null>(null)

/** Puts the cache of server answers above everything that reads from it. */
export const QueryCacheProvider = QueryCacheContext.Provider

function useQueryCache(): QueryCache {
  const queryCache = useContext(QueryCacheContext)
  if (queryCache === null) throw new Error('server answers need a QueryCacheProvider above them')
  return queryCache
}

/** Whether a person's own lists are fetched: not for visitors and not for the look-around citizen. Spec 1 § 3. */
export const hasOwnData = (user: User | null): boolean => user !== null && user.id !== lookAroundUserId

const personal = /^\/api\/(tax-filings|documents|drafts|user\/activity|second-factor)/

/** The answers a page still needs before it can be shown. */
export const missingAnswers = (needs: readonly DataNeed[], queryCache: QueryCache): readonly DataNeed[] =>
  needs.filter(
    (path) => queryCache.answer(path).data === undefined && (!personal.test(path) || hasOwnData(userIn(queryCache))),
  )

/** What a page reads of one GET path; `error` is why there is no answer, or no newer one. */
export interface AnswerState<Answer> extends QueryState<Answer> {
  /** Neither an answer nor a failure yet. */
  readonly isPending: boolean
}

interface Reading {
  /** @default true */
  readonly isEnabled?: boolean
  /** How often a failed fetch is tried again by itself. @default 0 */
  readonly retries?: number
  /** Fetched again on mount and whenever the window gets focus. @default false */
  readonly isFresh?: boolean
}

/** The answer of a GET path, fetched when it is not there yet. */
export function useAnswer<Path extends AnswerPath>(
  path: Path,
  { isEnabled = true, retries = 0, isFresh = false }: Reading = {},
): AnswerState<ServerAnswers[Path]> {
  const queryCache = useQueryCache()
  const { data, error } = useSyncExternalStore(
    queryCache.subscribe,
    () => queryCache.answer(path),
    () => queryCache.served(path),
  )
  const isMissing = isEnabled && data === undefined && error === null

  useEffect(() => {
    if (isMissing) fetchWithRetries(queryCache, path, retries)
  }, [isMissing, queryCache, path, retries])

  useEffect(() => {
    if (!isFresh || !isEnabled) return
    const again = () => fetchWithRetries(queryCache, path, 0)
    again()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [isFresh, isEnabled, queryCache, path])

  return { data, error, isPending: data === undefined && error === null }
}

/** Failures stay in the query cache, where the page reads them. */
function fetchWithRetries(queryCache: QueryCache, path: AnswerPath, retries: number): void {
  queryCache.fetch(path).catch(() => {
    if (retries > 0) fetchWithRetries(queryCache, path, retries - 1)
  })
}

/** Who is signed in; null for a visitor. */
export const useUser = (): User | null => useAnswer('/api/user').data ?? null

/** What was done with the person's account, the latest first. */
export function useActivity(): readonly AuditEntry[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer('/api/user/activity', { isEnabled }).data ?? noEntries
}

const noEntries: readonly AuditEntry[] = []
const noFilings: readonly TaxFiling[] = []
const noDocuments: readonly TaxDocument[] = []
const noSteps: readonly UnsavedStep[] = []
const noSamples: readonly SampleDocument[] = []

/** The person's returns, newest first; empty for a visitor. */
export function useFilings(): readonly TaxFiling[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer('/api/tax-filings', { isEnabled }).data ?? noFilings
}

/**
 * Fetches the person's returns again on mount and whenever the window gets focus (review: spec 2 § 4), and the documents with them: what
 * another window removed is not listed, and the figures beside it do not come from it.
 */
export function useFreshReturns(): void {
  const fresh = { isEnabled: hasOwnData(useUser()), isFresh: true }
  useAnswer('/api/tax-filings', fresh)
  useAnswer('/api/documents', fresh)
}

/** The return the steps work on: the chosen one, else the newest; null when there is none. */
export const useCurrentFiling = (): TaxFiling | null => currentFilingOf(useFilings(), useUser()?.chosenFilingId ?? null)

/** The person's uploaded documents; empty for a visitor. */
export function useDocuments(): readonly TaxDocument[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer('/api/documents', { isEnabled }).data ?? noDocuments
}

/** The steps of the person's returns that hold something typed and not saved; empty for a visitor. */
export function useUnsavedSteps(): readonly UnsavedStep[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer(unsavedStepsPath, { isEnabled }).data ?? noSteps
}

/**
 * What of the chosen return and the documents a page shows, as a text that changes with them: what a deferred part follows. All of a
 * document, because what is said of it or corrected in it counts as much as that it is there.
 */
export function useReturnState(): string {
  const filing = useCurrentFiling()
  const documents = useDocuments()
  const read = useMemo(() => JSON.stringify(documents), [documents])
  return [filing?.id, filing?.updatedAt, read].join()
}

/** As {@link useReturnState}, of every return. */
export function useReturnsState(): string {
  const filings = useFilings()
  return [useReturnState(), ...filings.map(({ updatedAt }) => updatedAt)].join()
}

/** The sample files on offer. */
export const useSampleDocuments = (): readonly SampleDocument[] => useAnswer('/api/sample-documents').data ?? noSamples

/** The news of a day (`YYYY-MM-DD`), or the top news; `retries` is 2 in the news product (spec 2 § 7). */
export const useNews = (date?: string, retries = 0): AnswerState<NewsAnswer> =>
  useAnswer(date === undefined ? '/api/news' : `/api/news?date=${date}`, { retries })

/** What a page does with the cache after it changed something on the server. */
export interface QueryClient {
  /** The cached answer of a GET path, if any. */
  readonly get: <Path extends AnswerPath>(path: Path) => ServerAnswers[Path] | undefined
  /** Puts an answer in place of the cached one, or nothing, without a call. */
  readonly set: QueryCache['set']
  /** Fetches these paths again; resolves when they are there, rejects when one cannot be had. */
  readonly refresh: (...paths: readonly AnswerPath[]) => Promise<void>
  /** Forgets everything personal and goes on as this person (null: signed out). */
  readonly startAs: (user: User | null) => void
}

/** The cache of server answers, for reading and changing it in event handlers and charts' actors. */
export function useQueryClient(): QueryClient {
  const queryCache = useQueryCache()
  return useMemo(() => queryClientOf(queryCache), [queryCache])
}

/** As {@link useQueryClient} has it. */
export const queryClientOf = (queryCache: QueryCache): QueryClient => ({
  get: (path) => queryCache.answer(path).data,
  set: queryCache.set,
  refresh: async (...paths) => {
    await Promise.all(paths.map(queryCache.refetch))
  },
  startAs: (user) => {
    queryCache.set('/api/user', user)
    queryCache.forget((path) => personal.test(path))
  },
})
