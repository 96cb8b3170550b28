import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { pageRequest, visitor } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './AuthPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

test.each([
  [false, '', 'register'],
  [true, '', 'login'],
  [false, '?tab=login', 'login'],
  [true, '?tab=register', 'register'],
] as const)(
  'who signed in here before (%s) and asks for “%s” finds %s open, and DigiD without script',
  async (hasSignedInHere, search, form) => {
    opened = await hydratePage(Page, pageRequest({ path: '/auth', search, data: visitor, hasSignedInHere }))
    expect(opened.complaints).toEqual([])
    const page = new DOMParser().parseFromString(opened.html, 'text/html')
    expect([
      page.querySelector('a[aria-current="true"]')?.getAttribute('href')?.split('tab=')[1],
      page.querySelectorAll('a[href="/api/auth/digid/simulation"]').length,
    ]).toEqual([form, 1])
  },
)

test('above the registration form stands the way to login, which needs no script', async () => {
  const request = { path: '/auth', search: '?next=%2Fsettings', data: visitor, hasSignedInHere: false }
  opened = await hydratePage(Page, pageRequest(request))
  const page = new DOMParser().parseFromString(opened.html, 'text/html')
  const link = [...page.querySelectorAll('p a')].find(({ textContent }) => textContent === 'Login')
  const field = page.querySelector('[name="fullName"]')
  expect([link?.parentElement?.textContent, link?.getAttribute('href')]).toEqual([
    'Already have an account? Login',
    '/auth?next=%2Fsettings&tab=login',
  ])
  expect(field && link && link.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
