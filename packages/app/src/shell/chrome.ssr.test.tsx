import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { PageRequest } from '../page-request.ts'
import { pageRequest, visitor } from '../testing/fixtures.ts'
import { hydratePage } from '../testing/hydrate.tsx'
import { Shell } from './Shell.tsx'
import { dismissToast, showToast } from './toasts.ts'

let opened: Awaited<ReturnType<typeof hydratePage>> | undefined
afterEach(() => opened?.close())

const Empty = () => (
  <Shell isLoading={false} announcement="">
    Page
  </Shell>
)
async function shellOf(changes: Partial<PageRequest>) {
  opened = await hydratePage(Empty, pageRequest(changes))
  return opened.container
}

test.each([
  ['the first page of a visit', { path: '/faq', data: visitor, isArrival: true }, 'whole'],
  ['a later page', { path: '/faq', data: visitor }, 'line'],
  ['a step', { path: '/tax-filing/income' }, 'line'],
  ['signing in', { path: '/auth', data: visitor }, 'whole'],
  ['submitting', { path: '/tax-filing/submit' }, 'whole'],
])('on %s the demonstration is told of in full or in a line', async (_page, changes, expected) => {
  const header = (await shellOf(changes)).querySelector('header')?.textContent ?? ''
  const said = header.includes('Do not use real personal information') ? 'whole' : 'line'
  expect([said, header.includes('Demonstration')]).toEqual([expected, true])
})

test.each([
  ['/tax-filing/income', 'header'],
  ['/documents', 'header'],
  ['/faq', null],
])('the way around the site from %s', async (path, inside) => {
  const navigation = (await shellOf({ path })).querySelector('nav[aria-label="Main navigation"]')
  expect([
    navigation?.closest('header')?.localName ?? null,
    navigation?.querySelectorAll('a[href="/help"]').length,
  ]).toEqual([inside, 1])
})

test('what the page came to say goes when something newer is said', async () => {
  const shell = await shellOf({ flash: { variant: 'default', title: 'The document was moved' } })
  const says = () => shell.textContent?.includes('The document was moved')
  expect(says()).toBe(true)
  await act(async () => showToast({ variant: 'default', title: 'The document counts' }))
  expect(says()).toBe(false)
  await act(async () => dismissToast())
  expect(says()).toBe(false)
})

test('what the page came to say leads where one can do something about it', async () => {
  const link = { href: '/settings/second-factor', text: 'Make new recovery codes' }
  const shell = await shellOf({ flash: { variant: 'warning', title: 'Welcome back!', link } })
  expect(shell.querySelector(`a[href="${link.href}"]`)?.textContent).toBe(link.text)
})

test('what the page came to say can be taken back, by a form that needs no script', async () => {
  const undo = { action: '/tax-filing/review', fields: { intent: 'put-back', replaced: 'x' }, text: 'Put it back' }
  const shell = await shellOf({ flash: { variant: 'default', title: 'Taken', undo } })
  const form = shell.querySelector<HTMLFormElement>(`form[action="${undo.action}"]`)
  expect([form?.method, form?.textContent, form && Object.fromEntries(new FormData(form))]).toEqual([
    'post',
    undo.text,
    undo.fields,
  ])
})

test('the footer follows only where something is configured', async () => {
  const hosts = async (socialLinks?: readonly string[]) => {
    const footer = (await shellOf({ path: '/faq', ...(socialLinks && { socialLinks }) })).querySelector('footer')
    return [...(footer?.querySelectorAll('nav[aria-label="Follow us"] a') ?? [])].map((link) =>
      link.getAttribute('href'),
    )
  }
  expect(await hosts()).toEqual([])
  opened?.close()
  expect(await hosts(['https://mastodon.example/@us'])).toEqual(['https://mastodon.example/@us'])
})

test.each([
  ['2026-12-31T22:59:59.000Z', '© 2026'],
  ['2026-12-31T23:00:00.000Z', '© 2027'],
])('at %s the footer says %s: the year of the Netherlands', async (now, said) => {
  expect((await shellOf({ path: '/faq', now })).querySelector('footer')?.textContent).toContain(said)
})
