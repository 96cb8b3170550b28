import { expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
import { browser, origin } from './shared.ts'

/** Where the step's main action and the way back stand, and how high the bar under them is. */
const inBar = () => {
  const boxes = [...document.querySelectorAll('main :is(button, a)')]
    .filter(({ parentElement }) => parentElement !== null && getComputedStyle(parentElement).position === 'fixed')
    .map((element) => ({ ...element.getBoundingClientRect().toJSON(), bar: element.parentElement?.clientHeight ?? 0 }))
  return { tops: boxes.map(({ top }) => top), widths: boxes.map(({ width }) => width), bar: boxes[0]?.bar ?? 0 }
}

test('the bar of a step takes one line of the narrowest window, and breaks no word with text at 200 % by a style', async () => {
  const { page, context } = await visit(browser, origin, { width: 390 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.waitForURL('**/tax-filing/review')
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/tax-filing/deductions')
  await hydrated(page)
  const narrow = await page.evaluate(inBar)
  expect([narrow.tops.length, new Set(narrow.tops.map((top) => Math.round(top / 20))).size]).toEqual([2, 1])

  await page.setViewportSize({ width: 390, height: 844 })
  // Media queries go by the browser's size, not by this one.
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  const large = await page.evaluate(inBar)
  expect([(large.widths[0] ?? 0) > 150, large.bar < 844 / 3]).toEqual([true, true])
  await context.close()
})
