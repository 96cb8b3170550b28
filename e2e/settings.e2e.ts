import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dataIn } from '../packages/server/src/testing/exported.ts'
import { giveAuthenticator } from './authenticator.ts'
import { expectAccessibleInThreeThemes, hydrated, visit } from './browser.ts'
import { fill, formWith, logIn, password, register, setUp } from './person.ts'
import { browser, origin } from './shared.ts'

const newPassword = 'Een-heel-andere-zin'

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('security $name', ({ javaScript }) => {
  const newVisitor = () => visit(browser, origin, { javaScript })

  test('a wrong, short or unequal password is refused; a right one ends the other sessions', async () => {
    const { page, context, complaints } = await newVisitor()
    const elsewhere = await newVisitor()
    const username = await register(page)
    await logIn(elsewhere.page, username)
    await elsewhere.page.waitForURL(`${origin}/`)

    const change = async (values: Record<string, string>) => {
      await page.goto('/settings?tab=security')
      if (javaScript) await hydrated(page)
      const form = formWith(page, 'currentPassword')
      await fill(form, values)
      await form.getByRole('button', { name: 'Change password' }).click()
    }
    await change({ currentPassword: 'x', newPassword: 'short', confirmPassword: 'other' })
    await page
      .getByText(/at least 8 characters/i)
      .nth(1)
      .waitFor()
    await change({ currentPassword: password, newPassword, confirmPassword: `${newPassword}!` })
    await page
      .getByText(/do not match/i)
      .nth(1)
      .waitFor()
    await change({ currentPassword: 'not this one', newPassword, confirmPassword: newPassword })
    await page.getByText('The current password is not right.').first().waitFor()
    expect((await elsewhere.context.request.get('/api/user')).status()).toBe(200)

    await change({ currentPassword: password, newPassword, confirmPassword: newPassword })
    await page.getByText('Password changed').first().waitFor()
    expect((await elsewhere.context.request.get('/api/user')).status()).toBe(401)
    expect((await context.request.get('/api/user')).status()).toBe(200)
    expect(complaints.filter((line) => !line.includes('403'))).toEqual([])
    await context.close()
    await elsewhere.context.close()
  })

  test('deleting the account asks for the password and leaves nothing to sign in to', async () => {
    const { page, context, complaints } = await newVisitor()
    const username = await register(page)
    const remove = async (typed: string) => {
      await page.goto('/settings?tab=security')
      if (javaScript) await hydrated(page)
      const form = page.locator('form:has(button[value="delete-account"])')
      await form.locator('[name="password"]').fill(typed)
      await form.getByRole('button', { name: 'Delete my account' }).click()
    }
    await remove('not this one')
    await page.getByText('The current password is not right.').first().waitFor()
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'session')
    await remove(password)
    await page.waitForURL('**/auth')
    await page
      .getByText(javaScript ? 'Account deleted' : 'Your account has been deleted')
      .first()
      .waitFor()
    const replayed = await fetch(`${origin}/api/user`, { headers: { cookie: `session=${cookie?.value}` } })
    expect(replayed.status).toBe(401)
    await logIn(page, username)
    await page.getByText('The username or password is not right.').first().waitFor()
    expect(complaints.filter((line) => !line.includes('403'))).toEqual([])
    await context.close()
  })

  test('name, e-mail address and BSN are corrected, for who gives the password', async () => {
    const { page, context, complaints } = await newVisitor()
    const username = await register(page)
    await page.goto('/settings?tab=security')
    await page.getByRole('link', { name: 'Change your details' }).click()
    await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor()
    const change = async (values: Record<string, string>, button: string) => {
      const form = page.locator('form[action="/settings/details"]', { has: page.getByRole('button', { name: button }) })
      for (const [name, value] of Object.entries(values))
        await form.locator(`[name="${name}"]:not([hidden])`).fill(value)
      await form.getByRole('button', { name: button }).click()
    }
    await change({ fullName: 'Anna Visser', bsn: '123456782', password: 'not this one' }, 'Save')
    await page.getByText('The current password is not right.').first().waitFor()
    expect(await page.locator('[name="fullName"]').inputValue()).toBe('Anna Visser')
    if (javaScript) await expectAccessibleInThreeThemes(page)
    await change({ password }, 'Save')
    await page.getByText('Your details were changed').first().waitFor()
    await change({ email: 'no address', password }, 'Change the address')
    await page.getByText('Enter an email address like').first().waitFor()
    const email = `corrected-${username}@example.org`
    await change({ email, password }, 'Change the address')
    await page.getByText('Your email address was changed').first().waitFor()
    const user = await (await context.request.get('/api/user')).json()
    expect(user).toMatchObject({ fullName: 'Anna Visser', bsn: '•••••6782', email, username })
    expect(complaints.filter((line) => !/4\d\d/.test(line))).toEqual([])
    await context.close()
  })

  test('everything held about a person can be downloaded', async () => {
    const { page, context } = await newVisitor()
    const username = await register(page)
    await setUp(page)
    await page.goto('/settings?tab=security')
    if (javaScript) await hydrated(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download my data (ZIP)' }).click(),
    ])
    const { account, taxFilings } = dataIn(readFileSync(await download.path()))
    expect([download.suggestedFilename(), account.username, taxFilings.length]).toEqual([
      'aangiftewijs-my-data.zip',
      username,
      1,
    ])
    await context.close()
  })
})

test('with a passkey logging in asks for it; a recovery code does without script', async () => {
  const { page, context, complaints } = await visit(browser, origin)
  const username = await register(page)
  await giveAuthenticator(page)
  await page.goto('/settings/second-factor')
  await hydrated(page)
  await fill(formWith(page, 'name'), { name: 'My phone', password })
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('region', { name: 'Keep these recovery codes' }).and(page.locator(':focus')).waitFor()
  await hydrated(page)
  const codes = await page.locator('code').allTextContents()
  expect(codes).toHaveLength(10)
  await expectAccessibleInThreeThemes(page)
  const later = await context.newPage()
  await later.goto('/settings/second-factor')
  await later.getByRole('heading', { name: 'Do you have your recovery codes?' }).waitFor()
  await expectAccessibleInThreeThemes(later)
  await later.close()
  await page.getByRole('button', { name: 'I have kept these codes' }).click()
  await page.getByText('Your recovery codes are kept').waitFor()

  await page.request.post('/api/logout')
  await logIn(page, username, '/auth?tab=login&next=%2Fdocuments')
  await page.waitForURL('**/auth/second-factor?*')
  await hydrated(page)
  await expectAccessibleInThreeThemes(page)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL('**/documents')
  expect(complaints).toEqual([])
  await context.close()

  const plain = await visit(browser, origin, { javaScript: false })
  await logIn(plain.page, username)
  await plain.page.waitForURL('**/auth/second-factor?*')
  const form = formWith(plain.page, 'recoveryCode')
  for (const code of ['0000-0000-0000-0000', codes[0] ?? '']) {
    await fill(form, { recoveryCode: code })
    await form.getByRole('button').click()
    if (code !== codes[0]) await plain.page.getByText('was not accepted').waitFor()
  }
  await plain.page.waitForURL(`${origin}/`)
  await plain.context.close()
})

test('notifications are saved after a second and remembered in this browser', async () => {
  const { page, context, complaints } = await visit(browser, origin)
  await register(page)
  await page.goto('/settings')
  await hydrated(page)
  const switches = () =>
    page
      .locator('main input[type="checkbox"][name]')
      .evaluateAll((inputs) => inputs.map((input) => [input.getAttribute('name'), (input as HTMLInputElement).checked]))
  const before = await switches()
  expect(before.map(([name]) => name)).toEqual([
    'emailNotifications',
    'statusUpdates',
    'documentReminders',
    'taxDeadlineAlerts',
  ])
  await page.locator('[name="statusUpdates"]').click({ force: true })
  // It says so for one second: the test looks before it presses.
  await Promise.all([
    page.getByRole('button', { name: 'Saving...' }).waitFor(),
    page.getByRole('button', { name: 'Save preferences' }).click(),
  ])
  await page.getByText('Notification settings updated').first().waitFor()
  await page.reload()
  await hydrated(page)
  const expected = before.map(([name, isOn]) => [name, name === 'statusUpdates' ? !isOn : isOn])
  await expect.poll(switches).toEqual(expected)
  expect(complaints).toEqual([])
  await context.close()
})
