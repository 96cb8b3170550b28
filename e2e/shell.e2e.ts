import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { createReturn, register } from './person.ts'
import { browser, origin } from './shared.ts'

const signOut = (page: Page) => page.locator('main').getByRole('button', { name: 'Log Out' })

test('signing out while the server cannot be reached is said, leaves the person signed in, and works later', async () => {
  const { page, context } = await visit(browser, origin)
  await register(page)
  await page.goto('/menu')
  await hydrated(page)
  await page.route('**/api/logout', (route) => route.abort('connectionrefused'))
  await signOut(page).click()
  await page.getByText('Logout failed').first().waitFor()
  await page.getByText('There is no connection, so you are still signed in.', { exact: false }).first().waitFor()
  expect([new URL(page.url()).pathname, (await context.request.get('/api/user')).status()]).toEqual(['/menu', 200])
  await page.unroute('**/api/logout')
  await signOut(page).click()
  await page.waitForURL('**/auth')
  expect((await context.request.get('/api/user')).status()).toBe(401)
  await context.close()
})

test('when the advisor’s script cannot be had a toast says so, the question stays, and the next one is answered', async () => {
  const { page, context } = await visit(browser, origin)
  await register(page)
  await page.goto('/')
  await hydrated(page)
  await page.route('**/conversation-*.js', (route) => route.abort('connectionrefused'))
  const ask = async (question: string) => {
    await page.locator('[name="question"]').fill(question)
    await page.getByRole('button', { name: 'Send', exact: true }).click()
  }
  await ask('My mortgage')
  await page.getByText('Failed to get a response from the AI advisor. Please try again.').first().waitFor()
  const log = page.getByRole('log')
  await log.getByText('My mortgage').waitFor()
  await page.unroute('**/conversation-*.js')
  await ask('How do I save?')
  await log.getByText('A refund often comes from deductions').waitFor()
  await context.close()
})

/** How far the page is scrolled, once it was drawn so: before that, nobody is told. */
const scrolledTo = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(Math.round(window.scrollY)))),
      ),
  )

test('Back and Forward return to where each page was left', async () => {
  const { page, context, complaints } = await visit(browser, origin, { height: 500 })
  await page.goto('/faq')
  await hydrated(page)
  await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await expect.poll(() => scrolledTo(page)).toBe(400)
  await page
    .locator('footer a[href="/about"]')
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await page.getByRole('heading', { level: 1, name: /About/ }).waitFor()
  await expect.poll(() => scrolledTo(page)).toBe(0)
  await page.evaluate(() => window.scrollTo({ top: 150, behavior: 'instant' }))
  await expect.poll(() => scrolledTo(page)).toBe(150)
  await page.goBack()
  await page.waitForURL('**/faq')
  await expect.poll(() => scrolledTo(page)).toBe(400)
  await page.goForward()
  await page.waitForURL('**/about')
  await expect.poll(() => scrolledTo(page)).toBe(150)
  expect(complaints).toEqual([])
  await context.close()
})

test('no width scrolls sideways in Dutch with text of 200 %', async () => {
  const { page, context } = await visit(browser, origin, { javaScript: false })
  await page.request.post('/language', { headers: { Origin: origin }, form: { language: 'nl', next: '/' } })
  for (const width of [360, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['/', '/faq']) {
      await page.goto(path)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      await expectNoSidewaysScroll(page)
    }
  }
  await context.close()
})

test('with text of twice the size nothing on a phone scrolls sideways', async () => {
  const { page, context } = await visit(browser, origin, { width: 320, height: 640 })
  const devtools = await context.newCDPSession(page)
  await devtools.send('Page.enable')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 32 } })
  await page.goto('/auth')
  await expectNoSidewaysScroll(page)
  await register(page)
  await expectNoSidewaysScroll(page)
  for (const path of [await createReturn(page), '/tax-filing/income', '/tax-filing/review', '/settings']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
  await context.close()
})
