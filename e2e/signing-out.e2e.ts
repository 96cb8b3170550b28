import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessibleInThreeThemes, hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { logIn, register } from './person.ts'
import { browser } from './shared.ts'

let server: ClockedServer
beforeAll(async () => {
  server = await startClockedServer()
})
afterAll(() => server.stop())

test('signing out in one tab signs out the other, and another device too', async () => {
  const here = await visit(browser, server.origin)
  const there = await visit(browser, server.origin)
  const username = await register(here.page)
  // The clock stands still: who registered this moment would be led to the first question.
  await logIn(there.page, username, '/auth?tab=login&next=%2F')
  await there.page.waitForURL(`${server.origin}/`)
  const second = await here.context.newPage()
  await second.goto('/settings')
  await hydrated(second)
  await here.page.goto('/menu')
  await hydrated(here.page)
  await here.page.getByRole('button', { name: 'Log Out' }).click()
  await here.page.waitForURL('**/auth')
  await here.page.getByText('You have been successfully logged out.').first().waitFor()
  await second.waitForURL('**/auth*')
  expect((await there.context.request.get('/api/user')).status()).toBe(401)
  expect([here.complaints, there.complaints]).toEqual([[], []])
  await here.context.close()
  await there.context.close()
})

test('signing out without a connection says so and stays, and is done when it is asked with one', async () => {
  const { page, context } = await visit(browser, server.origin)
  await register(page)
  await page.goto('/menu')
  await hydrated(page)
  await context.route('**', (route) => route.abort())
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.getByRole('alert').getByText('There is no connection.').waitFor()
  expect(new URL(page.url()).pathname).toBe('/menu')
  expect((await context.request.get('/api/user')).status()).toBe(200)
  await context.unroute('**')
  await page.getByRole('button', { name: 'Log Out' }).click()
  // The script is asked for again every few seconds of the clock that stands still.
  await page.clock.runFor(10_000)
  await page.waitForURL('**/auth')
  expect((await context.request.get('/api/user')).status()).toBe(401)
  await context.close()
})

test('signing out when only its script cannot be had is done all the same', async () => {
  const { page, context } = await visit(browser, server.origin)
  await register(page)
  await page.goto('/menu')
  await hydrated(page)
  await context.route('**/SessionKeeper*', (route) => route.abort())
  await page.getByRole('button', { name: 'Log Out' }).click()
  await page.waitForURL('**/auth')
  await page.getByText('You have been successfully logged out.').first().waitFor()
  await context.close()
})

test('a page that breaks is a designed one whose reference is in the log', async () => {
  for (const javaScript of [true, false]) {
    const { page, context } = await visit(browser, server.origin, { javaScript })
    const answer = await page.goto('/about?break')
    expect(answer?.status()).toBe(500)
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    const [, reference = 'none'] = /Reference: ([\w-]+)/.exec((await page.locator('main').textContent()) ?? '') ?? []
    expect(await server.log()).toContain(`"requestId":"${reference}","route":"page about","error":"internal"`)
    for (const width of javaScript ? [1280, 360] : []) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessibleInThreeThemes(page)
    }
    await context.close()
  }
})
