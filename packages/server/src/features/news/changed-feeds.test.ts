import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { createGatherer } from './gather-news.ts'
import { hideStory, showStory } from './hide-news.ts'

interface Item {
  readonly title: string
  readonly path: string
  readonly summary?: string
}

const merger = { title: 'Big merger of two robots', path: '/merger' }
const long = 'A summary that says what there is to say about it, and then some more. '.repeat(3)
const others = Array.from({ length: 11 }, (_, n) => ({
  title: `Story number ${n}`,
  path: `/story/${n}`,
  summary: long,
}))

/** What each feed lists, by its path. */
const listed = new Map<string, readonly Item[]>()
let published: Date
const rss = (path: string, items: readonly Item[]) =>
  `<rss version="2.0"><channel><title>Feed ${path}</title><link>https://example.org</link><description>d</description>${items
    .map(
      ({ title, path: own, summary = 'About it.' }, n) =>
        `<item><title>${title}</title><link>https://example.org${path}${own}</link><description>${summary}</description><pubDate>${new Date(published.getTime() - n * 1000).toUTCString()}</pubDate></item>`,
    )
    .join('')}</channel></rss>`
const feeds = createServer((request, response) => {
  const path = request.url ?? ''
  const text = rss(path, listed.get(path) ?? [])
  const etag = `"${createHash('sha256').update(text).digest('hex')}"`
  if (request.headers['if-none-match'] === etag) return response.writeHead(304).end()
  return response.writeHead(200, { etag }).end(text)
})

let origin: string
let server: TestServer
const environmentOf = (paths: readonly string[]) => ({
  NEWS_FEEDS: paths.map((path) => origin + path).join(','),
  NEWS_FEEDS_PRIVATE: 'on',
})
beforeEach(async () => {
  feeds.listen(0, '127.0.0.1')
  await once(feeds, 'listening')
  const address = feeds.address()
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  server = await startServer({ environment: environmentOf(['/a', '/b', '/c']) })
  published = new Date(server.clock.now().getTime() - 60_000)
  listed.clear()
})
afterEach(async () => {
  await server.stop()
  feeds.closeAllConnections()
  feeds.close()
})

const shown = async () => {
  const rows = await server.dependencies.database.models.newsArticles.findAll({ order: ['rank'] })
  return rows.map(({ title }) => title)
}

test('the most reported story keeps its rank while feeds say nothing new, or one says something else', async () => {
  listed.set('/a', [merger, ...others])
  listed.set('/b', [merger])
  listed.set('/c', [merger])
  const { gather } = createGatherer(server.dependencies)
  await gather()
  const before = await shown()
  expect(before[0]).toBe(merger.title)
  await gather()
  expect(await shown()).toEqual(before)
  listed.set('/a', [{ ...merger, summary: 'In other words.' }, ...others])
  await gather()
  expect(await shown()).toEqual(before)
})

test('a correction arrives, and the stories of a feed that is asked no longer go', async () => {
  const scandal = { title: 'Acme scandal', path: '/acme' }
  listed.set('/a', [merger])
  listed.set('/b', [scandal])
  const { gather } = createGatherer(server.dependencies)
  await gather()
  listed.set('/b', [{ ...scandal, title: 'Correction: Acme did nothing wrong' }])
  await gather()
  expect([...(await shown())].sort()).toEqual([merger.title, 'Correction: Acme did nothing wrong'])
  const config = { ...server.dependencies.config, newsFeeds: [`${origin}/a`] }
  await createGatherer({ ...server.dependencies, config }).gather()
  expect(await shown()).toEqual([merger.title])
})

test('a hidden story is gone under all its addresses at once, stays so, and can come back; the next one moves up', async () => {
  listed.set('/a', [merger, ...others])
  listed.set('/b', [merger])
  const { gather } = createGatherer(server.dependencies)
  await gather()
  const hidden = await hideStory(server.dependencies, 'https://example.org/b/merger')
  expect(hidden).toEqual({
    title: merger.title,
    addresses: ['https://example.org/a/merger', 'https://example.org/b/merger'],
  })
  const without = await shown()
  expect([without.length, without.includes(merger.title)]).toEqual([10, false])
  listed.set('/b', [{ ...merger, title: 'The same under another title' }])
  await gather()
  expect(await shown()).toEqual(without)
  listed.set('/b', [merger])
  await gather()
  await showStory(server.dependencies, 'https://example.org/a/merger')
  expect(await shown()).toContain(merger.title)
})
