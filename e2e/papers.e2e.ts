import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { incomeStatement } from '../scripts/corpus/sample-statements.mjs'
import { expectAccessible, expectNoSidewaysScroll, hydrated, type Visitor, visit } from './browser.ts'
import { answer, answerPartner, continueFrom, partnerBsn, register, setUp, testBsn } from './person.ts'
import { samples } from './samples.ts'
import { browser, origin } from './shared.ts'

/** A real statement of 20.000 euros of a year and a person. */
const statement = (year: number, bsn: string, name = 'S. Voorbeeld') =>
  incomeStatement({
    employer: 'Molen De Hoop B.V.',
    number: '345678904L01',
    period: `01-01-${year} t/m 31-12-${year}`,
    code: '010',
    year,
    person: { name, bsn },
    amounts: [
      ['Loon loonbelasting/volksverzekeringen', '20.000,00'],
      ['Ingehouden loonbelasting/premie volksverzekeringen (loonheffing)', '3.000,00'],
    ],
  })

const documentsPage = '/tax-filing/documents'

/** The card of an uploaded document, by the name of its file. */
const card = (page: Page, filename: string) => page.locator('#uploaded li', { hasText: filename })

const valueIn = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue()

const isInView = (field: Locator) =>
  field.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight
  })

/** The wage that the income step starts with. */
async function wage(page: Page): Promise<string> {
  await page.goto('/tax-filing/income')
  return valueIn(page, 'salary')
}

describe.each([
  { name: 'with script', javaScript: true, width: 1280 },
  { name: 'without script', javaScript: false, width: 1280 },
  { name: 'with script on a phone', javaScript: true, width: 360 },
])('documents that do not fit $name', ({ javaScript, width }) => {
  let visitor: Visitor
  beforeEach(async () => {
    visitor = await visit(browser, origin, { javaScript, width })
  })
  afterEach(() => visitor.context.close())

  test('are kept, named, and count when the person says so; figures are corrected where they stand', async () => {
    const { page } = visitor
    const open = async () => {
      await page.goto(documentsPage)
      if (javaScript) await hydrated(page)
    }
    const upload = async (file: string | { name: string; mimeType: string; buffer: Buffer }, count: number) => {
      const form = page.locator('form:has(input[type="file"]):has([name="type"][value="recognise"])')
      await form.locator('input[name="file"]').setInputFiles(file)
      if (!javaScript) await form.getByRole('button', { name: /upload/i }).click()
      const read = async () => {
        const documents: { status: string }[] = await (await page.request.get('/api/documents')).json()
        return documents.filter(({ status }) => status === 'passed').length
      }
      await expect.poll(read).toBe(count)
      await open()
    }
    await register(page)
    await setUp(page)
    await open()
    await upload(samples.bakery, 1)
    await upload(samples.bakery, 2)
    const buffer = { mimeType: 'application/pdf' }
    await upload({ ...buffer, name: 'vorig-jaar.pdf', buffer: await statement(2023, testBsn) }, 3)
    await upload({ ...buffer, name: 'iemand-anders.pdf', buffer: await statement(2024, partnerBsn, 'P. Smit') }, 4)

    const [older, stranger] = [card(page, 'vorig-jaar.pdf'), card(page, 'iemand-anders.pdf')]
    await card(page, 'jaaropgaaf-2024-bakkerij').filter({ hasText: 'It counts once.' }).waitFor()
    await older.getByText('This document is about 2023, but your return is about 2024.').waitFor()
    await stranger.getByText('This document is in the name of P. Smit.').waitFor()
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await wage(page)).toBe('38.450,00')

    await open()
    await older.getByRole('button', { name: /^Count it/ }).click()
    await older.getByText('You said that it counts: its figures are added up.').waitFor()
    expect(await wage(page)).toBe('58.450,00')

    await open()
    await older.getByRole('button', { name: /^Change\s+Loon/ }).click()
    const field = older.locator('[name="amount"]')
    await field.waitFor()
    if (javaScript) await older.locator('img:not([data-loading])').waitFor()
    expect(await isInView(field)).toBe(true)
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await field.fill('21.000,50')
    await older.getByRole('button', { name: 'Save the amount' }).click()
    await older.getByText('Corrected by you').waitFor()
    await older.getByText('We read:').waitFor()
    expect(await wage(page)).toBe('59.450,50')

    await open()
    await stranger.getByText('Not the right kind of document?').click()
    await stranger.getByRole('button', { name: /^This is not such a statement/ }).click()
    await stranger.getByText('Its figures do not count.').waitFor()

    await open()
    const downloadedAgain = Buffer.concat([await readFile(samples.bakery), Buffer.from('\n')])
    await upload({ ...buffer, name: 'nog-eens.pdf', buffer: downloadedAgain }, 5)
    const again = card(page, 'nog-eens.pdf')
    await again.getByText('once more, as a photo or another download').waitFor()
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    expect(await wage(page)).toBe('59.450,50')
    await page.getByText('We did not add up amounts from nog-eens.pdf').waitFor()
    await open()
    await again.getByRole('button', { name: /^Count it as well/ }).click()
    await again.getByText('You said that it counts: its figures are added up.').waitFor()
    expect(await wage(page)).toBe('97.900,50')
    expect(visitor.complaints).toEqual([])
  })
})

/** A new person with a return of two partners and a home of their own. */
async function registerCouple(page: Page): Promise<void> {
  await register(page)
  await setUp(page, { isJoint: true })
  await answer(page, { setupData: { taxIdentifier: testBsn, ownHome: true, foreignIncome: false } })
  await page.reload()
  await answerPartner(page)
}

test.each([true, false])(
  'both partners’ statements are uploaded where income is asked, and count with their home and savings (script: %s)',
  async (javaScript) => {
    const visitor = await visit(browser, origin, { javaScript, width: 360 })
    const { page } = visitor
    await registerCouple(page)
    const upload = async (file: string | { name: string; mimeType: string; buffer: Buffer }, told: string) => {
      await page.goto('/tax-filing/income')
      if (javaScript) await hydrated(page)
      const form = page.locator('#joint-statements form:has(input[type="file"])')
      await form.locator('input[name="file"]').setInputFiles(file)
      if (!javaScript) await form.getByRole('button', { name: /upload/i }).click()
      if (!javaScript) await page.waitForURL('**/tax-filing/documents')
      const said = async () => {
        if (!javaScript) await page.goto('/tax-filing/income')
        return page.locator('#joint-statements').textContent()
      }
      await expect.poll(said).toContain(told)
    }
    await upload(samples.bakery, 'Yours: jaaropgaaf-2024-bakkerij-de-korenschoof.pdf')
    const buffer = await statement(2024, partnerBsn)
    await upload({ name: 'partner.pdf', mimeType: 'application/pdf', buffer }, 'Your partner’s: partner.pdf')
    expect(await wage(page)).toBe('38.450,00')
    if (javaScript) await hydrated(page)
    expect(await valueIn(page, 'partnerSalary')).toBe('20.000,00')
    await page.locator('summary', { hasText: 'Also count this' }).click()
    await page.locator('summary', { hasText: 'Savings, investments and your own company' }).last().click()
    await page.locator('[name="savings"]').fill('130.000')
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await continueFrom(page, 'savings')
    await page.waitForURL('**/tax-filing/deductions')
    if (javaScript) await hydrated(page)
    await page.locator('[name="mortgageInterest"]').fill('9.000')
    // What is assumed leads to the question that answers it, also where that is folded away.
    await page.locator('summary', { hasText: 'What we assume' }).click()
    await page.locator('a[href="/tax-filing/deductions#wozValue"]').click()
    await page.locator('[name="wozValue"]').fill('415.000')
    await continueFrom(page, 'wozValue')
    await page.waitForURL('**/tax-filing/review')
    await page.getByText('This figure is right if your answers and what we assume are right.').waitFor()
    // As browsers do, asked again where the server has just closed the idle connection.
    const [{ id }] = await (await page.request.get('/api/tax-filings', { maxRetries: 1 })).json()
    const paper = await page.request.get(`/previous-filings/${id}/return.pdf`)
    expect(paper.headers()['content-type']).toBe('application/pdf')
    await page.locator('a[href="/tax-filing/income?at=savings#savings"]').click()
    await page.waitForURL('**/tax-filing/income?at=savings#savings')
    await page.locator('[name="savings"]').waitFor()
    expect(await valueIn(page, 'partnerSalary')).toBe('20.000,00')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('a couple’s paper is recognised; what was typed differs until one press takes it, and what was taken follows', async () => {
  const visitor = await visit(browser, origin, { width: 360 })
  const { page } = visitor
  await registerCouple(page)
  await page.goto('/tax-filing/income')
  await hydrated(page)
  const input = page.locator('#joint-statements input[name="file"]')
  await input.setInputFiles(samples.bakery)
  await expect.poll(() => page.locator('#joint-statements').textContent()).toContain('Yours: jaar')
  await input.setInputFiles({
    name: 'iemand.pdf',
    mimeType: 'application/pdf',
    buffer: await statement(2024, '123456782', 'P. Smit'),
  })
  await page.locator('[id^="document-"]').getByText('in the name of P. Smit').waitFor()
  await page.locator('[name="salary"]').fill('50.000')
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await continueFrom(page, 'mortgageInterest')
  await page.waitForURL('**/tax-filing/review')
  await page.goto('/tax-filing/submit')
  await page.getByRole('button', { name: /^Use € 38.450,00/ }).click()
  await page.getByText('Your return counts what your documents say').first().waitFor()
  expect(new URL(page.url()).pathname).toBe('/tax-filing/submit')
  expect(await page.getByRole('button', { name: /^Use €/ }).count()).toBe(0)
  const before = await page.locator('#lawful-result').textContent()
  await page.goto('/tax-filing/income')
  await hydrated(page)
  await page.getByRole('button', { name: /^Count it/ }).click()
  await expect.poll(() => valueIn(page, 'salary')).toBe('58.450,00')
  await page.goto('/tax-filing/review')
  expect(await page.locator('#lawful-result').textContent()).not.toBe(before)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})

test('a removed document is gone, says so, and the focus goes on; one that was gone already, too', async () => {
  const visitor = await visit(browser, origin)
  const { page } = visitor
  await register(page)
  await setUp(page)
  await page.request.post('/api/load-sample-documents', { headers: { Origin: origin } })
  await page.goto(documentsPage)
  await hydrated(page)
  const remove = async (name: string) => {
    await card(page, name)
      .getByRole('button', { name: /^Remove/ })
      .click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await card(page, name).waitFor({ state: 'detached' })
    await page.getByText('File removed').first().waitFor()
  }
  const focused = () => page.evaluate(() => document.activeElement?.textContent)
  await remove('jaaropgaaf-2024-bakkerij')
  await expect.poll(focused).toBe('jaaropgaaf-2024-stichting-de-leeszaal.pdf')
  const documents: { id: number; filename: string }[] = await (await page.request.get('/api/documents')).json()
  const library = documents.find(({ filename }) => filename.includes('leeszaal'))
  await page.request.delete(`/api/documents/${library?.id}`, { headers: { Origin: origin } })
  await remove('jaaropgaaf-2024-stichting')
  await expect.poll(focused).toBe('jaaroverzicht-hypotheek-2024.pdf')
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
