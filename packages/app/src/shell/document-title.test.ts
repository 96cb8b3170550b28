import { expect, test } from 'vitest'
import type { PageRequest } from '../page-request.ts'
import { pageRequest } from '../testing/fixtures.ts'
import { documentTitle } from './document-title.ts'

const form = { name: 'setup', fields: {}, problems: [{ field: 'year', code: 'not-a-year' }] } as const

const titles: readonly (readonly [string, Partial<PageRequest>, string])[] = [
  ['sign-in', { path: '/auth' }, 'Login or Register | Aangiftewijs | Dutch Tax Filing'],
  ['a step', { path: '/tax-filing/setup' }, 'Setup | Aangiftewijs | Dutch Tax Filing'],
  ['a form that came back', { path: '/tax-filing/setup', form }, 'Error: Setup | Aangiftewijs | Dutch Tax Filing'],
  ['the gate', { path: '/settings', status: 401 }, 'Redirecting to login... | Aangiftewijs | Dutch Tax Filing'],
  ['a failed page', { status: 500 }, 'Something went wrong | Aangiftewijs | Dutch Tax Filing'],
  ['an unknown path', { path: '/nowhere', status: 404 }, 'Page not found | Aangiftewijs | Dutch Tax Filing'],
  ['the news product', { product: 'news', path: '/news' }, 'AI Daily News'],
]

test.each(titles)('the title of %s', (_name, changes, title) => {
  expect(documentTitle(pageRequest(changes))).toBe(title)
})
