import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { fill, loginForm, newUsername, password, register } from './person.ts'
import { type RunningServer, startServer } from './server.ts'
import { browser } from './shared.ts'

let server: RunningServer
beforeAll(async () => {
  // As it is installed: nobody has set a language.
  server = await startServer({ DEFAULT_LANGUAGE: '' })
})
afterAll(() => server.stop())

const shownOn = async (page: Page) => [
  await page.locator('html').getAttribute('lang'),
  await page.locator('html').getAttribute('data-theme'),
]

test.each([
  ['nl-NL', 'nl', 'Veelgestelde vragen'],
  ['en-GB', 'en', 'Frequently Asked Questions'],
  ['fr-FR', 'en', 'Frequently Asked Questions'],
])('a browser that prefers %s reads %s', async (locale, language, heading) => {
  const { page, context } = await visit(browser, server.origin, { locale })
  await page.goto('/faq')
  expect([(await shownOn(page))[0], await page.locator('h1').textContent()]).toEqual([language, heading])
  await context.close()
})

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  test('the specification’s mix is the third choice', async () => {
    const { page, context, complaints } = await visit(browser, server.origin, { javaScript, width: 360 })
    await page.goto('/about')
    if (javaScript) await hydrated(page)
    await page.locator('header summary').filter({ hasText: 'NL' }).click()
    await page.locator('header').getByRole('button', { name: 'Engels en Nederlands door elkaar' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('en')
    await expect.poll(async () => (await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('mix')
    await page.locator('header summary').filter({ hasText: 'EN/NL' }).waitFor()
    await expectNoSidewaysScroll(page)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('language and theme stand in settings, and follow the account to another device', async () => {
    const first = await visit(browser, server.origin, { javaScript, locale: 'en-GB' })
    const username = await register(first.page, newUsername())
    await first.page.goto('/settings')
    if (javaScript) {
      await hydrated(first.page)
      await expectAccessible(first.page)
    }
    const kept = (path: string) =>
      first.page.waitForResponse((answer) => answer.url().endsWith(path) && answer.request().method() === 'POST')
    const themeKept = kept('/theme')
    await first.page.locator('main [name="theme"][value="contrast"]').check({ force: true })
    await first.page.getByRole('button', { name: 'Save display' }).click()
    await themeKept
    await expect.poll(() => first.page.locator('html').getAttribute('data-theme')).toBe('contrast')
    const languageKept = kept('/language')
    await first.page.locator('main [name="language"][value="nl"]').check({ force: true })
    await first.page.getByRole('button', { name: 'Save language' }).click()
    await languageKept
    await expect.poll(() => first.page.locator('html').getAttribute('lang')).toBe('nl')
    await first.page.getByRole('heading', { name: 'Taal en weergave' }).waitFor()

    const second = await visit(browser, server.origin, { javaScript, locale: 'en-GB' })
    await second.page.goto('/auth?tab=login')
    if (javaScript) await hydrated(second.page)
    expect(await shownOn(second.page)).toEqual(['en', null])
    await fill(loginForm(second.page), { username, password })
    await loginForm(second.page).getByRole('button', { name: 'Login', exact: true }).click()
    await second.page.getByText('Welkom terug!').first().waitFor()
    await expect.poll(() => shownOn(second.page)).toEqual(['nl', 'contrast'])
    await second.page.goto('/settings')
    expect(await shownOn(second.page)).toEqual(['nl', 'contrast'])
    expect([first.complaints, second.complaints]).toEqual([[], []])
    await first.context.close()
    await second.context.close()
  })
})
