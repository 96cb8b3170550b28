import { type Language, termMark } from '@aangiftewijs/domain/language'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createQueryCache } from '../ports/query-cache.ts'
import { routes } from '../routes.ts'
import { App } from '../shell/App.tsx'
import { loadWholePage } from '../shell/view.ts'
import { copyIn } from '../testing/copy-in.ts'
import { answeredFiling, threeDocuments, withFiling } from '../testing/filing-fixtures.ts'
import { pageRequest } from '../testing/fixtures.ts'

// Every page, whole.
vi.setConfig({ testTimeout: 60_000 })

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../shell/copy.ts',
    '../features/**/*copy.ts',
    '../features/*/content/**/*.ts',
    '../../../domain/src/tax-return/questions/*.copy.ts',
    '../../../domain/src/tax-law/*.copy.ts',
    '../../../domain/src/lawful-result/*.copy.ts',
  ],
  { eager: true },
)

const texts = copyIn(modules).map(([, text]) => text)

/** What is only said in one language; names and single words may be the same in both. */
function onlyIn(language: Language): ReadonlySet<string> {
  const other = language === 'en' ? 'nl' : 'en'
  const shared = new Set(texts.map((text) => text[other]))
  return new Set(texts.map((text) => text[language]).filter((words) => words.includes(' ') && !shared.has(words)))
}

/** Everything a page says in its own language: its text, and the names that only assistive technology reads. */
function saidOn(html: string): readonly string[] {
  const page = document.createElement('div')
  page.innerHTML = html
  for (const term of page.querySelectorAll('i[lang]')) term.remove()
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const said: string[] = []
  while (walker.nextNode()) said.push(walker.currentNode.textContent ?? '')
  for (const element of page.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) said.push(element.getAttribute(name) ?? '')
  return said.map((words) => words.trim())
}

const pages = routes.filter(({ path, product }) => product === 'tax' && !path.includes(':'))

/** Amounts and percentages in any but the one form of the language: `€ 1.234,56` in both, `36.97%` in English, `36,97%` in Dutch. */
const otherForms: Readonly<Record<Language, RegExp>> = {
  en: /€\d|€\s-?[\d.]*,\d{3}|€\s-0(,00)?(?![\d,])|−\s?€|\d,\d+\s?%|\d\s%/,
  nl: /€\d|€\s-?[\d.]*,\d{3}|€\s-0(,00)?(?![\d,])|−\s?€|\d\.\d+\s?%|\d\s%/,
}

test.each(['en', 'nl'] as const)('texts in %s write money and percentages in one form', (language) => {
  expect(texts.map((text) => text[language]).filter((words) => otherForms[language].test(words))).toEqual([])
})

test('there are pages and texts to look at', () => {
  expect([pages.length > 25, texts.length > 500]).toEqual([true, true])
})

test.each((['en', 'nl'] as const).flatMap((language) => pages.map(({ path }) => [language, path] as const)))(
  'in %s, %s says nothing in the other language',
  async (language, path) => {
    const data = {
      ...withFiling(answeredFiling, threeDocuments),
      '/api/sample-documents': [],
      '/api/news': { articles: [] },
    }
    const page = pageRequest({ path, language, data })
    const html = renderToString(
      <App
        page={page}
        Page={await loadWholePage(page)}
        queryCache={createQueryCache(data)}
        navigate={async () => {}}
        change={null}
        isLoading={false}
        announcement=""
      />,
    )
    const foreign = onlyIn(language === 'en' ? 'nl' : 'en')
    const said = saidOn(html)
    // On a page the sign and its amount stay on one line, and the marks of Dutch terms are gone.
    const isOdd = (words: string) => otherForms[language].test(words) || /€ \d/.test(words) || termMark.test(words)
    expect(said.filter((words) => foreign.has(words) || isOdd(words))).toEqual([])
  },
)
