import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, hydratedFirst, visit } from './browser.ts'
import { holdScript } from './held-script.ts'
import { register, setUp } from './person.ts'
import { browser, origin } from './shared.ts'

/** The scripts the page has asked for. */
function scriptsOf(page: Page): readonly string[] {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  return scripts
}

/** How far down each page's content and the window go. */
const heightsOf = async (page: Page, paths: readonly string[], untilReady: () => Promise<unknown>) => {
  const heights = []
  for (const path of paths) {
    await page.goto(path)
    await untilReady()
    const [whole, footer] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('footer')?.offsetTop,
    ])
    heights.push({ path, whole, footer })
  }
  return heights
}

test.each([1280, 360])('at %i px a page is as high before its script is there as after', async (width) => {
  const visitor = await visit(browser, origin, { width })
  const { page, context } = visitor
  await register(page)
  await setUp(page)
  const paths = ['setup', 'documents', 'income', 'deductions'].map((step) => `/tax-filing/${step}`)
  paths.push('/settings', '/faq', '/tax-guide', '/quick-tax-calculator')
  await context.route('**/*.js', (route) => route.abort())
  const before = await heightsOf(page, paths, async () => undefined)
  await context.unroute('**/*.js')
  expect(await heightsOf(page, paths, () => hydrated(page))).toEqual(before)
  await context.close()
})

test('near the window a part is loaded when the page is idle; what brings the chart engine waits for a touch', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const scripts = scriptsOf(page)
  await page.goto('/tax-guide')
  await page.getByRole('tab', { selected: true }).waitFor()
  await page.mouse.move(0, 0)
  await page.goto('/quick-tax-calculator')
  await hydratedFirst(page)
  await page.waitForLoadState('networkidle')
  expect(scripts.filter((path) => /\/(Calculation|chart)-/.test(path))).toEqual([])
  await page.locator('#basic-salary').focus()
  await expect.poll(() => scripts.filter((path) => /\/Calculation/.test(path)).length, { timeout: 30_000 }).toBe(1)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a part whose script could not be had comes at the next touch', async () => {
  const { page, context } = await visit(browser, origin)
  const script = '**/Questions.deferred-*.js'
  await page.route(script, (route) => route.abort('connectionrefused'))
  const failed = page.waitForEvent('requestfailed')
  await page.goto('/faq')
  await failed
  await page.unroute(script)
  await page.locator('#deadline-title').click()
  await page.locator('#deadline-title[aria-expanded=true]').waitFor()
  await context.close()
})

test('a question pressed before the script is there opens at once, and stays open', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'Questions.deferred')
  await page.goto('/faq')
  await hydratedFirst(page)
  const question = page.locator('#deadline-title')
  await question.click()
  await held.hasBeenAsked()
  await page.locator('#deadline-answer').waitFor({ state: 'visible' })
  await held.letGo()
  await page.locator('#deadline-title[aria-expanded=true]').waitFor()
  // Where a link to a place leads, the next Tab goes on.
  await page.keyboard.press('Tab')
  await page.locator('#deadline-title:focus').press(' ')
  await page.locator('#deadline-answer').waitFor({ state: 'hidden' })
  expect([await question.getAttribute('role'), visitor.complaints]).toEqual(['button', []])
  await visitor.context.close()
})

test('a tab pressed before the script is there shows its panel, and is the chosen one when it is', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'GuideTabs.deferred')
  await page.goto('/tax-guide')
  await hydratedFirst(page)
  await page.locator('a[href="#deductions"]').first().click()
  await page.locator('#deductions').waitFor({ state: 'visible' })
  await held.letGo()
  await page.getByRole('tab', { name: 'Deductions', selected: true }).waitFor()
  expect([new URL(page.url()).hash, visitor.complaints]).toEqual(['#deductions', []])
  await visitor.context.close()
})

test('amounts typed before the script is there stay, with the focus, and are calculated', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'Calculation.deferred')
  await page.goto('/quick-tax-calculator')
  await hydratedFirst(page)
  await page.locator('#basic-salary').pressSequentially('100.000')
  await held.hasBeenAsked()
  await held.letGo()
  await hydrated(page)
  expect(await page.locator('#basic-salary:focus').inputValue()).toBe('100.000')
  await page.getByRole('tab', { name: 'Detailed' }).click()
  await expect.poll(() => page.locator('#detailed-salary').inputValue()).toBe('100.000')
  await page.locator('#detailed-form').getByRole('button', { name: 'Calculate Tax' }).click()
  await page.locator('#results').waitFor()
  expect([new URL(page.url()).hash, visitor.complaints]).toEqual(['#salary=100.000', []])
  await visitor.context.close()
})

test('a form sent before the script is there is posted, as without script', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await holdScript(page, 'Calculation.deferred')
  await page.goto('/quick-tax-calculator')
  await hydratedFirst(page)
  await page.locator('#basic-salary').fill('45.000')
  const posted = page.waitForRequest((request) => request.method() === 'POST')
  await page.locator('#basic-form').getByRole('button', { name: 'Calculate Tax' }).click()
  expect(new URL((await posted).url()).pathname).toBe('/quick-tax-calculator')
  await page.locator('#results').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a form that came back keeps its title, and what is being mended keeps the focus and every letter', async () => {
  const visitor = await visit(browser, origin, { locale: 'en-GB' })
  const { page } = visitor
  const held = await holdScript(page, 'AuthForms.deferred')
  await page.goto('/auth?tab=register')
  await hydratedFirst(page)
  await page.locator('#register-email').fill('nowhere')
  await page.locator('#register-email').press('Enter')
  await page.locator('[role=alert]:focus').waitFor()
  await hydratedFirst(page)
  const title = 'Error: Login or Register | Aangiftewijs | Dutch Tax Filing'
  expect(await page.title()).toBe(title)
  await page.locator('#register-username').focus()
  await page.keyboard.type('marieke')
  await held.letGo()
  await hydrated(page)
  await page.keyboard.type('vandenberg')
  expect(await page.locator('#register-username:focus').inputValue()).toBe('mariekevandenberg')
  expect([await page.title(), visitor.complaints]).toEqual([title, []])
  await visitor.context.close()
})

test('what was typed before the script is there is searched for', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'SiteSearch.deferred')
  await page.goto('/faq')
  await hydratedFirst(page)
  await page.getByRole('searchbox').pressSequentially('deadline')
  await held.hasBeenAsked()
  await held.letGo()
  await page.getByRole('region', { name: 'Search results' }).getByRole('link').first().waitFor()
  expect(await page.locator('#site-search:focus').inputValue()).toBe('deadline')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a question typed to the advisor before the script is there can be sent', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'AdvisorChat.deferred')
  await page.goto('/')
  await hydratedFirst(page)
  await page.locator('[name="question"]').pressSequentially('my mortgage')
  await held.hasBeenAsked()
  await held.letGo()
  await hydrated(page)
  await page.locator('[name="question"]:focus').press('Enter')
  await page.getByRole('log').getByText('my mortgage').waitFor()
  expect([await page.locator('[name="question"]').inputValue(), visitor.complaints]).toEqual(['', []])
  await visitor.context.close()
})

test('switches turned before the script is there stay turned', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await register(page)
  const held = await holdScript(page, 'SettingsTabs.deferred')
  await page.goto('/settings')
  await hydratedFirst(page)
  const first = page.getByRole('switch').or(page.getByRole('checkbox')).first()
  const before = await first.isChecked()
  await page.locator('main form label').first().click()
  await held.hasBeenAsked()
  await held.letGo()
  await hydrated(page)
  await expect.poll(() => first.isChecked()).toBe(!before)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('when the script cannot be had, a form is sent as without script', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'SiteSearch.deferred')
  await page.goto('/faq')
  await hydratedFirst(page)
  await page.getByRole('searchbox').fill('deadline')
  await page.getByRole('searchbox').press('Enter')
  await held.hasBeenAsked()
  await held.fail()
  await page.waitForURL('**/help?q=deadline')
  await visitor.context.close()
})

test('when no script arrives at all, or none of a part, the answers open by themselves', async () => {
  const lost = await visit(browser, origin, { isScriptLost: true })
  await lost.page.goto('/faq')
  await lost.page.locator('#deadline-answer').waitFor({ state: 'visible' })
  await lost.context.close()

  const visitor = await visit(browser, origin)
  const { page } = visitor
  const held = await holdScript(page, 'Questions.deferred')
  await page.goto('/faq')
  await hydratedFirst(page)
  expect(await page.locator('#deadline-answer').isVisible()).toBe(false)
  await page.locator('#deadline-title').click()
  await held.hasBeenAsked()
  await held.fail()
  await page.locator('#deadline-answer').waitFor({ state: 'visible' })
  await visitor.context.close()
})

test('the language and the page change around parts that were never touched', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await page.goto('/faq')
  await hydratedFirst(page)
  await page.locator('header').locator('summary', { hasText: 'EN' }).click()
  await page.locator('header').getByRole('button', { name: 'Nederlands' }).click()
  await page.getByRole('heading', { level: 1, name: 'Veelgestelde vragen' }).waitFor()
  await page.locator('#deadline-title').click()
  await page.locator('#deadline-title[aria-expanded=true]').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
