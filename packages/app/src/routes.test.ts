import { existsSync, readFileSync } from 'node:fs'
import { pathOf, steps } from '@aangiftewijs/domain/tax-return'
import { expect, expectTypeOf, test } from 'vitest'
import { matchRoute, notFoundRoute, type RouteId, routes } from './routes.ts'

/** Spec 2 § 2.22 and the linked paths below it. */
const specified = {
  public: [
    '/',
    '/help',
    '/faq',
    '/resources',
    '/about',
    '/menu',
    '/tax-guide',
    '/quick-tax-calculator',
    '/style-guide',
    '/news',
    '/auth',
    '/sample-documents',
    '/privacy',
    '/terms',
    '/contact',
  ],
  'signed-in': [
    '/tax-filing/setup',
    '/tax-filing/partner',
    '/tax-filing/documents',
    '/tax-filing/income',
    '/tax-filing/deductions',
    '/tax-filing/review',
    '/tax-filing/submit',
    '/settings',
    '/profile',
    '/documents',
    '/previous-filings',
    '/digid-dashboard',
  ],
}

test.each(Object.entries(specified))('every specified %s path has its route with that access', (access, paths) => {
  const found = paths.map((path) => {
    const route = matchRoute('tax', path)
    return [route.path, route.access]
  })
  expect(found).toEqual(paths.map((path) => [path, access]))
})

test('ids and paths are unique within a product', () => {
  const ids = routes.map(({ id }) => id)
  const places = routes.map(({ product, path }) => `${product} ${path}`)
  expect([new Set(ids).size, new Set(places).size]).toEqual([ids.length, places.length])
})

test('every route has a page module that exports Page', () => {
  const missing = [...routes, notFoundRoute].filter(({ file }) => {
    const path = new URL(`./features/${file}`, import.meta.url)
    return !existsSync(path) || !/export (function|const) Page\b/.test(readFileSync(path, 'utf8'))
  })
  expect(missing.map(({ file }) => file)).toEqual([])
})

test('an unknown path is the not-found route, in the news product the list', () => {
  expect([matchRoute('tax', '/nowhere').id, matchRoute('news', '/nowhere').id]).toEqual(['not-found', 'news-product'])
})

test('a trailing slash makes no difference', () => {
  expect(matchRoute('tax', '/settings/').id).toBe('settings')
})

/** Where no page of ours leads: the design system is for who builds the product. */
const ledToByNone = ['/style-guide']

const sources = Object.entries(
  import.meta.glob<string>(['./**/*.{ts,tsx}', '../../domain/src/**/*.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([file]) => !/\.(?:test|stories)\.|\/testing\/|\/routes\.ts$/.test(file))

test('something leads to every page of the tax product', () => {
  const paths = routes.filter(({ product }) => product === 'tax').map(({ path }) => path)
  // The tracker leads to every step.
  const others = paths.filter((path) => !steps.some((step) => pathOf(step) === path))
  const isNamed = (path: string) => sources.some(([, source]) => new RegExp(`['"\`]${path}['"\`?#$]`).test(source))
  expect(
    others.filter((path) => !isNamed(path)),
    'link to it in shell/navigation-items.tsx, shell/ShellFooter.tsx, features/menu/MenuPage.tsx or on another page',
  ).toEqual(ledToByNone)
})

test('an id that is no page’s does not compile', () => {
  expectTypeOf<'setup' | 'faq' | 'news-terms' | 'dashboard' | 'not-found'>().toExtend<RouteId>()
  expectTypeOf<'setups'>().not.toExtend<RouteId>()
  expectTypeOf<string>().not.toExtend<RouteId>()
})

test('returns carry whole BSNs only on the pages whose forms ask for them (ADR 15)', () => {
  expect(routes.filter(({ asksForBsn }) => asksForBsn).map(({ id }) => id)).toEqual(['setup', 'partner'])
})

test('pages that figures of documents fill wait for those that are being read', () => {
  const waiting = routes.filter(({ waitsForReadings }) => waitsForReadings).map(({ id }) => id)
  expect(waiting).toEqual(['income', 'deductions', 'review', 'previous-filings'])
})
