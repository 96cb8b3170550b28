import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, hydrated, stepsOn, visit } from './browser.ts'
import { answer, continueFrom, register, setUp, testBsn } from './person.ts'
import { browser, origin } from './shared.ts'

test.each([
  [true, 1280],
  [false, 1280],
  [true, 360],
])(
  'a home bought in the year is asked for its day, and counts from it (script: %s, %i wide)',
  async (javaScript, width) => {
    const visitor = await visit(browser, origin, { javaScript, width })
    const { page } = visitor
    const { open, check } = stepsOn(page, javaScript)
    await register(page)
    await setUp(page)
    await answer(page, {
      setupData: { taxIdentifier: testBsn, birthDate: '1990-05-05', ownHome: true, foreignIncome: false },
      incomeData: { salary: 52_000, otherIncome: 0, taxWithheld: 12_000 },
    })
    await open('deductions')
    await page.locator('[name="mortgageInterest"]').fill('3.120')
    await page.locator('[name="wozValue"]').fill('276.000')
    await page.locator('[name="movedHome"]').check({ force: true })
    const day = { day: '15', month: '9', year: '2024' }
    const fillDay = async () => {
      for (const [part, text] of Object.entries(day)) await page.locator(`[name="homeFrom-${part}"]`).fill(text)
    }
    if (javaScript) await fillDay()
    await check()
    await continueFrom(page, 'mortgageInterest')
    await page.waitForURL('**/tax-filing/review')
    if (!javaScript) {
      // Without script the day is asked once the tick is saved: the rough figure leads to it.
      await page.getByText('we do not know when').waitFor()
      await page.locator('a[href="/tax-filing/deductions#homeFrom-day"]').first().click()
      await fillDay()
      await continueFrom(page, 'mortgageInterest')
      await page.waitForURL('**/tax-filing/review')
    }
    await page.getByText('This figure is right if your answers and what we assume are right.').waitFor()
    // Of the leap year 107 days are left after September 15.
    expect(await page.content()).toContain('107 of 366 days')
    expect(visitor.complaints).toEqual([])
    await visitor.context.close()
  },
)

test('a business is asked below the amounts of Income; without its figure the page says what to do, and what the rest comes to', async () => {
  const visitor = await visit(browser, origin, { width: 360 })
  const { page } = visitor
  await register(page)
  await setUp(page)
  await page.goto('/tax-filing/income')
  await hydrated(page)
  await page.locator('[name="businessProfit"]').check({ force: true })
  await page.locator('[name="salary"]').fill('52.000')
  await page.locator('[name="taxWithheld"]').fill('12.000')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  await page.getByText('the return for entrepreneurs').waitFor()
  await page.getByText('Without this, the rest that is filled in comes to: you').waitFor()
  expect(visitor.complaints).toEqual([])
  await visitor.context.close()
})
