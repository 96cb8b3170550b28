import type { APIResponse, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { FilingPatch, TaxFiling } from '../packages/domain/src/tax-return/index.ts'

/** The test BSN of the registration form. */
export const testBsn = '999990019'
export const partnerBsn = '111222333'
export const password = 'Poldermolen-2024'

let count = 0

/** A username nobody else in this run has. */
export const newUsername = (): string => {
  count += 1
  return `persoon${process.pid}x${count}`
}

/** The form that holds a control of this name. */
export const formWith = (page: Page, control: string): Locator => page.locator(`form:has([name="${control}"])`)

/** Fills controls by name inside a form. */
export async function fill(form: Locator, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name="${name}"]`).fill(value)
}

const created = async (answer: APIResponse): Promise<{ readonly id: number }> => {
  if (!answer.ok()) throw new Error(`${answer.url()}: ${answer.status()} ${await answer.text()}`)
  return answer.json()
}

/** A new person, by the call (a form takes ten times as long), who is signed in and has no page open yet. */
export async function createPerson(page: Page, username = newUsername(), fullName = 'Sanne de Wit'): Promise<string> {
  const data = { fullName, email: `${username}@example.org`, bsn: testBsn, username, password, authMethod: 'local' }
  await created(await page.request.post('/api/register', { data }))
  return username
}

/** A new person, who lands on the dashboard. */
export async function register(page: Page, username?: string, fullName?: string): Promise<string> {
  const name = await createPerson(page, username, fullName)
  await page.goto('/')
  return name
}

export const registrationForm = (page: Page): Locator => formWith(page, 'confirmPassword')

/** Registers a new person on the page and lands on the dashboard. */
export async function registerOnPage(page: Page): Promise<string> {
  const username = newUsername()
  await page.goto('/auth?tab=register&next=%2F')
  await fillRegistration(page, username)
  await page.waitForURL('**/')
  return username
}

/** Registers on the page that is open. */
export async function fillRegistration(page: Page, username = newUsername(), fullName = 'Sanne de Wit'): Promise<void> {
  const form = registrationForm(page)
  await fill(form, {
    fullName,
    email: `${username}@example.org`,
    bsn: testBsn,
    username,
    password,
    confirmPassword: password,
  })
  await form.getByRole('button', { name: 'Register', exact: true }).click()
}

/** The login form; the registration form has a username, too. */
export const loginForm = (page: Page): Locator =>
  page.locator('form:has([name="username"]):not(:has([name="confirmPassword"]))')

export async function logIn(page: Page, username: string, from = '/auth?tab=login'): Promise<void> {
  await page.goto(from)
  const form = loginForm(page)
  await fill(form, { username, password })
  await form.getByRole('button', { name: 'Login', exact: true }).click()
}

export interface SetupChoices {
  readonly isJoint?: boolean
  readonly ownHome?: boolean
  readonly year?: string
}

/** A return whose setup is answered, by the calls. @returns the path of the page that asks what comes next. */
export async function createReturn(
  page: Page,
  { isJoint = false, ownHome = false, year = '2024' }: SetupChoices = {},
): Promise<string> {
  const { id: userId } = await created(await page.request.get('/api/user'))
  const next = isJoint ? 'partner' : 'documents'
  const setupData = { taxIdentifier: testBsn, ownHome, foreignIncome: false }
  const data = { userId, year: Number(year), currentStep: next, isJointFiling: isJoint, setupData }
  await created(await page.request.post('/api/tax-filings', { data }))
  return `/tax-filing/${next}`
}

/** A return whose setup is answered, and the page that asks what comes next. */
export async function setUp(page: Page, choices?: SetupChoices): Promise<void> {
  await page.goto(await createReturn(page, choices))
}

/** Saves answers in the person's only return, by the call. */
export async function answer(page: Page, answers: FilingPatch): Promise<void> {
  const [filing]: TaxFiling[] = await (await page.request.get('/api/tax-filings')).json()
  await created(await page.request.patch(`/api/tax-filings/${filing?.id}`, { data: answers }))
}

/** Answers setup on the page and continues. */
export async function setUpOnPage(page: Page, { isJoint = false, year = '2024' }: SetupChoices = {}): Promise<void> {
  await page.goto('/tax-filing/setup')
  await page.locator('[name="year"]').selectOption(year)
  await page.locator('[name="taxIdentifier"]').fill(testBsn)
  if (isJoint) await page.locator('[name="isJointFiling"]').check({ force: true })
  await page.locator('[name="acceptTerms"]').check({ force: true })
  await continueFrom(page, 'acceptTerms')
  await page.waitForURL(isJoint ? '**/tax-filing/partner' : '**/tax-filing/documents')
}

/** Presses the button that sends the form holding this control. */
export const continueFrom = (page: Page, control: string): Promise<void> =>
  formWith(page, control)
    .getByRole('button', { name: /^(Continue|Submit|Doorgaan|Verder)/ })
    .click()

export async function answerPartner(page: Page): Promise<void> {
  await fill(formWith(page, 'phoneNumber'), {
    fullName: 'Jan van der Berg',
    bsn: partnerBsn,
    'dateOfBirth-day': '3',
    'dateOfBirth-month': '2',
    'dateOfBirth-year': '1990',
    email: 'jan@example.org',
    phoneNumber: '0612345678',
  })
  await continueFrom(page, 'phoneNumber')
  await page.waitForURL('**/tax-filing/income')
}

/** Waits until the host has read so many of the person's documents. */
export async function documentsRead(page: Page, count: number): Promise<void> {
  const read = async () => {
    const documents: { status: string }[] = await (await page.request.get('/api/documents')).json()
    return documents.filter(({ status }) => status === 'passed').length
  }
  await expect.poll(read).toBe(count)
}

/** A new person on the Income of a return that has a wage and its tax: it gets something back. */
export async function openIncomeWithRefund(page: Page): Promise<void> {
  await createPerson(page)
  await createReturn(page)
  await answer(page, {
    currentStep: 'deductions',
    incomeData: { salary: 47_810.5, otherIncome: 0, taxWithheld: 13_672.25 },
  })
  await page.goto('/tax-filing/income')
}
