import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { type LocalFeed, startFeed } from './news-feed.ts'
import { moments } from './news-moments.ts'
import { browser } from './shared.ts'

/** The titles of the cards, in order; a title's link also says that it opens a new tab. */
const titlesAmong = async (page: Page, known: readonly string[]): Promise<readonly (string | undefined)[]> => {
  const shown = await page.locator('article h3').allInnerTexts()
  return shown.map((text) => known.find((title) => text.startsWith(title)))
}

const tabs: Readonly<Record<string, string>> = {
  'range=today': 'Today',
  'range=yesterday': 'Yesterday',
  'range=this_week': 'This Week',
}

describe.each(moments)('at $name ($now)', ({ now, articles, shown }) => {
  let feed: LocalFeed
  let server: ClockedServer
  let origin: string
  const known = articles.map(({ title }) => title)
  beforeAll(async () => {
    feed = await startFeed(() => articles)
    server = await startClockedServer({ at: now, environment: feed.environment })
    // The news product is what localhost shows below /news.
    origin = server.origin.replace('127.0.0.1', 'localhost')
  })
  afterAll(async () => {
    await server.stop()
    await feed.stop()
  })

  test('without script, every filter’s address shows exactly its window, in order', async () => {
    const { page, context } = await visit(browser, origin, { javaScript: false })
    const seen: Record<string, unknown> = {}
    for (const address of Object.keys(shown)) {
      await page.goto(`/news?${address}`)
      seen[address] = await titlesAmong(page, known)
    }
    expect(seen).toEqual(shown)
    await context.close()
  })

  test('with script the tabs do the same, whatever the browser’s own clock says', async () => {
    const { page, context, complaints } = await visit(browser, origin)
    await page.clock.setFixedTime(new Date(Date.parse(now) + 40 * 86_400_000))
    await page.goto('/news')
    await hydrated(page)
    for (const [address, expected] of Object.entries(shown)) {
      const tab = tabs[address]
      if (tab === undefined) {
        await page.goto(`/news?${address}`)
        await hydrated(page)
      } else await page.getByRole('tab', { name: tab, exact: true }).click()
      await expect.poll(() => titlesAmong(page, known), { message: address }).toEqual(expected)
    }
    expect(complaints).toEqual([])
    await context.close()
  })
})
