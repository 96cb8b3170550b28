import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { createRenderer } from './entry-server.tsx'
import type { PageRequest } from './page-request.ts'
import { createQueryCache } from './ports/query-cache.ts'
import { matchRoute } from './routes.ts'
import { App } from './shell/App.tsx'
import {
  answeredFiling,
  bakeryStatement,
  bankOverview,
  provisionalAssessment,
  withFiling,
} from './testing/filing-fixtures.ts'
import { begunFiling, lookingAround, pageRequest, signedIn, visitor } from './testing/fixtures.ts'

const render = createRenderer({ manifest: { 'src/entry-client.tsx': { file: 'entry.js' } } })

// The first import of a page also compiles it, which is no part of what is tested.
beforeAll(async () => {
  await render(pageRequest({ path: '/help' }), 'nonce')
}, 120_000)

const opening = '<body><div id="root">'
const bodyOf = (html: string) =>
  html.slice(html.indexOf(opening) + opening.length, html.indexOf('</div><script type="application/json"'))

/** The page with nothing known beforehand: what the browser hydrates. */
async function renderedWhole(page: PageRequest) {
  const { Page } = await matchRoute(page.product, page.path).load()
  return renderToString(
    <App
      page={page}
      Page={Page}
      queryCache={createQueryCache(page.data)}
      navigate={async () => {}}
      change={null}
      isLoading={false}
      announcement=""
    />,
  )
}

const flash = { variant: 'default', title: 'Saved', text: 'It was saved.' } as const

/** Somebody known comes first, so that what is kept for everyone is made on their page. */
const readers: readonly Partial<PageRequest>[] = [
  { data: signedIn, flash },
  { data: signedIn, language: 'nl' },
  { data: visitor },
  { data: lookingAround, theme: 'dark' },
  { data: visitor, search: '?q=box+3', language: 'nl' },
]

test.each(['/faq', '/help', '/tax-guide'])(
  '%s is for everyone what it would be without anything kept',
  async (path) => {
    for (const reader of readers) {
      const page = pageRequest({ path, ...reader })
      const body = bodyOf(String(await render(page, 'nonce')))
      expect(body).toBe(await renderedWhole(page))
    }
  },
)

const { incomeData } = answeredFiling
/** The law has no figure for it that could be given without guessing. */
const partOfTheYear: TaxFiling = {
  ...answeredFiling,
  incomeData: incomeData && { ...incomeData, partYearResident: true },
}

/** Whose pages a step is seen by: nothing answered, much answered, something wrong, something uploaded, something unsupported. */
const filers: readonly Partial<PageRequest>[] = [
  { data: withFiling(answeredFiling, [bakeryStatement, bankOverview, provisionalAssessment]) },
  { data: withFiling(begunFiling), isArrival: true },
  { data: withFiling(answeredFiling), search: '?from-documents=salary' },
  {
    data: withFiling(begunFiling),
    status: 422,
    form: { name: 'step', fields: { savings: 'none' }, problems: [{ field: 'savings', code: 'not-a-number' }] },
  },
  { data: withFiling(begunFiling), hasSignedInHere: false, theme: 'dark', language: 'nl' },
  { data: withFiling(partOfTheYear), language: 'mix' },
]

test.each([
  '/',
  '/tax-filing/income',
  '/tax-filing/deductions',
  '/tax-filing/documents',
  '/tax-filing/review',
  '/previous-filings',
])('%s of a person is what it would be without anything made once', { timeout: 60_000 }, async (path) => {
  for (const filer of [...filers, ...filers]) {
    const page = pageRequest({ path, ...filer })
    expect(bodyOf(String(await render(page, 'nonce')))).toBe(await renderedWhole(page))
  }
})

test('what is kept of /privacy differs in ids alone', async () => {
  const withoutIds = (html: string) => html.replaceAll(/ (?:id|aria-labelledby)="_[^"]*"/g, '')
  const bodies = await Promise.all(
    readers.map(async (reader) => {
      const page = pageRequest({ path: '/privacy', ...reader })
      return [withoutIds(bodyOf(String(await render(page, 'nonce')))), withoutIds(await renderedWhole(page))]
    }),
  )
  expect(bodies.map(([once]) => once)).toEqual(bodies.map(([, whole]) => whole))
})
