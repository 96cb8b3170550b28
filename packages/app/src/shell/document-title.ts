import { copy, wordsOf } from '@aangiftewijs/domain/language'
import { newsProductName, productName } from '@aangiftewijs/domain/product'
import { isStep, steps } from '@aangiftewijs/domain/tax-return'
import { useEffect } from 'react'
import type { PageRequest } from '../page-request.ts'
import { matchRoute } from '../routes.ts'
import { usePage } from './page-context.tsx'

const words = {
  suffix: copy('Dutch Tax Filing', 'Nederlandse belastingaangifte'),
  step: copy('Step {number} of {count}: {title}', 'Stap {number} van {count}: {title}'),
  error: copy('Error: {title}', 'Fout: {title}'),
  redirecting: copy('Redirecting to login...', 'U gaat naar inloggen...'),
  failed: copy('Something went wrong', 'Er ging iets mis'),
}

/** The title of a page without product: its step in the wizard, its name elsewhere. */
export function pageTitle(page: Pick<PageRequest, 'product' | 'path' | 'language' | 'status'>): string {
  if (page.status === 401) return wordsOf(words.redirecting, page.language)
  if (page.status >= 500) return wordsOf(words.failed, page.language)
  const route = matchRoute(page.product, page.path)
  const title = wordsOf(route.title, page.language)
  if (route.frame !== 'wizard' || !isStep(route.id)) return title
  return wordsOf(words.step, page.language, { number: steps.indexOf(route.id) + 1, count: steps.length, title })
}

/**
 * The document's title: page, product and 'Dutch Tax Filing' (spec 1 § 2); `Error:` in front when the page came back with
 * problems; the news product's pages carry its name alone (spec 2 § 2.21).
 */
export function documentTitle(page: PageRequest): string {
  if (page.product === 'news') return newsProductName
  const title = `${pageTitle(page)} | ${productName} | ${wordsOf(words.suffix, page.language)}`
  return hasProblems(page) ? wordsOf(words.error, page.language, { title }) : title
}

const hasProblems = ({ form }: PageRequest) => form !== null && (form.problems.length > 0 || form.message !== undefined)

/** How many forms on screen have problems. */
let troubled = 0

/** Shows the title of the page in the window; `Error:` in front while a form on it has problems. */
export function showTitle(page: PageRequest): void {
  const title = documentTitle({ ...page, form: null })
  document.title = troubled > 0 ? wordsOf(words.error, page.language, { title }) : title
}

/** Puts `Error:` in front of the title while `isWrong`: every form calls it, also for problems the server found. */
export function useErrorTitle(isWrong: boolean): void {
  const page = usePage()
  useEffect(() => {
    if (!isWrong) return
    troubled += 1
    showTitle(page)
    return () => {
      troubled -= 1
      showTitle(page)
    }
  }, [isWrong, page])
}
