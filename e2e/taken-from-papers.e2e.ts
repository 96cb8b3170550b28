import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { deductionsWith, type TaxFiling } from '../packages/domain/src/tax-return/index.ts'
import { incomeStatement } from '../scripts/corpus/sample-statements.mjs'
import { expectAccessible, expectNoSidewaysScroll, visit } from './browser.ts'
import { answer, answerPartner, documentsRead, register, setUp, testBsn } from './person.ts'
import { samples } from './samples.ts'
import { browser, origin } from './shared.ts'

/** A couple whose income step says another wage than the statement that was uploaded. */
async function typedAnotherWage(page: Page, buffer: Buffer = readFileSync(samples.bakery)): Promise<void> {
  await register(page)
  await setUp(page, { isJoint: true })
  await answerPartner(page)
  const { id } = await (await page.request.get('/api/user')).json()
  const file = { name: 'jaaropgaaf.pdf', mimeType: 'application/pdf', buffer }
  const multipart = { file, type: 'income_statement', userId: String(id) }
  await page.request.post('/api/documents/upload', { multipart, headers: { Origin: origin } })
  await documentsRead(page, 1)
  await answer(page, {
    incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 7_215 },
    deductionsData: deductionsWith({}),
    currentStep: 'review',
  })
}

const savedSalary = async (page: Page) => {
  const [filing]: TaxFiling[] = await (await page.request.get('/api/tax-filings')).json()
  return filing?.incomeData?.salary
}

test.each([true, false])(
  'an amount taken from the papers is put back where it was taken (script: %s)',
  async (javaScript) => {
    const visitor = await visit(browser, origin, { javaScript, width: 360 })
    const { page } = visitor
    await typedAnotherWage(page)
    await page.goto('/tax-filing/submit')
    await page.getByRole('button', { name: /^Use € 38.450,00/ }).click()
    await page.getByText(/: €\s38\.450,00 instead of €\s50\.000,00\./).waitFor()
    expect(await savedSalary(page)).toBe(38_450)
    if (javaScript) await expectAccessible(page)
    await expectNoSidewaysScroll(page)
    await page.getByRole('button', { name: /^Put € 50.000,00 back/ }).click()
    await page.getByText(/Your return counts €\s50\.000,00 again/).waitFor()
    expect([new URL(page.url()).pathname, await savedSalary(page)]).toEqual(['/tax-filing/submit', 50_000])
    expect(await page.getByRole('button', { name: /^Use € 38.450,00/ }).count()).toBe(1)
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test.each([true, false])(
  'an amount of the papers that is cleared counts as nothing (script: %s)',
  async (javaScript) => {
    const visitor = await visit(browser, origin, { javaScript, width: 360 })
    const { page } = visitor
    await register(page)
    await setUp(page)
    const { id } = await (await page.request.get('/api/user')).json()
    const buffer = readFileSync(samples.bank)
    const multipart = {
      file: { name: 'bank.pdf', mimeType: 'application/pdf', buffer },
      type: 'investment_statement',
      userId: String(id),
    }
    await page.request.post('/api/documents/upload', { multipart, headers: { Origin: origin } })
    await documentsRead(page, 1)
    await page.goto('/tax-filing/income')
    await page.locator('[name=salary]').fill('60.000')
    await page.locator('[name=taxWithheld]').fill('15.000')
    await page.locator('[name=savings]').fill('')
    await page.getByRole('button', { name: 'Continue', exact: false }).last().click()
    await page.waitForURL(/deductions/)
    const [filing]: TaxFiling[] = await (await page.request.get('/api/tax-filings')).json()
    expect(filing?.incomeData).toMatchObject({ savings: 0, investments: 31_750.4 })
    await page.goto('/tax-filing/review')
    await page.getByText(/Your return counts €\s0,00; your documents say €\s50\.540,15/).waitFor()
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('what is said of a paper at the income step without script comes back to it there', async () => {
  const visitor = await visit(browser, origin, { javaScript: false, width: 360 })
  const { page } = visitor
  const older = await incomeStatement({
    employer: 'Molen De Hoop B.V.',
    number: '345678904L01',
    period: '01-01-2023 t/m 31-12-2023',
    code: '010',
    year: 2023,
    person: { name: 'S. Voorbeeld', bsn: testBsn },
    amounts: [['Loon loonbelasting/volksverzekeringen', '20.000,00']],
  })
  await typedAnotherWage(page, older)
  await page.goto('/tax-filing/income')
  await page.getByRole('button', { name: /^Count it/ }).click()
  await page.getByText('You said that it counts: its figures are added up.').waitFor()
  expect(page.url()).toMatch(/\/tax-filing\/income#document-\d+$/)
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
