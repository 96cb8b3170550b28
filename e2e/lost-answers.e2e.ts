import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { type LosingProxy, startLosingProxy } from './losing-proxy.ts'
import { continueFrom, createPerson, fillRegistration, newUsername, setUp, testBsn } from './person.ts'
import { samples } from './samples.ts'
import { browser, origin } from './shared.ts'

let proxy: LosingProxy
beforeAll(async () => {
  proxy = await startLosingProxy(origin)
})
afterAll(() => proxy.stop())

/** A person whose page is open and taken over, behind a connection that may lose answers. */
async function open(path: string, prepare: (page: Page) => Promise<unknown> = async () => {}) {
  const visitor = await visit(browser, proxy.origin, { locale: 'en-GB' })
  await createPerson(visitor.page)
  await prepare(visitor.page)
  await visitor.page.goto(path)
  await hydrated(visitor.page)
  proxy.seen.length = 0
  return visitor
}

const filingsOf = async (page: Page) => (await page.request.get('/api/tax-filings')).json()
const elsewhere = (page: Page) => page.getByText(/changed in another window/i)
const failed = (page: Page) => page.getByRole('button', { name: 'Try again' }).first()

/** The server does what is asked next; the browser never hears of it, and does not ask by itself. */
const loseQuietly = (page: Page, path: string) =>
  page.route(
    path,
    async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    },
    { times: 1 },
  )

test('a save that the browser sends again by itself goes on', async () => {
  const { page, context } = await open('/tax-filing/income', setUp)
  await page.locator('[name="salary"]').fill('41.250')
  proxy.lose('PATCH', '/api/tax-filings')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  expect(await filingsOf(page)).toMatchObject([{ version: 1, incomeData: { salary: 41_250 } }])
  expect(proxy.seen.filter((line) => line.startsWith('PATCH')).map((line) => line.slice(-3))).toEqual(['200', '200'])
  await context.close()
})

test.each([
  ['as it was', '41.250', 41_250, 1],
  ['with another figure', '52.000', 52_000, 2],
])('a save without an answer that is sent again %s is nobody else’s', async (_, again, salary, version) => {
  const { page, context } = await open('/tax-filing/income', setUp)
  await page.locator('[name="salary"]').fill('41.250')
  await loseQuietly(page, '**/api/tax-filings/*')
  await continueFrom(page, 'salary')
  await failed(page).waitFor()
  await page.locator('[name="salary"]').fill(again)
  await failed(page).click()
  await page.waitForURL('**/tax-filing/deductions')
  expect(await filingsOf(page)).toMatchObject([{ version, incomeData: { salary } }])
  await context.close()
})

test('a return that was started without an answer is gone on with, with other answers too', async () => {
  const { page, context } = await open('/tax-filing/setup')
  await page.locator('[name="taxIdentifier"]').fill(testBsn)
  await page.locator('[name="acceptTerms"]').check({ force: true })
  await loseQuietly(page, '**/api/tax-filings')
  await continueFrom(page, 'acceptTerms')
  await failed(page).waitFor()
  await page.locator('[name="isJointFiling"]').check({ force: true })
  await failed(page).click()
  await page.waitForURL('**/tax-filing/partner')
  expect(await filingsOf(page)).toMatchObject([{ version: 1, isJointFiling: true }])
  await context.close()
})

test('an upload whose answer was lost is one document', async () => {
  const { page, context } = await open('/tax-filing/documents', setUp)
  proxy.lose('POST', '/api/documents/upload')
  await page.locator('input[type="file"]').first().setInputFiles(samples.bakery)
  await expect.poll(() => proxy.seen.filter((line) => line === 'POST /api/documents/upload 200').length).toBe(2)
  const documents = async () => (await page.request.get('/api/documents')).json()
  await expect.poll(async () => (await documents()).length).toBe(1)
  await page.getByText('jaaropgaaf-2024-bakkerij-de-korenschoof.pdf').first().waitFor()
  await context.close()
})

const documentsOf = async (page: Page) => (await page.request.get('/api/documents')).json()

test('Remove All whose answer was lost removes what came since', async () => {
  const { page, context } = await open('/documents', async (page) => {
    await page.request.post('/api/load-sample-documents')
  })
  const removeAll = page.getByRole('button', { name: 'Remove All' })
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Remove All' })
  await removeAll.first().click()
  await loseQuietly(page, '**/api/documents/all')
  await confirm.click()
  await page.getByText('Failed to remove documents').first().waitFor()
  expect(await documentsOf(page)).toEqual([])
  await page.request.post('/api/load-sample-documents')
  if (await confirm.isHidden()) await removeAll.first().click()
  await confirm.click()
  await page
    .getByText(/documents were removed/)
    .first()
    .waitFor()
  expect(await documentsOf(page)).toEqual([])
  await context.close()
})

test('a link pressed without a connection takes nothing that was typed', async () => {
  const { page, context } = await open('/tax-filing/income', setUp)
  proxy.cut(true)
  const salary = page.locator('[name="salary"]')
  await salary.fill('41250')
  const back = page.locator('main form').getByRole('link', { name: 'Back' })
  await back.click()
  const told = page.getByRole('alert').filter({ hasText: 'There is no connection.' })
  await told.waitFor()
  expect(await told.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0)
  expect([new URL(page.url()).pathname, await salary.inputValue()]).toEqual(['/tax-filing/income', '41250'])
  await page.screenshot({ path: process.env.SHOT ?? '/dev/null', type: 'png' })
  proxy.cut(false)
  // The wizard stands here again: its links and its button act.
  await back.click()
  await page.waitForURL('**/tax-filing/documents')
  await told.waitFor({ state: 'detached' })
  await page.goBack()
  await page.waitForURL('**/tax-filing/income')
  expect(await salary.inputValue()).toBe('41250')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  expect(await filingsOf(page)).toMatchObject([{ incomeData: { salary: 41_250 } }])
  await context.close()
})

test('an account whose making had no answer is signed in to, not in use', async () => {
  const { page, context } = await visit(browser, proxy.origin, { locale: 'en-GB' })
  await page.goto('/auth?tab=register')
  await hydrated(page)
  await loseQuietly(page, '**/api/register')
  const username = newUsername()
  await fillRegistration(page, username)
  await page.getByText('Registration failed').first().waitFor()
  await fillRegistration(page, username)
  await page.waitForURL('**/tax-filing/setup')
  expect(await elsewhere(page).count()).toBe(0)
  await context.close()
})
