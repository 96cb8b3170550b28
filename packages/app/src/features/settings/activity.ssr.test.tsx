import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { digidCitizen, lookingAround, pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './ActivityPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

test.each([
  [signedIn, 'Sign out everywhere', 'sign out everywhere and change your password'],
  [digidCitizen, 'Sign out and delete this practice account', 'Signing out deletes the account at once'],
  [lookingAround, undefined, 'there is nothing of yours in it'],
])('what signing out does is said before it is done', async (data, button, advice) => {
  opened = await hydratePage(Page, pageRequest({ path: '/settings/activity', language: 'en', data }))
  expect(opened.complaints).toEqual([])
  expect(opened.container.querySelector('form[action="/logout"] button')?.textContent).toBe(button)
  expect(opened.container.textContent).toContain(advice)
})

test.each([
  ['en', '::/48', 'This computer'],
  ['nl', '0:0:0::/48', 'Deze computer'],
  ['en', '127.0.0.0/24', 'This computer'],
  ['en', '2001:db8:7::/48', '2001:db8:7::/48'],
  ['en', null, 'An operator'],
] as const)('in %s the network %s is %s', async (language, address, said) => {
  const activity = [{ at: '2026-11-20T18:45:00.000Z', event: 'signed-in' as const, address }]
  const data = { ...signedIn, '/api/user/activity': activity }
  opened = await hydratePage(Page, pageRequest({ path: '/settings/activity', language, data }))
  expect(opened.complaints).toEqual([])
  expect([...opened.container.querySelectorAll('td')].at(-1)?.textContent).toContain(said)
})
