import { expect, test } from 'vitest'
import type { PageRequest } from '../page-request.ts'
import { answeredFiling } from '../testing/filing-fixtures.ts'
import { pageRequest, sanne } from '../testing/fixtures.ts'
import { documentTitle } from './document-title.ts'

const known = {
  '/api/user': sanne,
  '/api/tax-filings': [answeredFiling, { ...answeredFiling, id: 9, year: 2023 }],
}

const form = { name: 'setup', fields: {}, problems: [{ field: 'year', code: 'not-a-year' }] } as const

const titles: readonly (readonly [string, Partial<PageRequest>, string])[] = [
  ['sign-in', { path: '/auth' }, 'Login or Register | Aangiftewijs | Dutch Tax Filing'],
  ['a step', { path: '/tax-filing/setup' }, 'Setup | Aangiftewijs | Dutch Tax Filing'],
  [
    'a step of a return',
    { path: '/tax-filing/income', data: known },
    'Income – tax return 2024 | Aangiftewijs | Dutch Tax Filing',
  ],
  [
    'a step of the one that was opened last',
    { path: '/tax-filing/income', data: { ...known, '/api/user': { ...sanne, chosenFilingId: 9 } } },
    'Income – tax return 2023 | Aangiftewijs | Dutch Tax Filing',
  ],
  [
    'its documents, in Dutch',
    { path: '/documents', data: known, language: 'nl' },
    'Documenten – aangifte 2024 | Aangiftewijs | Nederlandse belastingaangifte',
  ],
  [
    'a step that starts another',
    { path: '/tax-filing/setup', search: '?new=2025', data: known },
    'Setup | Aangiftewijs | Dutch Tax Filing',
  ],
  ['the list of returns', { path: '/previous-filings', data: known }, 'Your returns | Aangiftewijs | Dutch Tax Filing'],
  ['a form that came back', { path: '/tax-filing/setup', form }, 'Error: Setup | Aangiftewijs | Dutch Tax Filing'],
  ['the gate', { path: '/settings', status: 401 }, 'Redirecting to login... | Aangiftewijs | Dutch Tax Filing'],
  ['a failed page', { status: 500 }, 'Something went wrong | Aangiftewijs | Dutch Tax Filing'],
  ['an unknown path', { path: '/nowhere', status: 404 }, 'Page not found | Aangiftewijs | Dutch Tax Filing'],
  ['the news product', { product: 'news', path: '/news' }, 'AI Daily News'],
]

test.each(titles)('the title of %s', (_name, changes, title) => {
  expect(documentTitle(pageRequest(changes))).toBe(title)
})
