import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readPdf } from '../packages/server/src/testing/read-pdf.ts'
import { expectAccessible, hydrated, type Visitor, visit } from './browser.ts'
import {
  answerPartner,
  continueFrom,
  documentsRead,
  formWith,
  logIn,
  register,
  registerOnPage,
  setUp,
  setUpOnPage,
} from './person.ts'
import { figures, samples } from './samples.ts'
import { browser, origin } from './shared.ts'

/** Uploads one file where all are; with script the form sends itself, without it a button does. */
async function upload(page: Page, path: string, javaScript: boolean): Promise<void> {
  const form = page.locator('form:has(input[type="file"]):has([name="type"][value="recognise"])')
  const before = await page.getByText(path.split('/').at(-1) ?? '').count()
  await form.locator('input[name="file"]').setInputFiles(path)
  if (!javaScript) {
    await passTime(page)
    await form.getByRole('button', { name: /upload/i }).click()
  }
  await expect.poll(() => page.getByText(path.split('/').at(-1) ?? '').count()).toBeGreaterThan(before)
}

/** The seconds pass for which a page waits for its script: `theme/lost-script.css.ts` counts them as an animation. */
const passTime = (page: Page) =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })

const valueIn = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue()

/** Answers a question under “also count this”, which stands folded away. */
async function alsoAnswer(page: Page, name: string, value: string): Promise<void> {
  const field = page.locator(`[name="${name}"]`)
  // From the outside in: a fold may stand in another.
  for (const fold of await page.locator('details', { has: field }).all()) {
    if (!(await field.isVisible()) && (await fold.getAttribute('open')) === null)
      await fold.locator('> summary').click()
  }
  await field.fill(value)
}

/** Opens by keyboard how the result came about, down to what the home counts for. */
async function readTrace(page: Page): Promise<void> {
  await page.locator('summary', { hasText: 'How we got this' }).first().press('Enter')
  const home = page.locator('li > details', { has: page.locator('> summary', { hasText: /^Own home(?!:)/ }) })
  await home.locator('> summary').press('Enter')
  await home.getByText('Notional rental value').waitFor()
  // 0.35 % of € 437.000.
  await home.getByText('€ 1.529,50').waitFor()
}

/** Gives all of the home to the partner: what it comes to is seen before it is chosen, and then taken back. */
async function divideTheirOwnWay(page: Page): Promise<void> {
  await page.locator('[name="ownHome"][inputmode]').fill('0')
  await page.getByRole('button', { name: 'See what it comes to' }).click()
  await page.getByText('for the two of you than the division that counts now.').waitFor()
  await page.getByRole('button', { name: 'Use my own division' }).click()
  await page.getByText('A division that you chose counts now.').waitFor()
  await page.getByRole('button', { name: 'Undo: half each' }).last().click()
  await page.getByText('Half each counts as long as you choose nothing.').waitFor()
}

/** Tries out a figure, divides their own way, uses the best division, takes it back and uses it again. */
async function tryOutAndDivide(page: Page, untilReady: () => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'See the division with your partner' }).click()
  await page.waitForURL('**/tax-filing/what-if')
  await untilReady()
  await page.locator('[name="figure"]').selectOption('partner.wages')
  await page.locator('[name="way"]').selectOption('more')
  await page.locator('[name="amount"]').fill('1.000')
  await page.getByRole('button', { name: 'See what changes' }).click()
  await page.getByText('Your partner’s salary at € 25.700,00').waitFor()
  await page.getByText('This saves you together € 425,00 a year, compared with half each.').waitFor()
  await divideTheirOwnWay(page)
  await page.getByRole('button', { name: 'Use this division' }).click()
  await page.getByText('This division counts in your return.').waitFor()
  await page.getByRole('button', { name: 'Undo: half each' }).click()
  await page.getByRole('button', { name: 'Use this division' }).click()
  await page.getByText('This division counts in your return.').waitFor()
}

/** Takes the division back where the return is looked over, and uses it again: each a press that stays on the page. */
async function divideOnReview(page: Page): Promise<void> {
  await page
    .getByText('Your best division counts: € 425 more for you and your partner together than half each.')
    .waitFor()
  await page.getByRole('button', { name: 'Undo: half each' }).click()
  await page.getByRole('heading', { name: figures.halfEach }).waitFor()
  await page.getByText('Divide differently: € 425 more for you and your partner together.').waitFor()
  await page.getByRole('button', { name: 'Use this division' }).click()
  await page.getByRole('heading', { name: figures.divided }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/tax-filing/review')
}

/** The PDF of the only return says these, in Dutch as the server’s own words are. */
async function expectOnPaper(page: Page, ...said: readonly RegExp[]): Promise<void> {
  const [filing] = await (await page.request.get('/api/tax-filings')).json()
  const paper = await page.request.get(`/previous-filings/${filing.id}/return.pdf`)
  const { text } = await readPdf(await paper.body())
  for (const words of said) expect(text).toMatch(words)
}

describe.each([
  { name: 'with script', javaScript: true, width: 1280 },
  { name: 'without script', javaScript: false, width: 1280 },
  // Script is on, but none arrives: forms do what they do without.
  { name: 'when no script arrives', javaScript: false, isScriptLost: true, width: 360 },
  { name: 'with script on a phone', javaScript: true, width: 360 },
])('a joint return $name', ({ javaScript, isScriptLost = false, width }) => {
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await visit(browser, origin, { javaScript: javaScript || isScriptLost, isScriptLost, width })
  })
  afterEach(() => visitor.context.close())

  test('from registration to the success view, and back to it after signing in again', async () => {
    const { page } = visitor
    const untilReady = () => (javaScript ? hydrated(page) : Promise.resolve())
    // Axe waits for timers, which do not run without script; both see the same markup.
    const check = () => (javaScript ? expectAccessible(page) : Promise.resolve())
    const username = await registerOnPage(page)
    await page.getByText('Welcome, Sanne de Wit').first().waitFor()
    await setUpOnPage(page, { isJoint: true })
    await answerPartner(page)

    await page.goto('/tax-filing/documents')
    await untilReady()
    await upload(page, samples.bakery, javaScript)
    await upload(page, samples.library, javaScript)
    await upload(page, samples.mortgage, javaScript)
    await documentsRead(page, 3)
    await check()
    await page.getByRole('button', { name: /^Continue/ }).click()
    await page.waitForURL('**/tax-filing/income')

    await page.getByText('Stichting De Leeszaal').first().waitFor()
    expect([await valueIn(page, 'salary'), await valueIn(page, 'taxWithheld')]).toEqual([
      figures.salary,
      figures.taxWithheld,
    ])
    await alsoAnswer(page, 'partnerSalary', '24.700')
    await alsoAnswer(page, 'partnerTaxWithheld', '3.100')
    await alsoAnswer(page, 'savings', '150.000')
    await check()
    await continueFrom(page, 'salary')
    await page.waitForURL('**/tax-filing/deductions')

    expect(await valueIn(page, 'mortgageInterest')).toBe(figures.mortgageInterest)
    await alsoAnswer(page, 'wozValue', '437.000')
    await check()
    await continueFrom(page, 'mortgageInterest')
    await page.waitForURL('**/tax-filing/review')

    await page.getByRole('heading', { name: figures.halfEach }).waitFor()
    await page.getByText('Divide differently: € 425 more for you and your partner together.').waitFor()
    await readTrace(page)
    const demonstration = page.locator('details', {
      hasText: /demonstration calculation|berekening van deze demonstratie/,
    })
    await demonstration.first().locator('> summary').click()
    await demonstration.first().getByText(figures.toPay).first().waitFor()
    await check()
    await tryOutAndDivide(page, untilReady)
    await check()
    await page.goto('/tax-filing/review')
    await untilReady()
    await divideOnReview(page)
    await check()
    await page.goto('/tax-filing/submit')
    await page.getByRole('heading', { name: figures.divided }).waitFor()
    await untilReady()
    await check()
    await page.locator('[name="confirmation"]').check({ force: true })
    await continueFrom(page, 'confirmation')
    await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()
    await page.getByText('your partner signs too, with their own DigiD').waitFor()
    await check()
    await expectOnPaper(
      page,
      figures.onPaper,
      /Eigen woning: uw deel .*€\s-5\.343,00/,
      /Eigenwoningforfait .*€\s1\.529,50/,
    )

    await visitor.context.clearCookies()
    await logIn(page, username, '/auth?tab=login&next=/tax-filing/submit')
    await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()
    expect(visitor.complaints.filter((complaint) => !complaint.includes('net::ERR_FAILED'))).toEqual([])
  })
})

test('a single return is resumed at the step where it was left', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  const username = await register(page)
  await setUp(page)
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.waitForURL('**/tax-filing/income')
  await formWith(page, 'salary').locator('[name="salary"]').fill('€ 40.000')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')

  await page.locator('header summary').filter({ hasText: 'Sanne de Wit' }).click()
  await page.locator('header').getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/auth*')
  await logIn(page, username)
  await page.waitForURL('**/')
  await page.getByRole('link', { name: 'Continue Your Filing' }).click()
  await page.waitForURL('**/tax-filing/deductions')
  await page.locator('summary', { hasText: 'The demonstration calculation of this product' }).click()
  await page.getByText('40.000,00').filter({ visible: true }).first().waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
