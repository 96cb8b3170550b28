import { get } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newsOriginOf } from '../../ssr/product.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_ORIGIN: 'https://tax.example', NEWS_HOST: 'news.example' } })
})
afterAll(() => server.stop())

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'tax sitemap of https://tax.example'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'tax robots of https://tax.example'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{"name":"tax"}'],
])('%s is answered for the site’s own origin and may be kept for an hour', async (path, type, words) => {
  const answer = await fetch(server.origin + path, { headers: { 'X-Forwarded-Host': 'tax.example' } })
  expect([
    answer.status,
    answer.headers.get('Content-Type'),
    answer.headers.get('Cache-Control'),
    await answer.text(),
  ]).toEqual([200, type, 'public, max-age=3600', words])
})

test.each([
  ['/sitemap.xml', 'news sitemap of https://news.example'],
  ['/robots.txt', 'news robots of https://news.example'],
  ['/manifest.webmanifest', '{"name":"news"}'],
])('%s of the news product’s host is its own', async (path, words) => {
  // Fetch would not send another host name.
  const of = (headers: Readonly<Record<string, string>>) =>
    new Promise<string>((resolve, reject) => {
      get(server.origin + path, { headers }, (answer) => resolve(text(answer))).on('error', reject)
    })
  // A cache keeps it for everybody: it says nothing of who happened to ask.
  expect(await of({ host: 'news.example', 'x-forwarded-proto': 'https' })).toBe(words)
  expect(await of({ host: 'news.example:443', 'x-forwarded-proto': 'javascript' })).toBe(words)
  expect(await of({ host: 'news.example' })).toBe(words)
})

test('the news product has the scheme and port of the installation', () => {
  const newsHost = 'news.example'
  const origins = ['https://tax.example:8443', 'https://tax.example', 'http://localhost:3000'].map((publicOrigin) =>
    newsOriginOf({ publicOrigin, newsHost }),
  )
  expect(origins).toEqual(['https://news.example:8443', 'https://news.example', 'http://news.example:3000'])
})
