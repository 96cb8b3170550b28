import { isMasked } from '@aangiftewijs/domain/tax-return'
import type { ComponentType } from 'react'
import type { PageRequest } from '../page-request.ts'
import { hasOwnData, missingAnswers } from '../ports/queries.ts'
import { type QueryCache, userIn } from '../ports/query-cache.ts'
import { askReadings } from '../ports/read-documents.ts'
import type { Route } from '../route.ts'
import { matchRoute, resourcesOf } from '../routes.ts'
import type { DataNeed } from '../server-answers.ts'

/** What the window shows: a page and what it is rendered from. */
export interface View {
  readonly page: PageRequest
  readonly Page: ComponentType
}

/**
 * The page's component: all that is loaded of a page that the server wrote. The gate and the error page have statuses of their own
 * and come before any route.
 */
export async function loadPage(page: PageRequest): Promise<ComponentType> {
  if (page.status === 401) return (await import('../features/session/GatePage.tsx')).GatePage
  if (page.status >= 500) return (await import('../features/error/ErrorPage.tsx')).ErrorPage
  return (await matchRoute(page.product, page.path).load()).Page
}

/** The page's component, and everything it shows: the script of its deferred parts and its long texts. Rejects without one of them. */
export async function loadWholePage(page: PageRequest): Promise<ComponentType> {
  const isOfRoute = page.status !== 401 && page.status < 500
  const resources = isOfRoute ? resourcesOf(matchRoute(page.product, page.path)) : []
  const [Page] = await Promise.all([loadPage(page), ...resources.map(({ load }) => load())])
  return Page
}

/** A step towards another page: loads its chunks and the answers it lacks, side by side. Fails when either cannot be had. */
export async function loadView(from: PageRequest, to: URL, queryCache: QueryCache): Promise<View> {
  const route = matchRoute(from.product, to.pathname)
  const isGated = route.access === 'signed-in' && userIn(queryCache) === null
  const page: PageRequest = {
    ...from,
    path: to.pathname,
    search: to.search,
    now: new Date().toISOString(),
    isArrival: false,
    hasSignedInHere: from.hasSignedInHere || userIn(queryCache) !== null,
    form: null,
    flash: null,
    ended: null,
    status: isGated ? 401 : statusOf(route),
  }
  const needs = isGated ? [] : [...missingAnswers(route.data, queryCache), ...wholeReturns(route, queryCache)]
  const fetched = needs.map(queryCache.fetch)
  const [Page] = await Promise.all([loadWholePage(page), ...fetched])
  if (route.waitsForReadings && hasOwnData(userIn(queryCache))) await askReadings(queryCache)
  return { page, Page }
}

/** The returns came masked with a page that does not ask for BSNs; a form that does needs them whole (ADR 15). */
function wholeReturns({ asksForBsn }: Route, queryCache: QueryCache): readonly DataNeed[] {
  const path = '/api/tax-filings'
  const filings = queryCache.answer(path).data ?? []
  return asksForBsn && filings.some(isMasked) ? [path] : []
}

const statusOf = (route: Route) => (route.id === 'not-found' ? 404 : 200)
