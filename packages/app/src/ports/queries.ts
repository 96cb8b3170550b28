import type { AuditEntry } from '@aangiftewijs/domain/audit'
import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { NewsAnswer } from '@aangiftewijs/domain/news'
import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import { currentFilingOf, type TaxFiling, type UnsavedStep, unsavedStepsPath } from '@aangiftewijs/domain/tax-return'
import { createContext, useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { DataNeed } from '../routes.ts'
import { type QueryCache, userIn } from './query-cache.ts'

/** A sample file as `GET /api/sample-documents` lists it. */
export interface SampleDocument {
  readonly name: string
  readonly type: TaxDocument['type']
  /** Bytes. */
  readonly filesize: number
  readonly description: string
}

const StoreContext = createContext<QueryCache | null>(null)

/** Puts the cache of server answers above everything that reads from it. */
export const QueryCacheProvider = StoreContext.Provider

function useStore(): QueryCache {
  const store = useContext(StoreContext)
  if (store === null) throw new Error('server answers need a QueryCacheProvider above them')
  return store
}

/** Whether a person's own lists are fetched: not for visitors and not for the look-around citizen. Spec 1 § 3. */
export const hasOwnData = (user: User | null): boolean => user !== null && user.id !== lookAroundUserId

const personal = /^\/api\/(tax-filings|documents|drafts|user\/activity|second-factor)/

/** The answers a page still needs before it can be shown. */
export const missingAnswers = (needs: readonly DataNeed[], store: QueryCache): readonly DataNeed[] =>
  needs.filter((path) => store.answer(path).data === undefined && (!personal.test(path) || hasOwnData(userIn(store))))

/** What a page reads of one GET path. */
export interface AnswerState<Data> {
  readonly data: Data | undefined
  /** Why there is none, or no newer one. */
  readonly error: unknown
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
export function useAnswer<Data>(
  path: string,
  { isEnabled = true, retries = 0, isFresh = false }: Reading = {},
): AnswerState<Data> {
  const store = useStore()
  const { data, error } = useSyncExternalStore(
    store.subscribe,
    () => store.answer(path),
    () => store.served(path),
  )
  const isMissing = isEnabled && data === undefined && error === null

  useEffect(() => {
    if (isMissing) fetchWithRetries(store, path, retries)
  }, [isMissing, store, path, retries])

  useEffect(() => {
    if (!isFresh || !isEnabled) return
    const again = () => fetchWithRetries(store, path, 0)
    again()
    addEventListener('focus', again)
    return () => removeEventListener('focus', again)
  }, [isFresh, isEnabled, store, path])

  return { data: data as Data | undefined, error, isPending: data === undefined && error === null }
}

/** Failures stay in the store, where the page reads them. */
function fetchWithRetries(store: QueryCache, path: string, retries: number): void {
  store.fetch(path).catch(() => {
    if (retries > 0) fetchWithRetries(store, path, retries - 1)
  })
}

/** Who is signed in; null for a visitor. */
export const useUser = (): User | null => useAnswer<User | null>('/api/user').data ?? null

/** What was done with the person's account, the latest first. */
export function useActivity(): readonly AuditEntry[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer<readonly AuditEntry[]>('/api/user/activity', { isEnabled }).data ?? noEntries
}

const noEntries: readonly AuditEntry[] = []
const noFilings: readonly TaxFiling[] = []
const noDocuments: readonly TaxDocument[] = []
const noSteps: readonly UnsavedStep[] = []
const noSamples: readonly SampleDocument[] = []

/** The person's returns, newest first; empty for a visitor. */
export function useFilings(): readonly TaxFiling[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer<readonly TaxFiling[]>('/api/tax-filings', { isEnabled }).data ?? noFilings
}

/** As {@link useFilings}, fetched again on mount and whenever the window gets focus (review: spec 2 § 4). */
export function useFreshFilings(): readonly TaxFiling[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer<readonly TaxFiling[]>('/api/tax-filings', { isEnabled, isFresh: true }).data ?? noFilings
}

/** The return the steps work on: the chosen one, else the newest; null when there is none. */
export const useCurrentFiling = (): TaxFiling | null => currentFilingOf(useFilings(), useUser()?.chosenFilingId ?? null)

/** The person's uploaded documents; empty for a visitor. */
export function useDocuments(): readonly TaxDocument[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer<readonly TaxDocument[]>('/api/documents', { isEnabled }).data ?? noDocuments
}

/** The steps of the person's returns that hold something typed and not saved; empty for a visitor. */
export function useUnsavedSteps(): readonly UnsavedStep[] {
  const isEnabled = hasOwnData(useUser())
  return useAnswer<readonly UnsavedStep[]>(unsavedStepsPath, { isEnabled }).data ?? noSteps
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
export const useSampleDocuments = (): readonly SampleDocument[] =>
  useAnswer<readonly SampleDocument[]>('/api/sample-documents').data ?? noSamples

/** The news of a day (`YYYY-MM-DD`), or the top news; `retries` is 2 in the news product (spec 2 § 7). */
export const useNews = (date?: string, retries = 0): AnswerState<NewsAnswer> =>
  useAnswer<NewsAnswer>(date === undefined ? '/api/news' : `/api/news?date=${date}`, { retries })

/** What a page does with the cache after it changed something on the server. */
export interface QueryClient {
  /** The cached answer of a GET path, if any. */
  readonly get: <Answer>(path: string) => Answer | undefined
  /** Puts an answer in place of the cached one, without a call. */
  readonly set: (path: string, answer: unknown) => void
  /** Fetches these paths again; resolves when they are there, rejects when one cannot be had. */
  readonly refresh: (...paths: readonly string[]) => Promise<void>
  /** Forgets everything personal and goes on as this person (null: signed out). */
  readonly startAs: (user: User | null) => void
}

/** The cache of server answers, for reading and changing it in event handlers and charts' actors. */
export function useQueryClient(): QueryClient {
  const store = useStore()
  return useMemo(() => queryClientOf(store), [store])
}

const queryClientOf = (store: QueryCache): QueryClient => ({
  get: <Answer>(path: string) => store.answer(path).data as Answer | undefined,
  set: store.set,
  refresh: async (...paths) => {
    await Promise.all(paths.map(store.refetch))
  },
  startAs: (user) => {
    store.set('/api/user', user)
    store.forget((path) => personal.test(path))
  },
})
