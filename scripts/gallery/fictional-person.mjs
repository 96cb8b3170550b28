import { answer, answerPartner, continueFrom, newUsername, register, setUp } from '../../e2e/person.ts'
import { figures, samples } from '../../e2e/samples.ts'
import { hydrated, visit } from '../../e2e/visitor.ts'

/** Sixty characters, and no place to break for the first nineteen. */
export const longName = 'Wilhelmina-Anastasia van Oldenbarneveldt tot Schimmelpenninck'.slice(0, 60)

const statements = [samples.bakery, samples.library, samples.mortgage]

/** Uploads a statement and waits until its row is there. */
async function upload(page, path) {
  const name = path.split('/').at(-1)
  const form = page.locator('form:has([name="type"][value="recognise"])')
  await form.locator('input[name="file"]').setInputFiles(path)
  await page.getByText(name).first().waitFor({ timeout: 30_000 })
}

/** Waits until every statement is read, so that the income is filled from all of them. */
const allRead = (page) =>
  page.waitForFunction(
    async () => (await (await fetch('/api/documents')).json()).every(({ extractedData }) => extractedData !== null),
    null,
    { polling: 500, timeout: 60_000 },
  )

/** Waits until a field is filled with this. */
const shows = (page, name, amount) =>
  page.waitForFunction(([field, value]) => document.querySelector(`[name="${field}"]`)?.value === value, [name, amount])

/** Registers a person and answers a joint return, of a home of their own, up to the submission. Resolves with their browser's cookies. */
export async function answeredReturn(browser, origin, fullName) {
  const { page, context } = await visit(browser, origin)
  context.setDefaultTimeout(30_000)
  await register(page, newUsername(), fullName)
  await setUp(page, { isJoint: true, ownHome: true })
  await answerPartner(page)
  await page.goto('/tax-filing/documents')
  await hydrated(page)
  for (const path of statements) await upload(page, path)
  await allRead(page)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.waitForURL('**/tax-filing/income')
  await shows(page, 'salary', figures.salary)
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await shows(page, 'mortgageInterest', figures.mortgageInterest)
  await continueFrom(page, 'mortgageInterest')
  await page.waitForURL('**/tax-filing/review')
  const [{ incomeData, deductionsData }] = await (await page.request.get('/api/tax-filings')).json()
  await answer(page, {
    incomeData: { ...incomeData, partnerSalary: 31_000, partnerTaxWithheld: 5_200 },
    deductionsData: { ...deductionsData, wozValue: 385_000 },
  })
  const { cookies } = await context.storageState()
  await context.close()
  return cookies
}

/** Submits the return of whoever these cookies are. */
export async function submitReturn(browser, origin, cookies) {
  const { page, context } = await visit(browser, origin)
  context.setDefaultTimeout(30_000)
  await context.addCookies(cookies)
  await page.goto('/tax-filing/submit')
  await hydrated(page)
  await page.locator('[name="confirmation"]').check({ force: true })
  await continueFrom(page, 'confirmation')
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()
  await context.close()
}
