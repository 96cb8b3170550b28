import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { openIncomeWithRefund } from './person.ts'
import { browser, origin } from './shared.ts'

const headline = (page: Page) => page.locator('#lawful-result')
const isWrong = (page: Page) => page.locator('[name="salary"]').getAttribute('aria-invalid')

test.each([1280, 360])('one wrong sign in an amount makes no figure, and the field says so, %i wide', async (width) => {
  const { page, context, complaints } = await visit(browser, origin, { width })
  await openIncomeWithRefund(page)
  await hydrated(page)
  expect(await headline(page).textContent()).toContain('you get back about')
  await page.locator('[name="salary"]').fill('47.81O,50')
  await page.getByRole('heading', { name: 'We cannot read “Salary” yet' }).waitFor()
  const line = page.locator('main form a[href="#lawful-result"]')
  expect(await line.textContent()).toContain('We cannot read an amount yet')
  expect(await isWrong(page)).toBeNull()
  // What is pressed next stays where it is until it is pressed.
  const tick = page.locator('[name="businessProfit"]')
  await tick.check({ force: true })
  expect([await tick.isChecked(), await isWrong(page)]).toEqual([true, 'true'])
  await tick.uncheck({ force: true })
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  // A draft that is shown again behaves the same.
  await page.getByText(/^Saved at \d\d:\d\d$/).waitFor()
  await page.reload()
  await hydrated(page)
  await page.getByRole('heading', { name: 'We cannot read “Salary” yet' }).waitFor()
  expect(await isWrong(page)).toBe('true')
  await page.locator('[name="salary"]').fill('47.810,50')
  await page.getByRole('heading', { name: 'you get back about' }).waitFor()
  expect(await line.textContent()).toContain('You get back about')
  expect(await isWrong(page)).toBeNull()
  expect(complaints).toEqual([])
  await context.close()
})
