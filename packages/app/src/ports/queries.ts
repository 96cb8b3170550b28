import type { TaxDocument } from '@aangiftewijs/domain/documents'
import type { NewsAnswer } from '@aangiftewijs/domain/news'
import { lookAroundUserId, type User } from '@aangiftewijs/domain/session'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { QueryClient, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PageData } from '../page-request.ts'
import type { DataNeed } from '../routes.ts'
import { CallFailed, callApi } from './api.ts'

/** A sample file as `GET /api/sample-documents` lists it. */
export interface SampleDocument {
  readonly name: string
  readonly type: TaxDocument['type']
  /** Bytes. */
  readonly filesize: number
  readonly description: string
}

const never = Number.POSITIVE_INFINITY

/** The specification's policy: never stale, no refetch by itself, no retry. Spec 1 § 7. */
const policy = {
  staleTime: never,
  gcTime: never,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  refetchInterval: false,
  retry: false,
} as const

/** Fetches what a GET path answers; a 401 on the current user means "no user", not an error. */
export async function fetchAnswer(path: string): Promise<unknown> {
  try {
    return await callApi('GET', path)
  } catch (failure) {
    if (path === '/api/user' && failure instanceof CallFailed && failure.status === 401) return null
    throw failure
  }
}

/** The cache of server answers, keyed by GET path, starting with the answers the page came with. */
export function createQueryClient(data: PageData): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { ...policy, queryFn: ({ queryKey }) => fetchAnswer(String(queryKey[0])) },
      mutations: { retry: false },
    },
  })
  for (const [path, answer] of Object.entries(data)) client.setQueryData([path], answer)
  return client
}

/** Whether a person's own lists are fetched: not for visitors and not for the look-around citizen. Spec 1 § 3. */
export const hasOwnData = (user: User | null): boolean => user !== null && user.id !== lookAroundUserId

/** The answers a page still needs before it can be shown. */
export const missingAnswers = (needs: readonly DataNeed[], client: QueryClient): readonly DataNeed[] =>
  needs.filter((path) => client.getQueryData([path]) === undefined && isFetched(path, client))

function isFetched(path: DataNeed, client: QueryClient): boolean {
  const isOwn = path === '/api/tax-filings' || path === '/api/documents'
  return !isOwn || hasOwnData(client.getQueryData<User | null>(['/api/user']) ?? null)
}

/** Who is signed in; null for a visitor. */
export const useUser = (): User | null => useQuery<User | null>({ queryKey: ['/api/user'] }).data ?? null

const noFilings: readonly TaxFiling[] = []
const noDocuments: readonly TaxDocument[] = []

/** The person's returns, newest first; empty for a visitor. */
export function useFilings(): readonly TaxFiling[] {
  const enabled = hasOwnData(useUser())
  return useQuery<readonly TaxFiling[]>({ queryKey: ['/api/tax-filings'], enabled }).data ?? noFilings
}

/** As {@link useFilings}, fetched again on mount and whenever the window gets focus (review: spec 2 § 4). */
export function useFreshFilings(): readonly TaxFiling[] {
  const enabled = hasOwnData(useUser())
  return (
    useQuery<readonly TaxFiling[]>({
      queryKey: ['/api/tax-filings'],
      enabled,
      refetchOnMount: 'always',
      refetchOnWindowFocus: 'always',
    }).data ?? noFilings
  )
}

/** The return the steps work on: the newest; null when there is none. */
export const useNewestFiling = (): TaxFiling | null => useFilings()[0] ?? null

/** The person's uploaded documents; empty for a visitor. */
export function useDocuments(): readonly TaxDocument[] {
  const enabled = hasOwnData(useUser())
  return useQuery<readonly TaxDocument[]>({ queryKey: ['/api/documents'], enabled }).data ?? noDocuments
}

/** The sample files on offer. */
export const useSampleDocuments = (): readonly SampleDocument[] =>
  useQuery<readonly SampleDocument[]>({ queryKey: ['/api/sample-documents'] }).data ?? []

/** The news of a day (`YYYY-MM-DD`), or the top news; `retry` is 2 in the news product (spec 2 § 7). */
export const useNews = (date?: string, retry = 0): UseQueryResult<NewsAnswer> =>
  useQuery<NewsAnswer>({ queryKey: [date === undefined ? '/api/news' : `/api/news?date=${date}`], retry })

/** What a page does with the cache after it changed something on the server. */
export interface AnswerCache {
  /** The cached answer of a GET path, if any. */
  readonly get: <Answer>(path: string) => Answer | undefined
  /** Puts an answer in place of the cached one, without a call. */
  readonly set: (path: string, answer: unknown) => void
  /** Fetches these paths again; resolves when they are there. */
  readonly refresh: (...paths: readonly string[]) => Promise<void>
  /** Forgets everything and starts with this person (null: signed out). */
  readonly startAs: (user: User | null) => void
}

/** The cache of server answers, for reading and changing it in event handlers and charts' actors. */
export function useAnswerCache(): AnswerCache {
  const client = useQueryClient()
  return useMemo(() => answerCacheOf(client), [client])
}

const personal = /^\/api\/(tax-filings|documents)/

function answerCacheOf(client: QueryClient): AnswerCache {
  return {
    get: (path) => client.getQueryData([path]),
    set: (path, answer) => client.setQueryData([path], answer),
    refresh: async (...paths) => {
      await Promise.all(paths.map((path) => client.fetchQuery({ queryKey: [path], staleTime: 0 })))
    },
    startAs: (user) => {
      client.setQueryData(['/api/user'], user)
      client.removeQueries({ predicate: ({ queryKey }) => personal.test(String(queryKey[0])) })
    },
  }
}
