import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ environment: { PUBLIC_ORIGIN: 'https://tax.example' } })
})
afterAll(() => server.stop())

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'sitemap of https://tax.example'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'robots of https://tax.example'],
  ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', '{}'],
])('%s is answered for the site’s own origin and may be kept for an hour', async (path, type, text) => {
  const answer = await fetch(server.origin + path)
  expect([
    answer.status,
    answer.headers.get('Content-Type'),
    answer.headers.get('Cache-Control'),
    await answer.text(),
  ]).toEqual([200, type, 'public, max-age=3600', text])
})
