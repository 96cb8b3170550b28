import { HtmlValidate } from 'html-validate'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { routes } from '../packages/app/src/routes.ts'
import { expectAccessibleInThreeThemes, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { browser, origin } from './shared.ts'

const publicPages = routes
  .filter((route) => route.product === 'tax' && route.access === 'public')
  .map((route) => route.path)
interface Asked {
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: URLSearchParams
}

/** Asks on a connection of its own: the server may just be ending one that was kept while markup was checked. */
const ask = (path: string, { headers, ...rest }: Asked): Promise<Response> =>
  fetch(origin + path, { ...rest, headers: { ...headers, connection: 'close' } })
const validator = new HtmlValidate({ extends: ['html-validate:standard', 'html-validate:a11y'] })

describe.each([...publicPages, '/there-is-no-such-page'])('%s', (path) => {
  test('is valid markup in both languages', async () => {
    for (const language of ['mix', 'nl']) {
      const html = await (await ask(path, { headers: { cookie: `language=${language}` } })).text()
      const report = await validator.validateString(html)
      expect(
        report.results.flatMap((result) =>
          result.messages.map(({ ruleId, message, selector }) => ({ ruleId, message, selector })),
        ),
      ).toEqual([])
    }
  })

  test('is accessible at 1280 and 360 px in three themes, silent, and does not scroll sideways', async () => {
    const { page, context, complaints } = await visit(browser, origin)
    await page.goto(path)
    await hydrated(page)
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 })
      await expectAccessibleInThreeThemes(page)
      await expectNoSidewaysScroll(page)
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
    await context.close()
  })
})

/** Where on the screen the top of an element is, in pixels; null while the element is hidden. */
const topOf = (page: Page, id: string) =>
  page.evaluate((name) => {
    const box = document.getElementById(name)?.getBoundingClientRect()
    return box && box.height > 0 ? Math.round(box.top) : null
  }, id)

test.each([true, false])('an address leads into tabs and answers (script: %s)', async (javaScript) => {
  const { page, context, complaints } = await visit(browser, origin, { javaScript, height: 800 })
  for (const [path, id] of [
    ['/tax-guide', 'common-mistakes'],
    ['/tax-guide', 'term-jaaropgaaf'],
    ['/faq', 'advisor-answer'],
    ['/help', 'tips-saving'],
  ] as const) {
    await page.goto('about:blank')
    await page.goto(`${origin}${path}#${id}`)
    await expect.poll(async () => (await topOf(page, id)) ?? Number.NaN).toBeGreaterThanOrEqual(0)
    await expect.poll(() => topOf(page, id)).toBeLessThan(800)
  }
  expect(complaints).toEqual([])
  await context.close()
})

test('Back returns to the tab of the guide, and to where it was left', async () => {
  const { page, context, complaints } = await visit(browser, origin, { height: 800 })
  const scrolled = () => page.evaluate(() => Math.round(scrollY))
  await page.goto('/tax-guide')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Deductions & Credits' }).click()
  await page.waitForURL('**/tax-guide#deductions')
  await page.locator('#donations').waitFor()
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
  await expect.poll(scrolled).toBe(900)
  await page
    .locator('footer a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: 'About' }).waitFor()
  await page.goBack()
  await page.locator('#donations').waitFor()
  await expect.poll(scrolled).toBe(900)
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  [{ salary: '45.000', taxWithheld: '20,000.00' }, 200, '€ 3.381,50'],
  [{ salary: '-1', charityDonations: '-0,01' }, 422, 'Charity donations cannot be negative'],
])('the calculator answers %j without script', async (amounts, status, words) => {
  const answer = await ask('/quick-tax-calculator', {
    method: 'POST',
    headers: { origin },
    body: new URLSearchParams(amounts),
  })
  const html = await answer.text()
  const { valid } = await validator.validateString(html)
  expect([answer.status, valid, html.replace(/\s|&nbsp;/g, ' ').includes(words)]).toEqual([status, true, true])
})

test('search needs no connection once its field was entered, and forgives a mistake', async () => {
  const { page, context, complaints } = await visit(browser, origin)
  await page.goto('/faq')
  await hydrated(page)
  const index = page.waitForResponse(/\/index\.en-[^/]+\.js$/)
  await page.getByRole('searchbox').focus()
  await (await index).finished()
  await context.setOffline(true)
  await page.getByRole('searchbox').fill('mortage intrest')
  const results = page.getByRole('region', { name: 'Search results' }).getByRole('link')
  await expect.poll(() => results.first().getAttribute('href')).toBe('/tax-guide#mortgage-interest-box')
  await page.keyboard.press('Enter')
  expect([new URL(page.url()).pathname, (await results.count()) > 1]).toEqual(['/faq', true])
  await context.setOffline(false)
  expect(complaints).toEqual([])
  await context.close()
})
