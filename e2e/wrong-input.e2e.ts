import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, hydrated, visit } from './browser.ts'
import { continueFrom, fill, formWith, loginForm, newUsername, password, register, setUp, testBsn } from './person.ts'
import { browser, origin } from './shared.ts'

interface Mistake {
  readonly screen: string
  readonly path: string
  readonly control: string
  readonly button?: RegExp
  readonly typed: Readonly<Record<string, string>>
  /** Each message stands in the summary and at its field. */
  readonly messages: readonly string[]
}

const visitorMistakes: readonly Mistake[] = [
  {
    screen: 'login',
    path: '/auth?tab=login',
    control: 'username',
    button: /^Login$/,
    typed: { username: 'ab', password: '12345' },
    messages: ['Username must be at least 3 characters', 'Password must be at least 6 characters'],
  },
  {
    screen: 'register',
    path: '/auth?tab=register',
    control: 'confirmPassword',
    button: /^Register$/,
    typed: {
      fullName: 'Sanne',
      email: 'nowhere',
      bsn: '123456789',
      username: 'sanne',
      password: 'abcdefgh1',
      confirmPassword: 'abcdefgh2',
    },
    messages: ['Passwords do not match', 'Please enter a valid BSN (Dutch social security number)'],
  },
]

const personMistakes: readonly Mistake[] = [
  {
    screen: 'setup',
    path: '/tax-filing/setup',
    control: 'acceptTerms',
    typed: { taxIdentifier: '12' },
    messages: ['Tax identifier is required', 'You must accept the terms and conditions'],
  },
  {
    screen: 'partner',
    path: '/tax-filing/partner',
    control: 'phoneNumber',
    typed: { fullName: 'J', bsn: '123456789', email: 'nergens' },
    messages: [
      'Volledige naam moet minimaal 2 karakters bevatten',
      'Voer een geldig Burgerservicenummer (BSN) in',
      'Voer een geldig e-mailadres in',
    ],
  },
  {
    screen: 'income',
    path: '/tax-filing/income',
    control: 'salary',
    typed: { salary: '-1', otherIncome: '-0,01', taxWithheld: '-5' },
    messages: ['Salary cannot be negative', 'Other income cannot be negative', 'Tax withheld cannot be negative'],
  },
  {
    screen: 'deductions',
    path: '/tax-filing/deductions',
    control: 'mortgageInterest',
    typed: { mortgageInterest: '-1', healthcareExpenses: '-1', educationExpenses: '-1', charityDonations: '-1' },
    messages: [
      'Mortgage interest cannot be negative',
      'Healthcare expenses cannot be negative',
      'Education expenses cannot be negative',
      'Charity donations cannot be negative',
    ],
  },
]

async function makeMistake(
  page: Page,
  { path, control, button, typed, messages }: Mistake,
  javaScript: boolean,
): Promise<void> {
  await page.goto(path)
  if (javaScript) await hydrated(page)
  const form = control === 'username' ? loginForm(page) : formWith(page, control)
  await fill(form, typed)
  if (button) await form.getByRole('button', { name: button }).click()
  else await continueFrom(page, control)
  for (const message of messages) await page.getByText(message).nth(1).waitFor()
  for (const [name, text] of Object.entries(typed)) {
    if (!/password/i.test(name)) expect(await form.locator(`[name="${name}"]`).inputValue()).toBe(text)
  }
  expect(await page.title()).toMatch(/^(Error|Fout): /)
  if (javaScript) await expectAccessible(page)
}

/** On a phone the toast that says the same covers nothing of the list of problems, which has the focus. */
async function expectToastBeside(page: Page): Promise<void> {
  const toast = page.locator('[role="region"] li', { hasText: 'Agreement required' })
  await toast.waitFor()
  const focused = page.locator('[role="alert"]:focus')
  await expect
    .poll(async () => {
      const [over, under] = [await toast.boundingBox(), await focused.boundingBox()]
      return over && under && (over.y + over.height <= under.y || over.y >= under.y + under.height)
    })
    .toBe(true)
}

describe.each([
  { name: 'with script', javaScript: true },
  { name: 'without script', javaScript: false },
])('$name', ({ javaScript }) => {
  test.each(visitorMistakes)('$screen', async (mistake) => {
    const visitor = await visit(browser, origin, { javaScript, width: 360 })
    await makeMistake(visitor.page, mistake, javaScript)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })

  test('every step of the return', async () => {
    const visitor = await visit(browser, origin, { javaScript, width: 360 })
    await register(visitor.page)
    const [setup, ...later] = personMistakes
    if (setup) await makeMistake(visitor.page, setup, javaScript)
    await setUp(visitor.page, { isJoint: true })
    for (const mistake of later) await makeMistake(visitor.page, mistake, javaScript)
    await visitor.page.goto('/tax-filing/submit')
    if (javaScript) await hydrated(visitor.page)
    await continueFrom(visitor.page, 'confirmation')
    await visitor.page.getByText('You must agree to the terms before submitting your tax filing.').first().waitFor()
    await visitor.page.getByText('Tick this to submit your return').waitFor()
    if (javaScript) await expectToastBeside(visitor.page)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  })
})

test('the test BSN button fills the test BSN', async () => {
  const visitor = await visit(browser, origin)
  await visitor.page.goto('/auth?tab=register')
  await hydrated(visitor.page)
  await visitor.page.getByRole('button', { name: 'Use Test BSN' }).click()
  const bsn = formWith(visitor.page, 'confirmPassword').locator('[name="bsn"]')
  await expect.poll(() => bsn.inputValue()).toBe(testBsn)
  await visitor.context.close()
})

test('without script the test BSN is ticked, setup asks for no BSN again, and nothing typed is lost', async () => {
  const { page, context, complaints } = await visit(browser, origin, { javaScript: false, width: 360 })
  await page.goto('/auth?tab=register')
  const form = formWith(page, 'confirmPassword')
  const username = newUsername()
  const typed = {
    fullName: 'Tess Vink',
    email: `${username}@example.org`,
    username,
    password,
    confirmPassword: password,
  }
  await fill(form, typed)
  await form.getByRole('checkbox', { name: /Use Test BSN/ }).check({ force: true })
  await form.getByRole('button', { name: 'Register', exact: true }).click()
  await page.waitForURL('**/tax-filing/setup')
  await page.getByText('Known from your account: •••••0019.').waitFor()
  await page.locator('[name="acceptTerms"]').check({ force: true })
  await continueFrom(page, 'acceptTerms')
  await page.waitForURL('**/tax-filing/documents')
  expect(complaints).toEqual([])
  await context.close()
})
