import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Database } from '../database/database.ts'
import { goodPassword, registrationOf, type TestBrowser } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => server.stop())

/** Until the test ends, everything written is refused as late as it can be: when it is committed, as by a disk that is full. */
function refuseWrites(code = 'SQLITE_FULL'): void {
  const { database } = server.dependencies
  const write: Database['write'] = database.write
  vi.spyOn(database, 'write').mockImplementation((work) =>
    write(async (transaction) => {
      await work(transaction)
      throw Object.assign(new Error('no room'), { code })
    }),
  )
}

const noRoom = 'There is no room to save this now. Nothing was changed. Try again later.'
const nameOf = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/user')).text).username

const newPassword = 'a new good phrase'
test.each([
  ['a new password', '/settings', { currentPassword: goodPassword, newPassword, confirmPassword: newPassword }],
  ['signing in as somebody else', '/auth', { username: 'somebody', password: goodPassword }],
  ['a new account', '/auth', { ...registrationOf('newcomer'), form: 'register', confirmPassword: goodPassword }],
])('%s that a full disk refuses leaves the browser as it was', async (what, path, fields) => {
  const browser = server.browser()
  const name = `of ${what}`.replaceAll(' ', '-')
  await browser.register(name)
  if (path === '/auth') await server.browser().call('POST', '/api/register', registrationOf('somebody'))
  const cookies = new Map(browser.cookies)
  refuseWrites()
  const refused = await browser.post(path, fields)
  expect([refused.status, requestIn(refused.text).form?.message, refused.headers.getSetCookie()]).toEqual([
    507,
    noRoom,
    [],
  ])
  vi.restoreAllMocks()
  expect([browser.cookies, await nameOf(browser)]).toEqual([cookies, name])
})

const noPages = [
  ['/try', {}],
  ['/theme', { theme: 'dark', next: '/' }],
  ['/language', { language: 'en', next: '/' }],
] as const
const noRoomDutch = 'Er is nu geen ruimte om dit op te slaan. Er is niets gewijzigd. Probeer het later opnieuw.'
const busyDutch = 'De dienst is erg druk. Er is niets gewijzigd. Probeer het zo opnieuw.'
test.each([
  ['SQLITE_FULL', 'en', 507, null, noRoom],
  ['SQLITE_FULL', 'nl', 507, null, noRoomDutch],
  ['SQLITE_BUSY', 'nl', 503, '5', busyDutch],
])('a form that has no page of its own says what is the matter: %s, %s', async (code, language, status, wait, says) => {
  const browser = server.browser()
  await browser.register(`without-page-${code}-${language}`.replace('_', '-').toLowerCase())
  refuseWrites(code)
  for (const [path, fields] of noPages) {
    const who = path === '/try' ? server.browser() : browser
    who.cookies.set('language', language)
    const { headers, text, ...answer } = await who.post(path, fields)
    expect([path, answer.status, headers.get('Retry-After'), headers.getSetCookie()]).toEqual([path, status, wait, []])
    expect(/<main>.*<\/main>/.exec(text)?.[0]).toBe(
      language === 'nl'
        ? `<main><h1>Er ging iets mis</h1><p>${says}</p><p><a href="/">Naar de startpagina</a></p></main>`
        : `<main><h1>Something went wrong</h1><p>${says}</p><p><a href="/">Go to the home page</a></p></main>`,
    )
  }
})
