import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { createGatherer } from './gather-news.ts'

const item = (title: string, path: string, date: Date, more = '') =>
  `<item><title>${title}</title><link>https://example.org${path}</link><description>About it.</description><pubDate>${date.toUTCString()}</pubDate>${more}</item>`
const rss = (title: string, items: readonly string[]) =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>${title}</title><link>https://example.org</link><description>d</description>${items.join('')}</channel></rss>`

/** What each feed answers, by path; filled once the clock of the server is known. */
const answers = new Map<string, string>()
const asked: string[] = []
const feeds = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers['if-none-match'] ?? ''}`.trim())
  const text = answers.get(request.url ?? '')
  if (text === undefined) return response.writeHead(500).end()
  if (request.headers['if-none-match'] === '"v1"') return response.writeHead(304).end()
  return response.writeHead(200, { etag: '"v1"' }).end(text)
})

let server: TestServer
beforeAll(async () => {
  feeds.listen(0, '127.0.0.1')
  await once(feeds, 'listening')
  const address = feeds.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const feed = (path: string) => `http://127.0.0.1:${port}${path}`
  server = await startServer({
    environment: { NEWS_FEEDS: ['/a', '/b', '/broken', '/missing'].map(feed).join(','), NEWS_FEEDS_PRIVATE: 'on' },
  })
  const now = server.clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  const many = Array.from({ length: 14 }, (_, n) =>
    item(`Many ${n}`, `/many/${n}`, new Date(ago(72).getTime() + n * 60_000)),
  )
  answers.set(
    '/a',
    rss('Feed A', [
      item('Told by both', '/x?utm_source=a', ago(1)),
      item('Only in A', '/a', ago(0.5)),
      ...many,
      item('Too old', '/old', ago(24 * 60)),
    ]),
  )
  answers.set(
    '/b',
    rss('Feed B', [
      item('Told by both', '/other', ago(0.8)),
      item('Bad &lt;script&gt;alert(1)&lt;/script&gt;', '/bad', ago(0.2)),
    ]),
  )
  answers.set('/broken', '<not a feed')
})
afterAll(async () => {
  await server.stop()
  feeds.close()
})

test('good feeds count although others fail; the same news stands once, ten a day, script is no text', async () => {
  const answer = await server.browser().get('/api/news')
  const { articles } = JSON.parse(answer.text)
  const titles: string[] = articles.map((article: { title: string }) => article.title)
  expect({
    status: answer.status,
    first: [articles[0].title, articles[0].source, articles[0].url, articles[0].rank],
    both: titles.filter((title) => title === 'Told by both').length,
    many: titles.filter((title) => title.startsWith('Many')).length,
    old: titles.includes('Too old'),
    bad: titles.includes('Bad'),
  }).toEqual({
    status: 200,
    first: ['Told by both', 'Feed A', 'https://example.org/x', 1],
    both: 1,
    many: 10,
    old: false,
    bad: true,
  })
  expect(server.log()).toMatch(/a news feed could not be read/)
})

test('a day has its own list; anything that is no day is 400', async () => {
  const visitor = server.browser()
  const day = server.clock.now().toISOString().slice(0, 10)
  const { articles } = JSON.parse((await visitor.get(`/api/news?date=${day}`)).text)
  const wrong = await Promise.all(
    ['', '2026-2-1', '2026-02-30', 'today', '1'].map((date) => visitor.get(`/api/news?date=${date}`)),
  )
  expect([articles.length > 0, wrong.map(({ status }) => status)]).toEqual([true, [400, 400, 400, 400, 400]])
})

test('an unchanged list is not sent again', async () => {
  const visitor = server.browser()
  const first = await visitor.get('/api/news')
  const again = await visitor.get('/api/news', {
    'if-none-match': first.headers.get('etag') ?? '',
    // Without it Node's fetch asks for a fresh answer.
    'cache-control': 'max-age=0',
  })
  expect([first.headers.get('etag') === null, again.status]).toEqual([false, 304])
})

test('articles that could not be stored are read again, although their feed has not changed', async () => {
  const { database } = server.dependencies
  let writes = 0
  const write: Database['write'] = (work) => {
    writes += 1
    return writes === 1 ? Promise.reject(new Error('the disk is full')) : database.write(work)
  }
  const { gather } = createGatherer({ ...server.dependencies, database: { ...database, write } })
  await expect(gather()).rejects.toThrow('the disk is full')
  asked.length = 0
  await gather()
  await gather()
  expect(asked.filter((line) => line.startsWith('/a'))).toEqual(['/a', '/a "v1"'])
})

test('a refresh asks only for what changed, and is limited', async () => {
  const visitor = server.browser()
  asked.length = 0
  const statuses: number[] = []
  for (let n = 0; n < 8; n += 1) statuses.push((await visitor.call('POST', '/api/news/refresh', {})).status)
  expect([asked.includes('/a "v1"'), statuses]).toEqual([true, [200, 200, 200, 200, 200, 200, 429, 429]])
})
