import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { mostArticles } from './keep-news.ts'

let asked: string[] = []
let answer: (response: ServerResponse) => void
const failing = (response: ServerResponse) => response.writeHead(500).end()
const elsewhere = createServer((request, response) => {
  asked.push(request.url ?? '')
  answer(response)
})

let server: TestServer
let origin = ''
beforeEach(async () => {
  asked = []
  answer = failing
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const at = elsewhere.address()
  origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  server = await startServer({ environment: { NEWS_FEEDS: `${origin}/no-feed`, NEWS_FEEDS_PRIVATE: 'on' } })
})
afterEach(async () => {
  await server.stop()
  elsewhere.closeAllConnections()
  elsewhere.close()
})

/** Articles with a picture each. @returns where the pictures are asked for */
async function articles(count: number, imageUrl = (n: number) => `${origin}/${n}.png`): Promise<readonly string[]> {
  const { newsArticles } = server.dependencies.database.models
  const now = server.clock.now()
  await newsArticles.bulkCreate(
    Array.from({ length: count }, (_, n) => ({
      title: `With picture ${n}`,
      summary: '',
      url: `https://example.org/${n}`,
      source: 'Lab',
      publishDate: now.toISOString(),
      fetchDate: now,
      imageUrl: imageUrl(n),
      rank: 1,
      category: 'general',
    })),
  )
  return (await newsArticles.findAll({ order: ['id'] })).map(({ id }) => `/news-images/${id}`)
}

const statusOf = async (address: string) => (await server.browser().get(address)).status

test('a picture that could not be had is asked for again after a while, and then kept', async () => {
  const [address = ''] = await articles(1)
  const status = () => statusOf(address)
  expect([await status(), await status(), asked.length]).toEqual([404, 404, 1])
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  answer = (response) => response.writeHead(200).end(picture)
  server.clock.advance(10 * 60_000)
  expect([await status(), await status(), asked.length]).toEqual([200, 200, 2])
})

test('who walks all there can be, twice, makes the server fetch each once', async () => {
  const all = await articles(mostArticles)
  for (const address of [...all, ...all]) await statusOf(address)
  expect(asked.length).toBe(mostArticles)
})

test('a network has two fetched at once, however many it asks for', async () => {
  const waiting: ServerResponse[] = []
  answer = (response) => waiting.push(response)
  const statuses = Promise.all((await articles(6)).map(statusOf))
  let most = 0
  for (let answered = 0; answered < 6; answered += 1) {
    await vi.waitUntil(() => waiting.length > 0)
    most = Math.max(most, waiting.length)
    failing(waiting.shift() as ServerResponse)
  }
  expect(await statuses).toEqual(Array(6).fill(404))
  expect(most).toBeLessThanOrEqual(2)
})

test('of a private network nothing is asked but of the host of a feed', async () => {
  const elsewhereInside = origin.replace('127.0.0.1', '127.0.0.2')
  const [address = ''] = await articles(1, () => `${elsewhereInside}/latest/meta-data`)
  expect(await statusOf(address)).toBe(404)
  expect(server.log()).toMatch(/is not allowed/)
  expect(asked).toEqual([])
})
