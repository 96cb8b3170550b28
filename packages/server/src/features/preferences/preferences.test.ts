import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { exportedBy } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { DEFAULT_LANGUAGE: '' } })
})
afterAll(() => server.stop())

const shown = async (browser: TestBrowser) => {
  const { language, theme } = requestIn((await browser.get('/about')).text)
  return [language, theme]
}
const signIn = (browser: TestBrowser, username: string) =>
  browser.call('POST', '/api/login', { username, password: goodPassword })

test('what was chosen signed in is there on another device after signing in, over what that one had', async () => {
  const [first, second] = [server.browser(), server.browser()]
  await first.register('moving')
  await first.post('/language', { language: 'mix', next: '/' })
  await first.post('/theme', { theme: 'contrast', next: '/' })
  await second.post('/language', { language: 'nl', next: '/' })
  expect(await shown(second)).toEqual(['nl', 'system'])
  expect(JSON.parse((await signIn(second, 'moving')).text)).toMatchObject({ language: 'mix', theme: 'contrast' })
  expect(await shown(second)).toEqual(['mix', 'contrast'])
})

test('without script the greeting is in the language of the account already', async () => {
  const [first, second] = [server.browser(), server.browser()]
  await first.register('greeted')
  await first.post('/language', { language: 'nl', next: '/' })
  await second.post('/auth', { username: 'greeted', password: goodPassword })
  expect(requestIn((await second.get('/about')).text).flash?.title).toBe('Welkom terug!')
})

test('an account learns what was chosen before it was signed in to, and says so in its export', async () => {
  const [first, second] = [server.browser(), server.browser()]
  await first.post('/language', { language: 'nl', next: '/' })
  expect(await first.register('learning')).toMatchObject({ language: 'nl', theme: null })
  await second.post('/theme', { theme: 'dark', next: '/' })
  await signIn(second, 'learning')
  expect(await shown(second)).toEqual(['nl', 'dark'])
  const exported = await exportedBy(first)
  expect(exported.account).toMatchObject({ language: 'nl', theme: 'dark' })
})

test('the look-around citizen chooses for this browser only', async () => {
  const [first, second] = [server.browser(), server.browser()]
  for (const browser of [first, second]) await browser.post('/api/auth/digid/simulation', { citizen: 'look-around' })
  await first.post('/language', { language: 'nl', next: '/' })
  expect([await shown(first), await shown(second)]).toEqual([
    ['nl', 'system'],
    ['en', 'system'],
  ])
})

test('a browser whose script has written a choice is not told it again, so that a late answer undoes no later choice', async () => {
  const browser = server.browser()
  browser.cookies.set('language', 'nl')
  const known = await browser.post('/language', { language: 'nl', next: '/' })
  const other = await browser.post('/language', { language: 'en', next: '/' })
  const cookie = expect.stringMatching(/^language=en; path=\/; expires=[^;]+; samesite=lax$/)
  expect([known, other].map(({ headers }) => headers.getSetCookie())).toEqual([[], [cookie]])
})

test('what is no choice changes nothing', async () => {
  const browser = server.browser()
  await browser.post('/language', { language: 'fr', next: '/' })
  await browser.post('/theme', { theme: 'pink', next: '/' })
  expect([...browser.cookies.keys()]).toEqual([])
})
