import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { browser } from './shared.ts'

const hour = 3_600_000
const day = 24 * hour
/** A noon, so that what was a minute ago was today. */
const now = Date.parse('2026-11-21T11:00:00Z')

/** Articles by how long ago they were published; the categories come from their words. */
const items = [
  { title: 'A law about robots', ago: 60_000, summary: 'x'.repeat(400) },
  { title: 'A tool for gardeners', ago: 120_000, image: '/broken.png' },
  { title: 'News of the day before', ago: day, summary: 'Short.' },
  { title: 'News of five days ago', ago: 5 * day, summary: 'Short.' },
  { title: 'News of twenty days ago', ago: 20 * day, summary: 'Short.' },
]

const feeds = createServer((request, response) => {
  if (request.url !== '/feed.xml') return response.writeHead(404).end()
  const origin = `http://${request.headers.host}`
  const xml = items.map(
    ({ title, ago, summary = 'A summary.', image }, n) =>
      `<item><title>${title}</title><link>https://example.org/${n}</link><description>${summary}</description><pubDate>${new Date(now - ago).toUTCString()}</pubDate>${image ? `<enclosure url="${origin}${image}" type="image/png" length="1"/>` : ''}</item>`,
  )
  return response
    .writeHead(200)
    .end(
      `<?xml version="1.0"?><rss version="2.0"><channel><title>Hacker News (test)</title><link>https://example.org</link><description>d</description>${xml.join('')}</channel></rss>`,
    )
})

let server: ClockedServer
/** The news product is what localhost shows below /news. */
let origin: string
beforeAll(async () => {
  feeds.listen(0, '127.0.0.1')
  await once(feeds, 'listening')
  const address = feeds.address()
  const port = typeof address === 'object' && address ? address.port : 0
  server = await startClockedServer({
    at: new Date(now).toISOString(),
    environment: {
      NEWS_FEEDS: `http://127.0.0.1:${port}/feed.xml,http://127.0.0.1:${port}/missing.xml`,
      NEWS_FEEDS_PRIVATE: 'on',
    },
  })
  origin = server.origin.replace('127.0.0.1', 'localhost')
})
afterAll(async () => {
  await server.stop()
  feeds.close()
})

const titles = [
  'A law about robots',
  'A tool for gardeners',
  'News of the day before',
  'News of five days ago',
  'News of twenty days ago',
]

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('the news product $name', ({ javaScript }) => {
  test('shows, narrows, resets and says when nothing is left', async () => {
    const { page, context, complaints } = await visit(browser, origin, { javaScript, width: 1280 })
    const untilReady = () => (javaScript ? hydrated(page) : Promise.resolve())
    const shown = async () => {
      const all = await page.locator('article h3').allInnerTexts()
      return titles.filter((title) => all.some((text) => text.startsWith(title)))
    }
    const choose = async (range: string) => {
      await (javaScript
        ? page.getByRole('tab', { name: range })
        : page.getByRole('link', { name: range, exact: true })
      ).click()
      await untilReady()
    }
    await page.goto('/news')
    await untilReady()
    await page.getByRole('heading', { level: 1, name: 'AI Daily News' }).waitFor()
    await choose('This Week')
    await expect.poll(shown).toEqual(titles.slice(0, 4))
    await page.locator('[name="category"]').selectOption('policy')
    if (!javaScript) await page.getByRole('button', { name: 'Show' }).click()
    await expect.poll(shown).toEqual(['A law about robots'])
    await choose('Yesterday')
    await page
      .getByText('No articles found for the selected filters. Try changing your date range or category.')
      .waitFor()
    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await untilReady()
    await expect.poll(async () => page.locator('[name="category"]').inputValue()).toBe('all')
    expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
    await context.close()
  })
})

test('without script Refresh comes back to the filter', async () => {
  const { page, context } = await visit(browser, origin, { javaScript: false })
  await page.goto('/news?range=yesterday&category=policy')
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.waitForLoadState()
  expect(page.url()).toBe(`${origin}/news?range=yesterday&category=policy`)
  await context.close()
})

test('an address that names a filter names the one that is shown, and no articles are told of once', async () => {
  const { page, context } = await visit(browser, origin)
  await page.goto('/news?range=this_week&reset=yes')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Yesterday' }).click()
  await page.waitForURL(`${origin}/news?range=yesterday`)
  await page.locator('[name="category"]').selectOption('policy')
  await page.waitForURL(`${origin}/news?range=yesterday&category=policy`)
  await page.getByRole('alert').filter({ hasText: 'No articles found' }).waitFor()
  await expect.poll(() => page.getByText('0 articles').count()).toBe(0)
  await context.close()
})

test.each([1280, 360])(
  'the news product at %i px: accessible, nothing sideways, filters in reach, summaries cut, no cookie',
  async (width) => {
    const { page, context } = await visit(browser, origin, { width })
    await page.goto('/news?range=this_week')
    await hydrated(page)
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    const topOf = async (name: string) => (await page.getByRole('heading', { level: 2, name }).boundingBox())?.y ?? NaN
    const below = (await topOf('Articles')) - (await topOf('Filters'))
    expect(width === 360 ? below > 100 : below === 0).toBe(true)
    await page.getByText(`${'x'.repeat(300)}...`).waitFor()
    const link = page.locator('article h3 a').first()
    expect([await link.getAttribute('target'), await link.getAttribute('rel')]).toEqual([
      '_blank',
      'noopener noreferrer',
    ])
    expect(await context.cookies()).toEqual([])
    await context.close()
  },
)

test('refreshing says so and shows the list again', async () => {
  const { page, context } = await visit(browser, origin)
  await page.goto('/news?range=this_week')
  await hydrated(page)
  await page.route('**/api/news/refresh', async (route) => {
    await page.getByText('Refreshing...').waitFor()
    await route.continue()
  })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByRole('button', { name: 'Refresh', exact: true }).waitFor()
  await expect.poll(() => page.locator('article').count()).toBeGreaterThan(2)
  await context.close()
})

test('five grey cards stand while the list comes; a failure is said after two more tries', async () => {
  const { page, context } = await visit(browser, origin)
  await page.goto('/news?range=this_week')
  await hydrated(page)
  let asked = 0
  await page.route('**/api/news', async (route) => {
    asked += 1
    if (asked === 1) await page.getByText('Loading news').waitFor({ state: 'attached' })
    await route.fulfill({ status: 503, body: 'no' })
  })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByText('Failed to load news articles. Please try refreshing the page.').waitFor()
  expect(asked).toBe(3)
  await context.close()
})

test('a picture that fails is not shown', async () => {
  const { page, context } = await visit(browser, origin)
  await page.goto('/news?range=this_week')
  await hydrated(page)
  await page.getByText('A tool for gardeners').first().waitFor()
  await expect.poll(() => page.locator('article img:visible').count()).toBe(0)
  await context.close()
})

describe('news inside the tax product', () => {
  test('chips, cards and the words of an empty day', async () => {
    const { page, context } = await visit(browser, server.origin)
    await page.goto('/news')
    await hydrated(page)
    await page.getByText('A law about robots').first().waitFor()
    expect(await page.getByRole('link', { name: /Top News|Today/ }).count()).toBe(2)
    await expectAccessible(page)
    await page.goto('/news?date=2001-01-01')
    await page.getByText('No news articles found for this date. Try another date or refresh the news.').waitFor()
    await context.close()
  })
})
