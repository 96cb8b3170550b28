import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, launchBrowser, visit } from './browser.ts'
import { documentsRead, register, setUp } from './person.ts'
import { samples } from './samples.ts'
import { type RunningServer, startServer } from './server.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  server = await startServer()
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
})

/** Holds the script of a part back until the test lets it go, or never brings it. */
async function holdScript(page: Page, part: string) {
  const asked: Route[] = []
  let isOpen = false
  await page.route(`**/${part}*.js`, (route) => (isOpen ? route.continue() : void asked.push(route)))
  return {
    hasBeenAsked: () => expect.poll(() => asked.length, { timeout: 30_000 }).toBeGreaterThan(0),
    letGo: async () => {
      isOpen = true
      await Promise.all(asked.map((route) => route.continue()))
    },
    fail: async () => {
      await Promise.all(asked.map((route) => route.abort()))
    },
  }
}

test('a part that nobody touches is never fetched, and says what it is', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  await page.goto('/tax-guide')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Deductions', selected: false }).waitFor()
  await page.getByRole('tab', { selected: true }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /GuideTabs|SiteSearch/.test(path))).toEqual([])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a press before the script is there is done when it is, once', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'Questions.late')
  await page.goto('/faq')
  await hydrated(page)
  const question = page.locator('#deadline button')
  await question.click()
  await held.hasBeenAsked()
  expect(await question.getAttribute('aria-expanded')).toBe('false')
  await held.letGo()
  await page.locator('#deadline button[aria-expanded=true]').waitFor()
  await page.locator('#deadline-answer').waitFor({ state: 'visible' })
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a tab is chosen with the arrow keys before the script is there', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'GuideTabs.late')
  await page.goto('/tax-guide')
  await hydrated(page)
  await page.getByRole('tab', { selected: true }).focus()
  await page.keyboard.press('ArrowRight')
  await held.hasBeenAsked()
  await held.letGo()
  const second = page.getByRole('tab').nth(1)
  await page.locator('[role=tab]:nth-child(2)[aria-selected=true]:focus').waitFor()
  expect(await second.getAttribute('aria-controls')).toBe('forms')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a tab pressed before the script is there is chosen, stands in the address and does not jump', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'GuideTabs.late')
  await page.goto('/tax-guide')
  await hydrated(page)
  await page.getByRole('tab', { name: 'Deductions' }).click()
  await held.letGo()
  await page.getByRole('tab', { name: 'Deductions', selected: true }).waitFor()
  await page.waitForURL('**/tax-guide#deductions')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a tab with an address pressed before the script is there is chosen with what was typed, and keeps the focus', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'Calculation.late')
  await page.goto('/quick-tax-calculator')
  await hydrated(page)
  await page.locator('#basic-salary').fill('100.000')
  await page.getByRole('tab', { name: 'Detailed' }).click()
  await held.hasBeenAsked()
  await held.letGo()
  await page.locator('#detailed-salary').waitFor()
  await expect.poll(() => page.locator('#detailed-salary').inputValue()).toBe('100.000')
  // What the address of the tab would lead to comes at once or never: no request stands in between.
  await page.locator('#detailed-form').getByRole('button', { name: 'Calculate Tax' }).waitFor()
  expect([page.url(), await page.evaluate(() => document.activeElement?.textContent)]).toEqual([
    `${server.origin}/quick-tax-calculator`,
    'Detailed',
  ])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('what was typed before the script is there is searched for', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'SiteSearch.late')
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('searchbox').pressSequentially('deadline')
  await held.hasBeenAsked()
  await held.letGo()
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('deadline')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('when the script cannot be had, a form is sent as without script', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'SiteSearch.late')
  await page.goto('/faq')
  await hydrated(page)
  await page.getByRole('searchbox').fill('deadline')
  await page.getByRole('searchbox').press('Enter')
  await held.hasBeenAsked()
  await held.fail()
  await page.waitForURL('**/help?q=deadline')
  await visitor.context.close()
})

test('when no script arrives at all, or none of a part, the answers open by themselves', async () => {
  const lost = await visit(browser, server.origin, { isScriptLost: true })
  await lost.page.goto('/faq')
  await lost.page.locator('#deadline-answer').waitFor({ state: 'visible' })
  await lost.context.close()

  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  const held = await holdScript(page, 'Questions.late')
  await page.goto('/faq')
  await hydrated(page)
  expect(await page.locator('#deadline-answer').isVisible()).toBe(false)
  await page.locator('#deadline button').click()
  await held.hasBeenAsked()
  await held.fail()
  await page.locator('#deadline-answer').waitFor({ state: 'visible' })
  await visitor.context.close()
})

test('the language and the page change around parts that were never touched', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  await page.goto('/faq')
  await hydrated(page)
  await page.locator('header').locator('summary', { hasText: 'EN' }).click()
  await page.locator('header').getByRole('button', { name: 'Nederlands' }).click()
  await page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' }).waitFor()
  await page.locator('#deadline button').click()
  await page.locator('#deadline button[aria-expanded=true]').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a file chosen and a folded form opened before the script is there: the file is uploaded once, the form is open', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  await register(page)
  await setUp(page)
  const uploads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/documents/upload')) uploads.push(request.method())
  })
  const held = await holdScript(page, 'Documents.late')
  await page.goto('/tax-filing/documents')
  await hydrated(page)
  await page.locator('#upload-income_statement-file').setInputFiles(samples.bakery)
  await page.locator('#upload-other summary').click()
  await held.hasBeenAsked()
  await held.letGo()
  await page.locator('#upload-other[open]').waitFor()
  await documentsRead(page, 1)
  await page.locator('#uploaded').getByText('jaaropgaaf-2024-bakkerij-de-korenschoof.pdf').first().waitFor()
  expect(uploads).toEqual(['POST'])
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a document that is being read when the page comes is followed without a touch', async () => {
  const visitor = await visit(browser, server.origin)
  const { page } = visitor
  await register(page)
  await setUp(page)
  // Reading a picture takes a while; a pointer that rests on the part would be a touch.
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.mouse.move(0, 0)
  await page.request.post('/api/documents/upload', { multipart: { type: 'other', file } })
  await page.goto('/tax-filing/documents')
  await page.locator('#uploaded').getByText('We could not find figures in this document.').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
