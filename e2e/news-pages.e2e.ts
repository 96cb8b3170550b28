import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessibleInThreeThemes, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { type FeedItem, type LocalFeed, startFeed } from './news-feed.ts'
import { browser } from './shared.ts'

const now = '2026-11-21T12:00:00.000Z'
const articles: FeedItem[] = [
  { title: 'Gardeners plan with a machine', at: '2026-11-21T10:00:00.000Z', category: 'tools' },
  { title: 'Judges read faster', at: '2026-11-20T10:00:00.000Z', category: 'policy' },
]

let feed: LocalFeed
let server: ClockedServer
beforeAll(async () => {
  feed = await startFeed(() => articles)
  server = await startClockedServer({ at: now, environment: feed.environment })
})
afterAll(async () => {
  await server.stop()
  await feed.stop()
})

/** The same server under another host name: which product it is follows from that. */
const originAt = (host: string) => server.origin.replace('127.0.0.1', host)

describe.each([
  { host: 'localhost', path: '/news', text: 'Gardeners plan' },
  { host: 'localhost', path: '/news?category=policy', text: 'No articles found for the selected filters.' },
  { host: 'localhost', path: '/news?range=custom&date=', text: 'Judges read' },
  { host: 'localhost', path: '/news/contact', text: 'Contact' },
  { host: 'localhost', path: '/news/privacy', text: 'Privacy' },
  { host: 'localhost', path: '/news/terms', text: 'Terms' },
  { host: 'localhost', path: '/news/accessibility', text: 'partly conforms' },
  {
    host: 'localhost',
    path: '/news?range=custom&date=2026-09-01',
    text: 'Nearest day with articles: November 20, 2026',
  },
  { host: 'localhost', path: '/news?range=custom&date=2026-13-45', text: '“2026-13-45” is no date.' },
  { host: 'news.localhost', path: '/category/tools', text: 'Gardeners plan' },
  { host: '127.0.0.1', path: '/news', text: 'Gardeners plan' },
  { host: '127.0.0.1', path: '/news?date=2026-11-19', text: 'No news articles found for this date.' },
])('$path on $host', ({ host, path, text }) => {
  test.each([1280, 360])(
    'is accessible at %i px in three themes, silent, and does not scroll sideways',
    async (width) => {
      const { page, context, complaints } = await visit(browser, originAt(host), { width })
      await page.goto(path)
      await hydrated(page)
      await page.getByText(text).first().waitFor()
      await expectAccessibleInThreeThemes(page)
      await expectNoSidewaysScroll(page)
      expect(complaints).toEqual([])
      await context.close()
    },
  )
})

test('Refresh brings what was published after the page came', async () => {
  const { page, context, complaints } = await visit(browser, originAt('localhost'))
  await page.goto('/news')
  await hydrated(page)
  await page.getByText('Gardeners plan').first().waitFor()
  articles.push({ title: 'Just in', at: '2026-11-21T12:00:00.001Z' })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByRole('link', { name: 'Just in' }).first().waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

test('five grey cards, then the failure, are accessible in three themes; Refresh tries again', async () => {
  const { page, context } = await visit(browser, originAt('localhost'))
  await page.goto('/news')
  await hydrated(page)
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let isBroken = true
  await page.route('**/api/news', async (route) => {
    await released
    await (isBroken ? route.fulfill({ status: 503, body: 'no' }) : route.continue())
  })
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  const loading = page.getByRole('status').filter({ hasText: 'Loading news' })
  await loading.waitFor()
  expect(await loading.locator(':scope > div > *').count()).toBe(5)
  await expectAccessibleInThreeThemes(page)
  release()
  await page.getByText('Failed to load news articles. Please try refreshing the page.').waitFor()
  await expectAccessibleInThreeThemes(page)
  isBroken = false
  await page.getByRole('button', { name: 'Refresh', exact: true }).click()
  await page.getByText('Gardeners plan').first().waitFor()
  await context.close()
})

test('inside the tax product a list that cannot be fetched says so', async () => {
  const { page, context } = await visit(browser, server.origin)
  await page.goto('/news')
  await hydrated(page)
  await page.route('**/api/news', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.getByRole('button', { name: 'Refresh News' }).click()
  await page.getByText('Error loading news: Failed to fetch news articles').waitFor()
  await expectAccessibleInThreeThemes(page)
  await context.close()
})

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  test('a language and an appearance are chosen on the news host, and stay', async () => {
    const { page, context, complaints } = await visit(browser, originAt('news.localhost'), { javaScript })
    await page.goto('/')
    if (javaScript) await hydrated(page)
    const choose = async (menu: string, choice: string) => {
      await page.locator('footer summary').filter({ hasText: menu }).click()
      await page.locator('footer').getByRole('button', { name: choice }).click()
    }
    await choose('Display', 'High contrast')
    await page.locator('html[data-theme="contrast"]').waitFor({ state: 'attached' })
    await choose('English', 'Nederlands')
    await page.getByText('Het laatste nieuws').waitFor()
    await page.goto('/terms')
    await page.locator('html[lang="nl"][data-theme="contrast"]').waitFor({ state: 'attached' })
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a day of one’s own is picked, narrowed by category, and reset to today', async () => {
    const { page, context, complaints } = await visit(browser, originAt('localhost'), { javaScript })
    await page.goto('/news')
    const show = () => page.getByRole('button', { name: 'Show', exact: true }).click()
    if (javaScript) {
      await hydrated(page)
      await page.getByRole('tab', { name: 'Custom' }).click()
      await page.getByRole('button', { name: /November 21, 2026/ }).click()
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('Enter')
    } else {
      await page.getByRole('link', { name: 'Custom', exact: true }).click()
      await page.locator('[name="date"]').fill('2026-11-20')
      await show()
    }
    await page.getByText('Judges read').first().waitFor()
    expect(await page.getByText('Gardeners plan').count()).toBe(0)
    await page.locator('[name="category"]').selectOption('tools')
    if (!javaScript) await show()
    await page.getByText('No articles found for the selected filters.').waitFor()
    await page.getByRole('button', { name: 'Reset Filters' }).click()
    await page.getByText('Gardeners plan').first().waitFor()
    await expect.poll(() => page.locator('[name="category"]').inputValue()).toBe('all')
    expect(complaints).toEqual([])
    await context.close()
  })
})
