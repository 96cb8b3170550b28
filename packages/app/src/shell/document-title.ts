import { wordsOf } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import { useEffect } from 'react'
import type { PageRequest } from '../page-request.ts'
import { matchRoute } from '../routes.ts'
import { titleWords } from './copy.ts'
import { usePage } from './page-context.tsx'

/** The title of a page without product. How far a return is stands on the page: it depends on the return. */
export function pageTitle(page: Pick<PageRequest, 'product' | 'path' | 'language' | 'status'>): string {
  if (page.status === 401) return wordsOf(titleWords.redirecting, page.language)
  if (page.status >= 500) return wordsOf(titleWords.failed, page.language)
  const route = matchRoute(page.product, page.path)
  return wordsOf(route.title, page.language)
}

/**
 * The document's title: page, product and 'Dutch Tax Filing' (spec 1 § 2); `Error:` in front when the page came back with
 * problems; the news product's pages carry its name alone (spec 2 § 2.21).
 */
export function documentTitle(page: PageRequest): string {
  if (page.product === 'news') return newsProductName
  const title = `${pageTitle(page)} | ${productName} | ${wordsOf(titleWords.suffix, page.language)}`
  return hasProblems(page) ? wordsOf(titleWords.error, page.language, { title }) : title
}

const hasProblems = ({ form }: PageRequest) => form !== null && (form.problems.length > 0 || form.message !== undefined)

/** How many forms on screen have problems; null until one has said so: before its script is there only the page knows what it came back with. */
let troubled: number | null = null

/** Shows the title of the page in the window; `Error:` in front while a form on it has problems. */
export function showTitle(page: PageRequest): void {
  const title = documentTitle({ ...page, form: null })
  const isWrong = troubled === null ? hasProblems(page) : troubled > 0
  document.title = isWrong ? wordsOf(titleWords.error, page.language, { title }) : title
}

/** Puts `Error:` in front of the title while `isWrong`: every form calls it, also for problems the server found. */
export function useErrorTitle(isWrong: boolean): void {
  const page = usePage()
  useEffect(() => {
    if (!isWrong) return
    troubled = (troubled ?? 0) + 1
    showTitle(page)
    return () => {
      troubled = (troubled ?? 0) - 1
      showTitle(page)
    }
  }, [isWrong, page])
}
