import { dayOf } from '@aangiftewijs/domain/day'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFakeClock } from '../../testing/fake-clock.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { isOnPostgres } from '../../testing/test-database.ts'
import { createGatherer } from './gather-news.ts'
import { newsOf } from './service.ts'

/** Thirteen seconds before midnight in Amsterdam. */
const clock = createFakeClock(new Date('2026-12-31T22:59:47Z'))

let server: TestServer
beforeEach(async () => {
  server = await startServer({ overrides: { clock } })
})
afterEach(() => server.stop())

/** Gives each of several writers a connection that is open already: whoever had to open one would come too late to be in the way. */
async function openConnections(count: number): Promise<void> {
  let open = 0
  let allOpen = () => {}
  const all = new Promise<void>((resolve) => {
    allOpen = resolve
  })
  const begin = () => {
    open += 1
    if (open === count) allOpen()
    return all
  }
  await Promise.all(Array.from({ length: count }, () => server.dependencies.database.write(begin)))
}

test.runIf(isOnPostgres())(
  'servers that gather in the same moment all succeed, and every article stands once',
  async () => {
    const { database } = server.dependencies
    await openConnections(6)
    await Promise.all(Array.from({ length: 6 }, () => createGatherer(server.dependencies).gather()))
    const urls = (await database.models.newsArticles.findAll()).map(({ url }) => url)
    expect([urls.length > 0, new Set(urls).size]).toEqual([true, urls.length])
  },
)

test('a new day has news from its first seconds on', async () => {
  const today = () => newsOf(server.dependencies).list(dayOf(clock.now()))
  const before = (await today()).length
  expect(before).toBeGreaterThan(0)
  clock.advance(20_000)
  expect(await today()).toHaveLength(before)
})
