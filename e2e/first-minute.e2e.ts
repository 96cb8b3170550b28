import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, hydratedFirst, visit } from './browser.ts'
import { fillRegistration, loginForm, register, registrationForm, setUp, testBsn } from './person.ts'
import { figures, samples } from './samples.ts'
import { browser, origin } from './shared.ts'

test('from the landing page to the review of a filled-in return is one press', async () => {
  const { page, context, complaints } = await visit(browser, origin)
  await page.goto('/')
  const picture = page.getByRole('img', { name: /^(A sample income statement|Een voorbeeld van een jaaropgaaf)/ })
  await expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBe(800)
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.waitForURL('**/tax-filing/review')
  await page.getByRole('heading', { name: figures.underTheLaw }).waitFor()
  await page.getByText('This is a filled-in practice return').waitFor()
  await hydratedFirst(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('who never signed in here is asked to register, and meets the first question; others sign in', async () => {
  const { page, context } = await visit(browser, origin, { javaScript: false })
  await page.goto('/auth')
  expect([await registrationForm(page).isVisible(), await loginForm(page).isVisible()]).toEqual([true, false])
  await fillRegistration(page)
  await page.waitForURL('**/tax-filing/setup')
  await page.goto('/')
  await page.locator('header summary').filter({ hasText: 'Sanne de Wit' }).click()
  await page.locator('header').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth')
  expect([await registrationForm(page).isVisible(), await loginForm(page).isVisible()]).toEqual([false, true])
  await context.close()
})

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('the first figure of an uploaded statement is in a window of $width × $height, and nothing jumped', async (size) => {
  const { page, context, complaints } = await visit(browser, origin, size)
  await register(page)
  await setUp(page)
  await hydrated(page)
  const jumped = await watchLayout(page)
  await page.locator('#upload-recognise-file').setInputFiles(samples.bakery)
  const figure = page.locator('#uploaded').getByText('38.450,00')
  await figure.waitFor()
  const box = await figure.boundingBox()
  const bar = await page.locator('main button[value="continue"]').boundingBox()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(box && bar && box.y > 0 && box.y + box.height < bar.y, JSON.stringify({ box, bar })).toBe(true)
  expect(await jumped()).toBe(0)
  expect(complaints).toEqual([])
  await context.close()
})

test.each([
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
])('the main action of every step is in the first window of $width × $height', async (size) => {
  const { page, context } = await visit(browser, origin, { ...size, javaScript: false })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.waitForURL('**/tax-filing/review')
  const out: string[] = []
  for (const step of ['setup', 'documents', 'income', 'deductions', 'review', 'submit']) {
    await page.goto(`/tax-filing/${step}`)
    const main = page
      .locator('main')
      .getByRole('button', { name: /^(Continue|Submit|Inzenden oefenen)/ })
      .last()
    const box = await main.boundingBox()
    if (box === null || box.y < 0 || box.y + box.height > size.height) out.push(`${step} ${JSON.stringify(box)}`)
  }
  expect(out).toEqual([])
  await context.close()
})

/** Watches what moves by itself from now on; tells the cumulative layout shift in thousandths, as Lighthouse rounds it. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  const watching = await page.evaluateHandle(() => {
    const shifts: { value: number; hadRecentInput: boolean }[] = []
    const observer = new PerformanceObserver((seen) => shifts.push(...(seen.getEntries() as never[])))
    observer.observe({ type: 'layout-shift', buffered: true })
    return { shifts, observer }
  })
  return () =>
    watching.evaluate(({ shifts, observer }) => {
      shifts.push(...(observer.takeRecords() as never[]))
      const moved = shifts.filter(({ hadRecentInput }) => !hadRecentInput)
      return Math.round(1000 * moved.reduce((sum, { value }) => sum + value, 0))
    })
}

test('the test BSN can be had on the registration form before anything on it was used, and is filled in', async () => {
  const visitor = await visit(browser, origin, { width: 360, height: 740, hasTouch: true, locale: 'en-GB' })
  const { page } = visitor
  await page.goto('/auth?tab=register')
  await hydratedFirst(page)
  await page.getByRole('checkbox', { name: /^Use Test BSN/ }).tap()
  await page.getByRole('button', { name: 'Use Test BSN' }).waitFor()
  expect(await page.locator('[name="bsn"]').inputValue()).toBe(testBsn)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('the tabs of the guide stand in one row on a phone, the chosen one in view', async () => {
  const visitor = await visit(browser, origin, { width: 360, height: 740, locale: 'en-GB' })
  const { page } = visitor
  await page.goto('/tax-guide#forms')
  await hydrated(page)
  const tabs = page.getByRole('tab')
  const tops = await tabs.evaluateAll((all) => new Set(all.map((tab) => tab.getBoundingClientRect().top)).size)
  const chosen = await page.getByRole('tab', { selected: true }).boundingBox()
  expect([tops, (chosen?.x ?? -1) >= 0, (chosen?.x ?? 0) + (chosen?.width ?? 999) <= 360]).toEqual([1, true, true])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
