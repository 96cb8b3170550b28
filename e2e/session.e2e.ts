import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectAccessible, hydrated, visit } from './browser.ts'
import { type ClockedServer, startClockedServer } from './clocked-server.ts'
import { continueFrom, loginForm, password, register, setUp } from './person.ts'
import { browser } from './shared.ts'

let server: ClockedServer
beforeAll(async () => {
  server = await startClockedServer()
})
afterAll(() => server.stop())

const minute = 60_000
/** What stands above the sign-in form, said at once to who does not see it. */
const endedNotice = (page: Page) => page.getByRole('alert').filter({ hasText: 'Your session has ended' })
const warning = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

/** Lets the time pass in the browser and at the server. */
async function idle(page: Page, minutes: number): Promise<void> {
  await server.advance(minutes * minute)
  await page.clock.runFor(minutes * minute)
}

/**
 * Lets the last minute before the warning pass by seconds. A jump would lie between the moment in which the session's chart,
 * loaded a minute ahead, reads the clock and the one in which it starts to wait.
 */
async function idleUntilWarned(page: Page): Promise<void> {
  await server.advance(minute)
  for (let second = 0; second <= 70 && (await warning(page).count()) === 0; second++) await page.clock.runFor(1_000)
}

/**
 * Lets the two minutes after the warning pass by seconds, until the server is asked by what the session ended. Beyond that the clock of the
 * browser stands: it would give up on an answer that is only on its way.
 */
async function idleUntilEnded(page: Page): Promise<void> {
  await server.advance(2 * minute)
  const asked = page.waitForRequest('**/api/user').then(() => true)
  for (let second = 0; second <= 120; second++) {
    await page.clock.runFor(1_000)
    if (await Promise.race([asked, page.evaluate(() => false)])) return
  }
}

/** Someone at the income step, in a browser whose clock only moves by {@link idle}. */
async function atIncome(javaScript = true) {
  const visitor = await visit(browser, server.origin, { javaScript })
  const { page } = visitor
  const username = await register(page)
  await setUp(page)
  if (javaScript) {
    await page.clock.install()
    await page.goto('/tax-filing/income')
    await hydrated(page)
  } else await page.goto('/tax-filing/income')
  return { ...visitor, username }
}

test('after 13 minutes a warning says what happens, and staying extends the session', async () => {
  const { page, context, complaints } = await atIncome()
  await idle(page, 12)
  expect(await warning(page).count()).toBe(0)
  await idleUntilWarned(page)
  await warning(page).getByText('Are you still there?').waitFor()
  await warning(page).getByText('Everything you saved is kept', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Stay signed in' }).click()
  await warning(page).waitFor({ state: 'detached' })
  await idle(page, 12)
  expect(await warning(page).count()).toBe(0)
  expect((await context.request.get('/api/user')).status()).toBe(200)
  await idle(page, 1)
  await warning(page).waitFor()
  await page.keyboard.press('Escape')
  await warning(page).waitFor({ state: 'detached' })
  expect((await context.request.get('/api/user')).status()).toBe(200)
  expect(complaints).toEqual([])
  await context.close()
})

test('after 15 minutes it ends; signing in comes back to the page with what was typed', async () => {
  const { page, context, username, complaints } = await atIncome()
  await page.locator('[name="salary"]').fill('43.210,98')
  // Keeping it is a call, from which the session's time counts.
  await page.clock.runFor(1_000)
  await page.getByText(/^(Saved at|Bewaard om) \d\d:\d\d$/).waitFor()
  await idle(page, 12)
  await idleUntilWarned(page)
  await warning(page).waitFor()
  await idleUntilEnded(page)
  await page.waitForURL(/\/auth\?next=%2Ftax-filing%2Fincome&ended=typed/)
  expect((await context.request.get('/api/user')).status()).toBe(401)
  // Who idles is not looking: it still stands there long after, and when the page is loaded anew.
  await page.clock.runFor(5 * minute)
  await endedNotice(page).getByText('what you typed on that page', { exact: false }).waitFor()
  await expectAccessible(page)
  await page.reload()
  await hydrated(page)
  await endedNotice(page).waitFor()
  const form = loginForm(page)
  await form.locator('[name="username"]').fill(username)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/tax-filing/income')
  await expect.poll(() => page.locator('[name="salary"]').inputValue()).toBe('43.210,98')
  expect(complaints).toEqual([])
  await context.close()
})

test('an account deleted in another browser: nothing is promised to who types on', async () => {
  const { page, context, username } = await atIncome()
  const there = await visit(browser, server.origin)
  const { request } = there.context
  await request.post('/api/login', { data: { username, password } })
  expect((await request.delete('/api/user', { data: { password } })).status()).toBe(204)
  await page.locator('[name="salary"]').fill('43.210,98')
  await page.clock.runFor(1_000)
  await page.waitForURL(/\/auth\?next=%2Ftax-filing%2Fincome&ended=unknown/)
  await page.getByRole('alert').filter({ hasText: 'You are no longer signed in' }).waitFor()
  expect(await page.getByText('Everything you saved is kept', { exact: false }).count()).toBe(0)
  await expectAccessible(page)
  await context.close()
  await there.context.close()
})

test('so does one whose limit passed by the clock of the browser, of which the server is asked', async () => {
  const { page, context, username } = await atIncome()
  const there = await visit(browser, server.origin)
  const { request } = there.context
  await request.post('/api/login', { data: { username, password } })
  await request.delete('/api/user', { data: { password } })
  await idle(page, 12)
  await idleUntilWarned(page)
  await idleUntilEnded(page)
  await page.waitForURL(/ended=unknown/)
  await context.close()
  await there.context.close()
})

test('who signs in again with DigiD goes on where they were, with what was typed', async () => {
  const { page, context } = await visit(browser, server.origin)
  await page.goto('/api/auth/digid/simulation')
  await page.getByRole('button', { name: /Continue as Sanne/ }).click()
  await page.waitForURL('**/digid-dashboard')
  await setUp(page)
  await page.clock.install()
  await page.goto('/tax-filing/income')
  await hydrated(page)
  await server.advance(15 * minute)
  await page.locator('[name="salary"]').fill('66.666,00')
  await page.clock.runFor(1_000)
  await page.waitForURL(/\/auth\?next=%2Ftax-filing%2Fincome&ended=typed/)
  await page.getByRole('link', { name: 'Test DigiD login' }).click()
  await page.getByText('choose the citizen you were signed in as', { exact: false }).waitFor()
  await page.getByRole('button', { name: /Continue as Sanne.*with what you saved/ }).click()
  await page.waitForURL('**/tax-filing/income')
  await expect.poll(() => page.locator('[name="salary"]').inputValue()).toBe('66.666,00')
  await context.close()
})

test('without script, a form posted too late is back after signing in, not saved', async () => {
  const { page, context, username } = await atIncome(false)
  await page.locator('[name="salary"]').fill('43.210,98')
  await server.advance(15 * minute)
  await continueFrom(page, 'salary')
  await page.waitForURL(/\/auth\?next=%2Ftax-filing%2Fincome&ended=sent/)
  await endedNotice(page).getByText('what you typed on that page', { exact: false }).waitFor()
  const form = loginForm(page)
  await form.locator('[name="username"]').fill(username)
  await form.locator('[name="password"]').fill('not my password')
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('The username or password is not right.').first().waitFor()
  await endedNotice(page).waitFor()
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/tax-filing/income')
  await page.getByText('Your session had ended').waitFor()
  expect(await page.locator('[name="salary"]').inputValue()).toBe('43.210,98')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await context.close()
})

/** Signs in at the gate of a form that came too late, and waits for the page that follows. */
async function signInFor(page: Page, username: string, ended: string, path: string) {
  await page.waitForURL(({ searchParams }) => searchParams.get('next') === path && searchParams.get('ended') === ended)
  await hydrated(page)
  const form = loginForm(page)
  await form.locator('[name="username"]').fill(username)
  await form.locator('[name="password"]').fill(password)
  await form.getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL(`**${path}`)
}

test('with script, your details that are sent too late are back after signing in, and are saved once', async () => {
  const { page, context } = await visit(browser, server.origin)
  const username = await register(page)
  await page.goto('/settings/details')
  await hydrated(page)
  const name = page.locator('[name="fullName"]')
  const save = async (fullName: string) => {
    await name.fill(fullName)
    const form = page.locator('form').filter({ has: name })
    await form.locator('[name="password"]').fill(password)
    await form.getByRole('button', { name: 'Save', exact: false }).click()
  }
  await server.advance(15 * minute)
  await save('Sanne Nieuw')
  await signInFor(page, username, 'sent', '/settings/details')
  await page.getByText('what you typed is back', { exact: false }).waitFor()
  await hydrated(page)
  expect(await name.inputValue()).toBe('Sanne Nieuw')
  await save('Sanne Derde')
  await page.getByText('It is not saved yet', { exact: false }).waitFor({ state: 'detached' })
  await hydrated(page)
  expect(await name.inputValue()).toBe('Sanne Derde')
  await context.close()
})

test('with script, opening a return too late is said not to be done, on the page of the press', async () => {
  const { page, context, username } = await atIncome()
  await page.goto('/previous-filings')
  await hydrated(page)
  await server.advance(15 * minute)
  await page.locator('button[value="open"]').first().click()
  await endedNotice(page).getByText('What you pressed last was not done', { exact: false }).waitFor()
  await signInFor(page, username, 'pressed', '/previous-filings')
  await page.getByText('The return was not opened: press it once more.', { exact: false }).waitFor()
  await context.close()
})

test('without script, who opens a page after the session ended reads why they are to sign in', async () => {
  const { page, context } = await atIncome(false)
  await server.advance(15 * minute)
  await page.goto('/tax-filing/deductions')
  await page.waitForURL(/\/auth\?next=%2Ftax-filing%2Fdeductions&ended=saved/)
  await endedNotice(page).getByText('Everything you saved is kept.', { exact: false }).waitFor()
  await context.close()
})

test('on a page for everybody it is said where one is', async () => {
  const { page, context } = await atIncome()
  await page.goto('/faq')
  await hydrated(page)
  await idle(page, 12)
  await idleUntilWarned(page)
  await idleUntilEnded(page)
  await page.getByRole('status').getByText('Your session has ended').waitFor()
  await page.clock.runFor(minute)
  expect(await page.getByRole('main').getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/auth?next=%2Ffaq&ended=typed',
  )
  await context.close()
})
