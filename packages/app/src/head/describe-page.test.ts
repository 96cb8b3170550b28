import { expect, test } from 'vitest'
import { routes } from '../routes.ts'
import { pageRequest, visitor } from '../testing/fixtures.ts'
import { describePage, structuredScripts } from './describe-page.ts'

const origin = 'https://aangiftewijs.example'
const publicPage = (path: string, search = '') => pageRequest({ path, search, origin, data: visitor })
const head = describePage
const scriptsOf = (page: ReturnType<typeof publicPage>) => structuredScripts(page, ' nonce="n"')

test('a public page says its address in each language, and which one depends on the visitor', () => {
  expect(head(publicPage('/faq')).filter((tag) => /rel="(canonical|alternate)"/.test(tag))).toEqual([
    `<link rel="canonical" href="${origin}/faq">`,
    `<link rel="alternate" href="${origin}/faq?lang=en" hreflang="en">`,
    `<link rel="alternate" href="${origin}/faq?lang=nl" hreflang="nl">`,
    `<link rel="alternate" href="${origin}/faq" hreflang="x-default">`,
  ])
})

test('an address with a language is the page’s own address; amounts are not part of it', () => {
  expect(head(publicPage('/quick-tax-calculator', '?salary=50000&lang=nl'))).toContain(
    `<link rel="canonical" href="${origin}/quick-tax-calculator?lang=nl">`,
  )
})

test('every public page has a description and a preview of its own', () => {
  const pages = routes.filter(({ access, product }) => access === 'public' && product === 'tax')
  const described = pages.map(({ path }) => head(publicPage(path)).find((tag) => tag.includes('name="description"')))
  expect(new Set(described).size).toBe(pages.length)
  for (const { path } of pages) {
    expect(head(publicPage(path))).toContain(`<meta property="og:url" content="${origin}${path}">`)
  }
})

test.each([
  ['what is personal', { path: '/settings' }],
  ['the gate', { path: '/settings', status: 401 }],
  ['a page that is not there', { path: '/nowhere', status: 404 }],
])('%s has no address to share and no structured data', (_, page) => {
  expect(head(pageRequest(page)).filter((tag) => /canonical|alternate|og:/.test(tag))).toEqual([])
  expect(scriptsOf(pageRequest(page))).toEqual([])
})

test.each([
  ['/', '/'],
  ['/category/tools', '/'],
  ['/whatever/is/asked', '/'],
  ['/terms', '/terms'],
  ['/news', '/news'],
  ['/news/about', '/news'],
])('of the news product %s is found at %s', (path, own) => {
  const page = pageRequest({ path, search: '?range=yesterday', origin, product: 'news' })
  expect(head(page)).toContain(`<link rel="canonical" href="${origin}${own}">`)
  expect(head(page)).toContain(`<meta property="og:url" content="${origin}${own}">`)
  expect(scriptsOf(page)).toEqual([])
})

test('the FAQ carries its place and its questions as JSON that cannot leave its element', () => {
  const scripts = scriptsOf(publicPage('/faq'))
  const bodies = scripts.map(
    (tag) => /^<script type="application\/ld\+json" nonce="n">([^<>]*)<\/script>$/.exec(tag)?.[1],
  )
  expect(bodies.map((json) => JSON.parse(json ?? '{}')['@type'])).toEqual(['BreadcrumbList', 'FAQPage'])
  expect(scriptsOf(publicPage('/'))).toEqual([])
})
