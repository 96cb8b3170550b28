import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { type FeedItem, type LocalFeed, startFeed } from './news-feed.ts'
import { browser } from './shared.ts'

const articles: readonly FeedItem[] = [
  { title: 'Gardeners plan with a machine', at: '2026-11-21T10:00:00.000Z', category: 'tools' },
  { title: 'Judges read faster', at: '2026-11-21T09:00:00.000Z', category: 'policy' },
  { title: 'An old tool', at: '2026-11-17T09:00:00.000Z', category: 'tools' },
  { title: 'Long ago', at: '2026-11-02T09:00:00.000Z', category: 'hardware' },
]

let feed: LocalFeed
let server: ClockedServer
let origin: string
beforeAll(async () => {
  feed = await startFeed(() => articles)
  server = await startClockedServer({ at: '2026-11-21T12:00:00.000Z', environment: feed.environment })
  origin = server.origin.replace('127.0.0.1', 'news.localhost')
})
afterAll(async () => {
  await server.stop()
  await feed.stop()
})

test('whatever is chosen first is in the address, so a reload and Back show it again', async () => {
  const { page, context } = await visit(browser, origin)
  const cards = () => page.locator('article h3 a').allInnerTexts()
  await page.goto('/')
  await hydrated(page)
  expect(page.url()).toBe(`${origin}/`)
  await page.locator('[name="category"]').selectOption('tools')
  await page.waitForURL(`${origin}/?range=today&category=tools`)
  await page.getByRole('tab', { name: 'This Week' }).click()
  await page.waitForURL(`${origin}/?range=this_week&category=tools`)
  await page.reload()
  await expect.poll(cards).toHaveLength(2)
  await page.locator('footer').getByRole('link', { name: 'Contact' }).click()
  await page.waitForURL('**/contact')
  await page.goBack()
  await page.waitForURL(`${origin}/?range=this_week&category=tools`)
  await expect.poll(cards).toHaveLength(2)
  expect(await page.locator('[name="category"]').inputValue()).toBe('tools')
  await context.close()
})

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  test('a category without articles can be seen and left', async () => {
    const { page, context } = await visit(browser, origin, { javaScript })
    await page.goto('/?range=today&category=nonsense')
    if (javaScript) await hydrated(page)
    const category = page.locator('[name="category"]')
    expect(await category.inputValue()).toBe('nonsense')
    await category.selectOption('all')
    if (!javaScript) await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('Judges read faster').first().waitFor()
    await context.close()
  })

  test('a category of the foot that has nothing this week leads to the day that has', async () => {
    const { page, context } = await visit(browser, origin, { javaScript })
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: 'Hardware' }).click()
    await page.getByRole('link', { name: 'Nearest day with articles: November 2, 2026' }).click()
    await page.getByText('Long ago').first().waitFor()
    await context.close()
  })
})

test.each(['/foo/bar', '/category/xyz?range=this_week', '/date/2019-01-01', '/auth'])(
  'script leaves alone that %s is found at /',
  async (path) => {
    const { page, context } = await visit(browser, origin)
    await page.goto(path)
    await hydrated(page)
    const found = await page.locator('link[rel=canonical]').getAttribute('href')
    expect(new URL(found ?? '').pathname).toBe('/')
    await context.close()
  },
)
