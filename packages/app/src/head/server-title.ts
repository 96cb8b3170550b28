import { readCalculator } from '@aangiftewijs/domain/calculator'
import { wordsOf } from '@aangiftewijs/domain/language'
import { amountsIn, calculatorPath } from '../features/calculator/amounts-in-address.ts'
import type { PageRequest } from '../page-request.ts'
import { titleWords } from '../shell/copy.ts'
import { documentTitle } from '../shell/document-title.ts'

/** Whether the calculator was asked, by its address, with amounts that cannot be read: its form is sent with GET. */
function asksWrongly({ product, path, search }: PageRequest): boolean {
  if (product !== 'tax' || path !== calculatorPath) return false
  const amounts = amountsIn(search)
  return amounts !== null && !readCalculator(amounts).ok
}

/** The title the server sends. In the browser the forms themselves say that something is wrong. */
export function serverTitle(page: PageRequest): string {
  const title = documentTitle(page)
  return asksWrongly(page) ? wordsOf(titleWords.error, page.language, { title }) : title
}
