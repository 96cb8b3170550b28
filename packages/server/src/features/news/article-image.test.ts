import { once } from 'node:events'
import { createServer } from 'node:http'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let asked = 0
let picture: Buffer | null = null
const elsewhere = createServer((request, response) => {
  if (request.url === '/picture.png') asked += 1
  return picture === null ? response.writeHead(500).end() : response.writeHead(200).end(picture)
})

let server: TestServer
let address: string
beforeEach(async () => {
  asked = 0
  picture = null
  elsewhere.listen(0, '127.0.0.1')
  await once(elsewhere, 'listening')
  const at = elsewhere.address()
  const origin = `http://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}`
  server = await startServer({ environment: { NEWS_FEEDS: `${origin}/no-feed`, NEWS_FEEDS_PRIVATE: 'on' } })
  const { id } = await server.dependencies.database.models.newsArticles.create({
    title: 'With a picture',
    summary: '',
    url: 'https://example.org/1',
    source: 'Lab',
    publishDate: server.clock.now().toISOString(),
    fetchDate: server.clock.now(),
    imageUrl: `${origin}/picture.png`,
    rank: 1,
    category: 'general',
  })
  address = `/news-images/${id}`
})
afterEach(async () => {
  await server.stop()
  elsewhere.close()
})

test('a picture that could not be had is asked for again after a while, and then kept', async () => {
  const status = async () => (await server.browser().get(address)).status
  expect([await status(), await status(), asked]).toEqual([404, 404, 1])
  picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  server.clock.advance(10 * 60_000)
  expect([await status(), await status(), asked]).toEqual([200, 200, 2])
})
