import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessibleInThreeThemes, hydrated, visit } from './browser.ts'
import { holdScript } from './held-script.ts'
import { fill, formWith, logIn, loginForm, newUsername, password, register, testBsn } from './person.ts'
import { startServer } from './server.ts'
import { browser, origin } from './shared.ts'

const shown = (page: Page, text: string) => page.getByText(text).first().waitFor()

async function openRegistration(page: Page, javaScript: boolean) {
  await page.goto('/auth?tab=register&next=%2F')
  if (javaScript) await hydrated(page)
  return formWith(page, 'confirmPassword')
}

const registration = (username: string) => ({
  fullName: 'Sanne de Wit',
  email: `${username}@example.org`,
  bsn: testBsn,
  username,
  password,
  confirmPassword: password,
})

test('who registers keeps the form until the next page is there, and is told of nothing else', async () => {
  const { page, context, complaints } = await visit(browser, origin, { locale: 'en-GB' })
  const held = await holdScript(page, 'SetupPage')
  await page.goto('/auth?tab=register')
  await hydrated(page)
  const form = formWith(page, 'confirmPassword')
  await fill(form, registration(newUsername()))
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await shown(page, 'Registration successful!')
  await held.hasBeenAsked()
  await form.getByRole('button', { name: 'Registering...' }).waitFor()
  expect(await page.getByText('Logging in...').count()).toBe(0)
  await held.letGo()
  await page.waitForURL('**/tax-filing/setup')
  expect(complaints).toEqual([])
  await context.close()
})

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  const newVisitor = () => visit(browser, origin, { javaScript })

  test('registering says so, and again after signing out and in', async () => {
    const { page, context, complaints } = await newVisitor()
    const username = newUsername()
    const form = await openRegistration(page, javaScript)
    await fill(form, registration(username))
    await form.getByRole('button', { name: 'Register', exact: true }).click()
    await shown(page, 'Registration successful!')
    await shown(page, 'Your account has been created.')
    await shown(page, 'Welcome, Sanne de Wit')

    if (javaScript) await hydrated(page)
    await page.locator('header summary').filter({ hasText: 'Sanne de Wit' }).click()
    await page.locator('header').getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/auth')
    await shown(page, 'You have been successfully logged out.')

    await logIn(page, username, '/auth?tab=login&next=/tax-guide')
    await page.waitForURL('**/tax-guide')
    await shown(page, 'Welcome back!')
    await shown(page, `You are now logged in as ${username}.`)
    expect(complaints).toEqual([])
    await context.close()
  })

  test('unknown users and wrong passwords get the same words; the username stays', async () => {
    const { page, context, complaints } = await newVisitor()
    const username = await register(page)
    await context.clearCookies()
    for (const typed of [username, 'nobody-has-this-name']) {
      await page.goto('/auth?tab=login')
      if (javaScript) await hydrated(page)
      const form = loginForm(page)
      await fill(form, { username: typed, password: 'not the password' })
      await form.getByRole('button', { name: 'Login', exact: true }).click()
      await shown(page, 'The username or password is not right.')
      if (javaScript) await shown(page, 'Login failed')
      expect([await form.locator('[name="username"]').inputValue(), await page.title()]).toEqual([
        typed,
        expect.stringMatching(/^Error: /),
      ])
    }
    expect(complaints).toEqual([])
    await context.close()
  })

  test('a taken name and a common password are refused, and everything but the passwords is kept', async () => {
    const { page, context } = await newVisitor()
    const username = await register(page)
    await context.clearCookies()
    const taken = await openRegistration(page, javaScript)
    // The very same registration would be a form sent twice.
    await fill(taken, { ...registration(username), email: 'somebody.else@example.org' })
    await taken.getByRole('button', { name: 'Register', exact: true }).click()
    await shown(page, 'This username or email address is already in use. Choose another one, or sign in.')
    if (javaScript) await shown(page, 'Registration failed')
    expect(await taken.locator('[name="fullName"]').inputValue()).toBe('Sanne de Wit')

    const common = await openRegistration(page, javaScript)
    await fill(common, { ...registration(newUsername()), password: 'football', confirmPassword: 'football' })
    await common.getByRole('button', { name: 'Register', exact: true }).click()
    await page.getByText('Too many people use this password').first().waitFor()
    await context.close()
  })

  test('too many wrong passwords are explained', async () => {
    const { page, context } = await newVisitor()
    const username = `throttled${javaScript ? 1 : 2}`
    await page.goto('/auth?tab=login')
    if (javaScript) await hydrated(page)
    const form = loginForm(page)
    for (let attempt = 0; attempt <= 10; attempt += 1) {
      await fill(form, { username, password: 'wrong password' })
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await form.getByRole('button', { name: 'Login', exact: true }).click()
      await (await answered).finished()
      await form.getByRole('button', { name: 'Login', exact: true }).waitFor()
    }
    await page
      .getByText(/^Too many attempts\. Try again in \d+ minutes\.$/)
      .first()
      .waitFor()
    await context.close()
  })

  test('language and theme are remembered', async () => {
    const { page, context, complaints } = await newVisitor()
    await page.goto('/about')
    if (javaScript) await hydrated(page)
    await page.locator('header summary').filter({ hasText: 'EN' }).click()
    await page.locator('header').getByRole('button', { name: 'Nederlands' }).click()
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe('nl')
    await page
      .locator('footer summary')
      .filter({ hasText: 'Thema' })
      .or(page.locator('footer summary').last())
      .last()
      .click()
    await page
      .locator('footer form[action="/theme"] button')
      .filter({ hasText: /contrast/i })
      .click()
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('contrast')
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`).sort())
      .toEqual(expect.arrayContaining(['language=nl', 'theme=contrast']))
    await page.goto('/tax-guide')
    expect([
      await page.locator('html').getAttribute('lang'),
      await page.locator('html').getAttribute('data-theme'),
    ]).toEqual(['nl', 'contrast'])
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('while a form is on its way its button says so', async () => {
  const { page, context } = await visit(browser, origin)
  const username = await register(page)
  await context.clearCookies()
  let answer = () => {}
  const answered = new Promise<void>((go) => {
    answer = go
  })
  await page.route('**/api/login', async (route) => {
    await answered
    await route.continue()
  })
  await page.goto('/auth?tab=login')
  await hydrated(page)
  await fill(loginForm(page), { username, password })
  await loginForm(page).getByRole('button', { name: 'Login', exact: true }).click()
  await loginForm(page).getByRole('button', { name: 'Logging in...' }).waitFor()
  answer()
  await shown(page, 'Welcome, Sanne de Wit')
  await context.close()
})

test('a password can be looked at, and password managers know the fields', async () => {
  const { page, context } = await visit(browser, origin)
  await page.goto('/auth?tab=login')
  await hydrated(page)
  const field = loginForm(page).locator('[name="password"]')
  await field.fill('visible')
  await loginForm(page).getByRole('button', { name: 'Show password' }).click()
  expect(await field.getAttribute('type')).toBe('text')
  await loginForm(page).getByRole('button', { name: 'Hide password' }).click()
  expect([await field.getAttribute('type'), await field.inputValue()]).toEqual(['password', 'visible'])
  const autocomplete = (form: ReturnType<typeof loginForm>) =>
    form
      .locator('input[autocomplete]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('autocomplete')))
  expect(await autocomplete(loginForm(page))).toEqual(['username', 'current-password'])
  await page
    .getByRole('tab', { name: 'Register' })
    .or(page.getByRole('link', { name: 'Register' }))
    .first()
    .click()
  expect((await autocomplete(formWith(page, 'confirmPassword'))).slice(-3)).toEqual([
    'username',
    'new-password',
    'new-password',
  ])
  await context.close()
})

test.each(['/auth?tab=login', '/auth?tab=register'])('%s is accessible in three themes', async (path) => {
  const { page, context, complaints } = await visit(browser, origin)
  await checkThemes(page, path)
  expect(complaints).toEqual([])
  await context.close()
})

test.each(['/', '/menu', '/settings', '/settings?tab=security'])(
  '%s of a person is accessible in three themes',
  async (path) => {
    const { page, context, complaints } = await visit(browser, origin)
    await register(page)
    await checkThemes(page, path)
    expect(complaints).toEqual([])
    await context.close()
  },
)

async function checkThemes(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expectAccessibleInThreeThemes(page)
}

test('the donation button opens the configured page in a new tab', async () => {
  const own = await startServer({ DONATION_URL: 'https://pay.example/give' })
  const { page, context } = await visit(browser, own.origin)
  await page.goto('/about')
  const donate = page.locator('footer').getByRole('link', { name: /Donate/ })
  expect([
    await donate.getAttribute('href'),
    await donate.getAttribute('target'),
    await donate.getAttribute('rel'),
  ]).toEqual(['https://pay.example/give', '_blank', expect.stringContaining('noopener')])
  await context.close()
  await own.stop()
})
