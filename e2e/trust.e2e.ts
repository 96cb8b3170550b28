import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { continueFrom, formWith, register, setUp } from './person.ts'
import { samples } from './samples.ts'
import { type RunningServer, startServer } from './server.ts'
import { browser } from './shared.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('two tabs $name', ({ javaScript }) => {
  test('the second to save is told, and nothing is overwritten or lost', async () => {
    const { page: first, context } = await visit(browser, server.origin, { javaScript })
    const untilReady = async (page: typeof first) => (javaScript ? hydrated(page) : undefined)
    await register(first)
    await setUp(first)
    await first.goto('/tax-filing/income')
    const second = await context.newPage()
    await second.goto('/tax-filing/income')
    await untilReady(first)
    await untilReady(second)

    await formWith(first, 'salary').locator('[name="salary"]').fill('41000')
    await continueFrom(first, 'salary')
    await first.waitForURL('**/tax-filing/deductions')

    await formWith(second, 'salary').locator('[name="salary"]').fill('52000')
    await continueFrom(second, 'salary')
    await second
      .getByText(/changed in another window/i)
      .first()
      .waitFor()
    expect(await second.locator('[name="salary"]').inputValue()).toBe('52000')

    const third = await context.newPage()
    await third.goto('/tax-filing/income')
    expect(await third.locator('[name="salary"]').inputValue()).toBe('41.000,00')
    await context.close()
  })
})

test('what was acknowledged is there after kill -9', async () => {
  const { page, context } = await visit(browser, server.origin)
  await register(page)
  await setUp(page)
  await page.goto('/tax-filing/income')
  await hydrated(page)
  await formWith(page, 'salary').locator('[name="salary"]').fill('43.210,98')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await server.kill()
  await server.restart()
  await page.goto('/tax-filing/income')
  expect(await page.locator('[name="salary"]').inputValue()).toBe('43.210,98')
  await context.close()
})

test('a double click saves once', async () => {
  const { page, context, complaints } = await visit(browser, server.origin)
  await register(page)
  await page.goto('/tax-filing/setup')
  await hydrated(page)
  await page.locator('[name="taxIdentifier"]').fill('999990019')
  await page.locator('[name="acceptTerms"]').check({ force: true })
  await formWith(page, 'acceptTerms')
    .getByRole('button', { name: /^Continue/ })
    .dblclick()
  await page.waitForURL('**/tax-filing/documents')
  const filings = await (await context.request.get('/api/tax-filings')).json()
  expect(filings.length).toBe(1)
  expect(complaints).toEqual([])
  await context.close()
})

test('without script, pressing again before the answer comes saves once and goes on', async () => {
  const { page, context, complaints } = await visit(browser, server.origin, { javaScript: false })
  await register(page)
  const pressTwice = async (path: string, name: string) => {
    const isSent = new Promise<void>((resolve) =>
      page.route(
        `**${path}`,
        async (route) => {
          // Saved, and its answer never comes: the second press takes its place.
          await route.fetch({ maxRedirects: 0 })
          resolve()
        },
        { times: 1 },
      ),
    )
    await formWith(page, name)
      .getByRole('button', { name: /^Continue/ })
      .focus()
    // A key waits for no page.
    await page.keyboard.press('Enter')
    await isSent
    await page.keyboard.press('Enter')
  }
  await page.goto('/tax-filing/setup')
  await page.locator('[name="taxIdentifier"]').fill('999990019')
  await page.locator('[name="acceptTerms"]').check({ force: true })
  await pressTwice('/tax-filing/setup', 'acceptTerms')
  await page.waitForURL('**/tax-filing/documents')
  await page.goto('/tax-filing/income')
  await page.locator('[name="salary"]').fill('41000')
  await pressTwice('/tax-filing/income', 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  const filings = await (await context.request.get('/api/tax-filings')).json()
  expect(filings.map(({ version }: { version: number }) => version)).toEqual([1])
  expect(complaints).toEqual([])
  await context.close()
})

test('fifty people register, log in, save and upload at the same time, all on the first try', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async (_, n) => {
      const registered = await call('POST', '/api/register', {
        username: `parallel${n}`,
        password: 'Poldermolen-2024',
        fullName: `Parallel ${n}`,
        email: `parallel${n}@example.org`,
        bsn: '999990019',
        authMethod: 'local',
      })
      const user = await registered.json()
      const cookie = registered.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; ')
      const created = await call(
        'POST',
        '/api/tax-filings',
        { userId: user.id, year: 2024, currentStep: 'documents', isJointFiling: false },
        cookie,
      )
      const filing = await created.json()
      const saved = await call(
        'PATCH',
        `/api/tax-filings/${filing.id}`,
        { incomeData: { salary: 1000 + n, otherIncome: 0, taxWithheld: 0 } },
        cookie,
      )
      const loggedIn = await call('POST', '/api/login', { username: `parallel${n}`, password: 'Poldermolen-2024' })
      const form = new FormData()
      form.set('file', new Blob([await readFile(samples.bakery)], { type: 'application/pdf' }), 'jaaropgaaf.pdf')
      form.set('type', 'income_statement')
      form.set('userId', String(user.id))
      const uploaded = await fetch(`${server.origin}/api/documents/upload`, {
        method: 'POST',
        headers: { origin: server.origin, cookie },
        body: form,
      })
      return [registered.ok, created.ok, saved.ok, loggedIn.ok, uploaded.ok]
    }),
  )
  expect(statuses.filter((each) => each.every(Boolean)).length).toBe(50)
})

const call = (method: string, path: string, body: unknown, cookie = '') =>
  fetch(server.origin + path, {
    method,
    headers: { 'content-type': 'application/json', origin: server.origin, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
