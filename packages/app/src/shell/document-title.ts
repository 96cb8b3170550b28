import { wordsOf } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import { currentFilingOf } from '@aangiftewijs/domain/tax-return'
import { useEffect } from 'react'
import type { PageRequest } from '../page-request.ts'
import { type QueryClient, useQueryClient } from '../ports/queries.ts'
import type { Route } from '../route.ts'
import { matchRoute } from '../routes.ts'
import type { PageData } from '../server-answers.ts'
import { titleWords } from './copy.ts'
import { usePage } from './page-context.tsx'

/** What is known of who is signed in and of their returns. */
type Known = Pick<PageData, '/api/user' | '/api/tax-filings'>

/** What a window knows by now; a page alone knows what it came with. */
export const knownIn = ({ get }: Pick<QueryClient, 'get'>): Known => ({
  '/api/user': get('/api/user') ?? null,
  '/api/tax-filings': get('/api/tax-filings') ?? [],
})

/** The year of the return that a page is of; null where it is of none, or of one that is yet to be started. */
function yearOf({ id, isOfReturn }: Route, search: string, known: Known): number | null {
  if (!isOfReturn) return null
  const filing = currentFilingOf(known['/api/tax-filings'] ?? [], known['/api/user']?.chosenFilingId ?? null)
  const isAnother = id === 'setup' && (filing?.completed || new URLSearchParams(search).has('new'))
  return isAnother ? null : (filing?.year ?? null)
}

/** The title of a page without product, with the year of its return. How far that is stands on the page. */
export function pageTitle(
  page: Pick<PageRequest, 'product' | 'path' | 'search' | 'language' | 'status'>,
  known: Known,
): string {
  if (page.status === 401) return wordsOf(titleWords.redirecting, page.language)
  if (page.status >= 500) return wordsOf(titleWords.failed, page.language)
  const route = matchRoute(page.product, page.path)
  const title = wordsOf(route.title, page.language)
  const year = yearOf(route, page.search, known)
  return year === null ? title : wordsOf(titleWords.ofReturn, page.language, { page: title, year })
}

/**
 * The document's title: page, product and 'Dutch Tax Filing' (spec 1 § 2); `Error:` in front when the page came back with
 * problems; the news product's pages carry its name alone (spec 2 § 2.21).
 */
export function documentTitle(page: PageRequest, known: Known = page.data): string {
  if (page.product === 'news') return newsProductName
  const title = `${pageTitle(page, known)} | ${productName} | ${wordsOf(titleWords.suffix, page.language)}`
  return hasProblems(page) ? wordsOf(titleWords.error, page.language, { title }) : title
}

const hasProblems = ({ form }: PageRequest) => form !== null && (form.problems.length > 0 || form.message !== undefined)

/** How many forms on screen have problems; null until one has said so: before its script is there only the page knows what it came back with. */
let troubled: number | null = null

/** Shows the title of the page in the window; `Error:` in front while a form on it has problems. */
export function showTitle(page: PageRequest, known: Known): void {
  const title = documentTitle({ ...page, form: null }, known)
  const isWrong = troubled === null ? hasProblems(page) : troubled > 0
  document.title = isWrong ? wordsOf(titleWords.error, page.language, { title }) : title
}

/** Puts `Error:` in front of the title while `isWrong`: every form calls it, also for problems the server found. */
export function useErrorTitle(isWrong: boolean): void {
  const page = usePage()
  const queryClient = useQueryClient()
  useEffect(() => {
    if (!isWrong) return
    const show = () => showTitle(page, knownIn(queryClient))
    troubled = (troubled ?? 0) + 1
    show()
    return () => {
      troubled = (troubled ?? 0) - 1
      show()
    }
  }, [isWrong, page, queryClient])
}
