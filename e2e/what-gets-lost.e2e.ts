import { expect, test } from 'vitest'
import { giveAuthenticator } from './authenticator.ts'
import { expectAccessible, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { startLosingProxy } from './losing-proxy.ts'
import { createPerson, fill, fillRegistration, formWith, loginForm, password } from './person.ts'
import { browser, origin } from './shared.ts'

test.each([
  ['with script', true],
  ['without script', false],
])('who registers on a browser that keeps no cookies reads why it does not last, %s', async (_, javaScript) => {
  const proxy = await startLosingProxy(origin, { keepsCookies: false })
  const { page, context, complaints } = await visit(browser, proxy.origin, { javaScript, width: 360, locale: 'en-GB' })
  await page.goto('/auth?tab=register&next=%2Fsettings')
  if (javaScript) await hydrated(page)
  await fillRegistration(page)
  await page.getByText('Your browser keeps no cookies for this site').waitFor()
  // The account is there: what stands open is signing in, and where they were going is kept.
  await loginForm(page).waitFor()
  expect(new URL(page.url()).searchParams.get('next')).toBe('/settings')
  if (javaScript) {
    await expectAccessible(page)
    await expectNoSidewaysScroll(page)
  }
  expect(complaints).toEqual([])
  await context.close()
  await proxy.stop()
})

test('a toast whose style was lost once is shown all the same, with its style', async () => {
  const { page, context } = await visit(browser, origin, { locale: 'en-GB' })
  await createPerson(page)
  await page.goto('/settings?tab=security')
  await hydrated(page)
  let isLost = false
  await page.route(
    '**/Toast-*.css',
    (route) => {
      isLost = true
      return route.abort()
    },
    { times: 1 },
  )
  const form = formWith(page, 'currentPassword')
  const next = 'Another-phrase-2024'
  await fill(form, { currentPassword: password, newPassword: next, confirmPassword: next })
  await form.getByRole('button', { name: 'Change password' }).click()
  const toast = page.locator('li', { hasText: 'Password changed' })
  await toast.waitFor()
  expect(isLost).toBe(true)
  const rules = () =>
    page.evaluate(() =>
      [...document.styleSheets]
        .filter(({ href }) => href?.includes('/Toast-'))
        .map(({ cssRules }) => cssRules.length > 0),
    )
  expect(await rules()).toEqual([true])
  await context.close()
})

test('a language and a theme hold on the next page before the server has answered', async () => {
  const { page, context } = await visit(browser, origin, { locale: 'en-GB' })
  await page.goto('/news')
  await hydrated(page)
  // Neither is ever heard of.
  await page.route(/\/(?:language|theme)$/, () => {})
  for (const [menu, choice] of [
    ['Display', 'High contrast'],
    ['English', 'Nederlands'],
  ] as const) {
    await page.locator('footer summary').filter({ hasText: menu }).click()
    await page.locator('footer').getByRole('button', { name: choice }).click()
  }
  await page.locator('html[lang="nl"]').waitFor({ state: 'attached' })
  await page.goto('/terms')
  await page.locator('html[lang="nl"][data-theme="contrast"]').waitFor({ state: 'attached' })
  await context.close()
})

test('a passkey that is answered without a connection is not lost, and the page stays', async () => {
  const { page, context } = await visit(browser, origin, { locale: 'en-GB' })
  await giveAuthenticator(page)
  const username = await createPerson(page)
  await page.goto('/settings/second-factor')
  await hydrated(page)
  const form = formWith(page, 'name')
  await fill(form, { name: 'My phone', password })
  // The connection goes while the passkey is being made.
  await page.route('**/settings/second-factor', (route) => route.abort('internetdisconnected'), { times: 1 })
  await form.getByRole('button', { name: /Add a passkey/ }).click()
  await page.getByText('no connection').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/settings/second-factor')
  await form.getByRole('button', { name: /Add a passkey/ }).click()
  await page.getByRole('region', { name: 'Keep these recovery codes' }).waitFor()
  await context.clearCookies()

  await page.goto('/auth?tab=login')
  await hydrated(page)
  await fill(loginForm(page), { username, password })
  await loginForm(page).getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/auth/second-factor**')
  await hydrated(page)
  const use = page.getByRole('button', { name: /passkey/i }).first()
  await page.route('**/auth/second-factor**', (route) => route.abort('internetdisconnected'), { times: 1 })
  await use.click()
  await page.getByText('no connection').first().waitFor()
  await use.click()
  await page.waitForURL('**/')
  await context.close()
})
