import type { Hydrated } from '@aangiftewijs/ui/testing'
import { afterEach, expect, test } from 'vitest'
import { digidCitizen, lookingAround, pageRequest, signedIn } from '../../testing/fixtures.ts'
import { hydratePage } from '../../testing/hydrate.tsx'
import { Page } from './SettingsPage.tsx'

let opened: Hydrated | null = null
afterEach(() => opened?.close())

const own = ['a[href="/api/user/export"]', 'a[href="/settings/activity"]', '[value="delete-account"]']

test.each([
  ['who looks around', lookingAround, [], 'not available while you look around', 'Kept in this browser only'],
  ['a practice account', digidCitizen, own, 'It cannot be undone', 'with your account'],
  ['an account of one’s own', signedIn, own, 'You can sign out everywhere there', 'with your account'],
])('%s is offered what is not refused', async (_, data, offered, said, kept) => {
  const request = pageRequest({ path: '/settings', search: '?tab=security', language: 'en', data })
  opened = await hydratePage(Page, request)
  expect(opened.complaints).toEqual([])
  const { container } = opened
  expect(own.filter((selector) => container.querySelector(selector) !== null)).toEqual(offered)
  for (const text of [said, kept]) expect(container.textContent).toContain(text)
})
