import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { requestIn } from '../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_ORIGIN: 'https://tax.example', NEWS_HOST: 'news.example' } })
})
afterAll(() => server.stop())

const asked = {
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'https',
  'X-Forwarded-Host': 'news.example',
}
const byItself = { ...asked, Origin: 'https://news.example' }

test.each([
  ['/', 200],
  ['/category/tools', 200],
  ['/category/web3.0', 200],
  ['/date/2026-11-20', 200],
  ['/whatever/is/asked', 200],
  ['/assets/entry-0123abcd.js', 404],
  ['/assets/old', 404],
  ['/nope.js', 404],
  ['/feed.xml', 404],
  ['/.env', 404],
])('on the news host %s is answered with %i: every path is the list, a missing file is none', async (path, status) => {
  expect((await server.browser().get(path, asked)).status).toBe(status)
})

test('what is missing there has a page of its own, which leads to the list', async () => {
  const { text } = await server.browser().get('/feed.xml', { ...asked, Accept: 'text/html' })
  expect([text.includes('<a href="/">'), text.includes('AI Daily News')]).toEqual([true, true])
})

test('its pages say that they are at the news host, whatever port was asked for', async () => {
  expect(requestIn((await server.browser().get('/', asked)).text).origin).toBe('https://news.example')
})

test('language and theme are chosen there, too, and nothing else is set', async () => {
  const browser = server.browser()
  const chosen = await browser.post('/language', { language: 'nl', next: '/terms' }, byItself)
  await browser.post('/theme', { theme: 'contrast', next: '/' }, byItself)
  expect([chosen.status, chosen.headers.get('Location'), Object.fromEntries(browser.cookies)]).toEqual([
    303,
    '/terms',
    { language: 'nl', theme: 'contrast' },
  ])
  const { language, theme } = requestIn((await browser.get('/terms', asked)).text)
  expect([language, theme]).toEqual(['nl', 'contrast'])
})
