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
  [false, '?next=%2Fsettings&ended=saved', 'login'],
] as const)(
  'who signed in here before (%s) and asks for “%s” finds %s open, and DigiD without script',
  async (hasSignedInHere, search, form) => {
    opened = await hydratePage(Page, pageRequest({ path: '/auth', search, data: visitor, hasSignedInHere }))
    expect(opened.complaints).toEqual([])
    const page = new DOMParser().parseFromString(opened.html, 'text/html')
    expect([
      page.querySelector('a[aria-current="true"]')?.getAttribute('href')?.split('tab=')[1],
      page.querySelectorAll('a[href^="/api/auth/digid/simulation"]').length,
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

test.each([
  ['saved', 'Your session has ended', 'Everything you saved is kept. Sign in again to go on where you were.'],
  [
    'unknown',
    'You are no longer signed in',
    'This session is no longer there. Too much time has passed, you signed out or changed your password somewhere else, or the account was deleted or blocked. If the account is still there, sign in to go on.',
  ],
  [
    'pressed',
    'Your session has ended',
    'Everything you saved is kept. What you pressed last was not done. Sign in again to go on where you were.',
  ],
  [
    'typed',
    'Your session has ended',
    'Everything you saved is kept, and so is what you typed on that page and had not saved yet. Sign in again to go on where you were.',
  ],
])(
  'whose session ended reads and hears so, and what is kept as far as it is known: %s',
  async (ended, heading, text) => {
    const search = `?next=%2Ftax-filing%2Fincome&ended=${ended}`
    opened = await hydratePage(Page, pageRequest({ path: '/auth', search, data: visitor }))
    expect(opened.complaints).toEqual([])
    const page = new DOMParser().parseFromString(opened.html, 'text/html')
    const [title, words] = page.querySelectorAll('[role="alert"] div > *')
    expect([title?.textContent, words?.textContent]).toEqual([heading, text])
    expect([...page.querySelectorAll('input[type=hidden]')].map((each) => each.getAttribute('value'))).toContain(ended)
  },
)

test('every way in leads on to where the person was going', async () => {
  const search = '?next=%2Ftax-filing%2Fincome&ended=typed'
  opened = await hydratePage(Page, pageRequest({ path: '/auth', search: `${search}&bsn=1`, data: visitor }))
  const page = new DOMParser().parseFromString(opened.html, 'text/html')
  expect(page.querySelector('a[href^="/api/auth/digid"]')?.getAttribute('href')).toBe(
    `/api/auth/digid/simulation${search}`,
  )
  const hidden = [...page.querySelectorAll('form')].map((form) => [
    form.getAttribute('action')?.split('?')[0],
    form.querySelector('[name="next"]')?.getAttribute('value'),
  ])
  expect(hidden).toEqual(['/auth', '/auth', '/try'].map((path) => [path, '/tax-filing/income']))
})

test('it still stands there after a password that was refused without script, and where they were going does not get lost', async () => {
  const fields = { username: 'sanne', next: '/tax-filing/income', ended: 'saved' }
  const form = { name: 'login', fields, problems: [], message: 'The username or password is not right.' }
  opened = await hydratePage(Page, pageRequest({ path: '/auth', data: visitor, form }))
  const page = new DOMParser().parseFromString(opened.html, 'text/html')
  expect(page.querySelector('[role="alert"]')?.textContent).toContain('Your session has ended')
  const links = [...page.querySelectorAll('a[href*="tab=register"]')].map((link) => link.getAttribute('href'))
  expect(new Set(links)).toEqual(new Set(['/auth?next=%2Ftax-filing%2Fincome&ended=saved&tab=register']))
})

test('the buttons that show what is typed say of which password', async () => {
  opened = await hydratePage(Page, pageRequest({ path: '/auth', search: '?tab=register', data: visitor }))
  const names = [...opened.container.querySelectorAll('form:has([name=fullName]) button[aria-label]')].map(
    (button) => button.ariaLabel,
  )
  expect(names).toEqual(['Show password: Password', 'Show password: Confirm password'])
})
