import { act, configure, fireEvent, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRequest } from '../../page-request.ts'
import { createQueryCache } from '../../ports/query-cache.ts'
import { ChangePageProvider } from '../../shell/change-page.tsx'
import { Providers } from '../../shell/providers.tsx'
import { dismissToast, useToast } from '../../shell/toasts.ts'
import { pageRequest, sanne, visitor } from '../../testing/fixtures.ts'
import { Page as NewsPage } from '../news/NewsPage.tsx'
import { LoginForm } from '../session/LoginForm.tsx'
import { AppearanceCard } from './AppearanceCard.tsx'
import { DeletionForm } from './DeletionForm.tsx'
import { PasswordForm } from './PasswordForm.tsx'

configure({ asyncUtilTimeout: 10_000 })
vi.setConfig({ testTimeout: 30_000 })

const fetched = vi.fn<typeof fetch>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('CSS', { escape: (text: string) => text })
})
afterEach(() => {
  dismissToast()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Said() {
  const toast = useToast()
  return <output>{toast ? [toast.title, toast.text].join(' | ') : ''}</output>
}

function open(content: ReactNode, changes: Partial<PageRequest> = {}) {
  const page = pageRequest({ path: '/settings', language: 'nl', ...changes })
  render(
    <Providers page={page} queryCache={createQueryCache(page.data)} navigate={async () => {}}>
      {content}
      <Said />
    </Providers>,
  )
}

const lost = 'Er is geen verbinding. Controleer uw internetverbinding en probeer het opnieuw.'
const typed = {
  username: 'sanne',
  password: 'geheim genoeg',
  currentPassword: 'oud genoeg',
  newPassword: 'nieuw genoeg',
}

async function send() {
  for (const [name, value] of Object.entries({ ...typed, confirmPassword: typed.newPassword })) {
    const control = document.querySelector<HTMLInputElement>(`input[name="${name}"]:not([hidden])`)
    if (control !== null) fireEvent.input(control, { target: { value } })
  }
  await act(async () => fireEvent.submit(document.querySelector('form') as HTMLFormElement))
}

const forms: readonly (readonly [string, ReactNode, Partial<PageRequest>, string])[] = [
  ['signing in', <LoginForm key="login" />, { path: '/auth', data: visitor }, 'Inloggen mislukt'],
  ['changing the password', <PasswordForm key="password" />, {}, 'Fout'],
  ['deleting the account', <DeletionForm key="deletion" user={sanne} />, {}, 'Uw account is niet verwijderd'],
]

test.each(forms)(
  '%s without a connection says so in the person’s language, in toast and form',
  async (_, form, changes, title) => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'))
    open(form, changes)
    await send()
    await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(`${title} | ${lost}`))
    expect(document.querySelector('[role="alert"]')?.textContent).toContain(lost)
  },
)

test.each(forms)('%s that is refused says the server’s sentence alone', async (_, form, changes, title) => {
  const sentence = 'Dit wachtwoord klopt niet.'
  fetched.mockResolvedValue(new Response(sentence, { status: 403 }))
  open(form, changes)
  await send()
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(`${title} | ${sentence}`))
})

test.each([
  ['changing the password', <PasswordForm key="password" />, 'currentPassword'],
  ['deleting the account', <DeletionForm key="deletion" user={sanne} />, 'password'],
])('%s with a wrong password says so at the field, and the summary leads there', async (_, form, name) => {
  const sentence = 'Het huidige wachtwoord klopt niet.'
  fetched.mockResolvedValue(new Response(sentence, { status: 403 }))
  open(form)
  await send()
  const control = document.querySelector<HTMLInputElement>(`input[name="${name}"]`)
  await waitFor(() => expect(control?.getAttribute('aria-invalid')).toBe('true'))
  const link = document.querySelector('[role="alert"] a')
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([sentence, `#${control?.id}`])
})

test('news without a connection says so', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  open(<NewsPage />, { path: '/news', data: visitor })
  await waitFor(() => expect(document.querySelector('[role="alert"]')?.textContent).toContain(lost))
})

/** A redirect that is not followed has no status that a page may read. */
const redirected = Object.defineProperty(new Response(), 'type', { value: 'opaqueredirect' })
const notSaved =
  'Fout | Uw keuze geldt in deze browser, maar kon niet bij uw account worden opgeslagen. Probeer het opnieuw.'

test.each([
  ['is kept', () => Promise.resolve(redirected), 'Weergave opgeslagen | '],
  ['meets a busy server', () => Promise.resolve(new Response('Busy', { status: 503 })), notSaved],
  ['does not reach the server', () => Promise.reject(new TypeError('Failed to fetch')), notSaved],
])('a choice of display that %s says so', async (_, answer, said) => {
  fetched.mockImplementation(answer)
  open(
    <ChangePageProvider value={async () => {}}>
      <AppearanceCard />
    </ChangePageProvider>,
  )
  await act(async () => fireEvent.submit(document.querySelector('form[action="/theme"]') as HTMLFormElement))
  await waitFor(() => expect(document.querySelector('output')?.textContent).toBe(said))
})
