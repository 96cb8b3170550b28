import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, hydrated, visit } from './browser.ts'
import { answer, continueFrom, fill, formWith, register, setUp, setUpOnPage, testBsn } from './person.ts'
import { browser, origin } from './shared.ts'

const ways = [
  { name: 'with script', javaScript: true, width: 1280 },
  { name: 'without script on a phone', javaScript: false, width: 360 },
]

/** From documents to the success view, with figures that are typed. */
async function submitReturn(page: Page, salary: string): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click()
  await page.waitForURL('**/tax-filing/income')
  await fill(formWith(page, 'salary'), { salary, taxWithheld: '12000' })
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await continueFrom(page, 'mortgageInterest')
  await page.waitForURL('**/tax-filing/review')
  await page.getByRole('button', { name: 'Inzenden oefenen' }).click()
  await page.waitForURL('**/tax-filing/submit')
  await page.locator('[name="confirmation"]').check({ force: true })
  await continueFrom(page, 'confirmation')
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()
}

/** The returns as the server has them, newest first. */
async function returnsOf(page: Page): Promise<readonly { id: number; year: number; completed: boolean }[]> {
  const filings: { id: number; year: number; completed: boolean }[] = await (
    await page.request.get('/api/tax-filings')
  ).json()
  return filings.map(({ id, year, completed }) => ({ id, year, completed }))
}

describe.each(ways)('returns $name', ({ javaScript, width }) => {
  test('2024 is submitted, 2025 started, and 2024 read and kept again, and corrected', async () => {
    const { page, context, complaints } = await visit(browser, origin, { javaScript, width })
    const untilReady = () => (javaScript ? hydrated(page) : Promise.resolve())
    await register(page)
    await setUp(page)
    await submitReturn(page, '45000')

    await setUpOnPage(page, { year: '2025' })
    const [of2025, of2024] = await returnsOf(page)
    expect([of2025, of2024]).toEqual([
      { id: expect.any(Number), year: 2025, completed: false },
      { id: expect.any(Number), year: 2024, completed: true },
    ])

    await page.goto('/previous-filings')
    await untilReady()
    if (javaScript) await expectAccessible(page)
    await page.getByRole('heading', { name: 'Review of the 2025 return' }).waitFor()
    await page.getByRole('button', { name: 'Read the 2024 return' }).click()
    await page.getByRole('heading', { name: 'Review of the 2024 return' }).waitFor()
    await page.getByText('45.000').filter({ visible: true }).first().waitFor()
    const pdf = await page.getByRole('link', { name: 'PDF of the 2024 return' }).getAttribute('href')
    const file = await page.request.get(pdf ?? '')
    expect([pdf, file.status(), file.headers()['content-disposition']]).toEqual([
      `/previous-filings/${of2024?.id}/return.pdf`,
      200,
      expect.stringContaining(`AW-2024-${String(of2024?.id).padStart(6, '0')}`),
    ])

    await page.goto('/')
    await untilReady()
    await page.getByRole('heading', { name: 'Your 2024 return, step by step' }).waitFor()
    await page.getByRole('button', { name: 'Go on with the 2025 return' }).click()
    await page.waitForURL('**/tax-filing/documents')
    await page.getByText('Tax return 2025').first().waitFor()

    await page.goto('/previous-filings')
    await untilReady()
    await page.getByRole('button', { name: 'Correct the 2024 return' }).first().click()
    await page.waitForURL('**/tax-filing/review')
    await page.getByText('Tax return 2024, correction of AW-2024-').first().waitFor()
    await page.getByText('45.000').filter({ visible: true }).first().waitFor()
    expect((await returnsOf(page)).map(({ year, completed }) => [year, completed])).toEqual([
      [2024, false],
      [2025, false],
      [2024, true],
    ])
    expect(complaints).toEqual([])
    await context.close()
  })

  test('another year asks what to do with a return that has answers', async () => {
    const { page, context, complaints } = await visit(browser, origin, { javaScript, width })
    await register(page)
    await setUp(page)
    await page.getByRole('button', { name: /^Continue/ }).click()
    await page.waitForURL('**/tax-filing/income')
    await fill(formWith(page, 'salary'), { salary: '45000' })
    await continueFrom(page, 'salary')
    await page.waitForURL('**/tax-filing/deductions')

    await page.goto('/tax-filing/setup')
    if (javaScript) await hydrated(page)
    await page.locator('[name="year"]').selectOption('2025')
    await page.locator('[name="taxIdentifier"]').fill(testBsn)
    // Without script the question comes with the page that comes back.
    if (!javaScript) await continueFrom(page, 'acceptTerms')
    const kept = page.getByRole('radio', { name: /^Keep the 2024 return/ })
    await kept.waitFor()
    expect(await kept.isChecked()).toBe(true)
    if (javaScript) await expectAccessible(page)
    await continueFrom(page, 'acceptTerms')
    await page.waitForURL('**/tax-filing/documents')
    expect((await returnsOf(page)).map(({ year }) => year)).toEqual([2025, 2024])

    await page.goto('/')
    await page.getByRole('button', { name: 'Go on with the 2024 return' }).click()
    await page.waitForURL('**/tax-filing/deductions')
    await page.getByText('Tax return 2024').first().waitFor()
    expect(complaints).toEqual([])
    await context.close()
  })
})

test.each([1280, 360])('at %i px the amounts of the reckoning stay whole and in their card', async (width) => {
  const { page, context } = await visit(browser, origin, { width })
  await register(page)
  await setUp(page)
  await answer(page, {
    incomeData: { salary: 999_999_999.99, otherIncome: 0, taxWithheld: 0 },
    currentStep: 'deductions',
  })
  await page.goto('/tax-filing/deductions')
  const card = page.locator('section[aria-labelledby="return-tally"]')
  await card.evaluate((section) => {
    for (let at: Element | null = section.querySelector('details'); at !== null; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true
  })
  const cells = await card.locator('td').evaluateAll((amounts) =>
    amounts.map((amount) => {
      const text = document.createRange()
      text.selectNodeContents(amount)
      const edge = amount.closest('details')?.getBoundingClientRect().right ?? 0
      return { lines: text.getClientRects().length, isInside: text.getBoundingClientRect().right <= edge }
    }),
  )
  expect(cells.length).toBeGreaterThan(5)
  expect(cells.filter(({ lines, isInside }) => lines !== 1 || !isInside)).toEqual([])
  await context.close()
})
