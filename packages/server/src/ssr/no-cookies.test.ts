import { pathAfterSignIn } from '@aangiftewijs/domain/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, registrationOf } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await server.browser().register('somebody')
})
afterAll(() => server.stop())

const registration = { ...registrationOf('newcomer'), form: 'register', confirmPassword: goodPassword }

describe.each([
  ['signing in', '/auth', { username: 'somebody', password: goodPassword, next: '/settings' }, '/settings'],
  ['registering', '/auth', registration, '/tax-filing/setup'],
  ['looking around', '/try', {}, '/tax-filing/review'],
])('%s by a form', (_, path, fields, next) => {
  test('on a browser that keeps no cookies is told why it does not last', async () => {
    const browser = server.browser()
    const sent = await browser.post(path, fields)
    browser.cookies.clear()
    const shown = await browser.get(sent.headers.get('Location') ?? '')
    expect([shown.status, requestIn(shown.text).flash]).toMatchObject([
      200,
      { variant: 'destructive', title: 'Your browser keeps no cookies for this site' },
    ])
    // It is said of this answer alone, to whoever it is about.
    expect(shown.headers.get('Cache-Control')).toBe('no-store')
  })

  test('on one that does goes on, at once where it is known to', async () => {
    const [unknown, known] = [server.browser(), server.browser()]
    known.cookies.set('theme', 'dark')
    const locationOf = async (browser: typeof known) => (await browser.post(path, fields)).headers.get('Location')
    expect([await locationOf(unknown), await locationOf(known)]).toEqual([pathAfterSignIn(next), next])
    const passedOn = await unknown.get(pathAfterSignIn(next))
    expect([passedOn.status, passedOn.headers.get('Location')]).toEqual([302, next])
    // What it greets with was not taken on the way.
    expect(requestIn((await unknown.get(next)).text).flash?.variant).toBe('default')
  })
})

test('the address alone accuses no browser that brings a cookie', async () => {
  const browser = server.browser()
  browser.cookies.set('theme', 'dark')
  const answer = await browser.get(pathAfterSignIn('/settings'))
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/settings'])
  const abroad = await browser.get(pathAfterSignIn('https://example.org/'))
  expect(abroad.headers.get('Location')).toBe('/')
})
