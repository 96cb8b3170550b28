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

/** What readers may set (WCAG 1.4.12), as a style of theirs does. */
const spacing = '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }'

/** How far the navigation lies over the bar of a step, in pixels. */
const overlap = () => {
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  const step = [...document.querySelectorAll('main form div')].find(isFixed)
  const navigation = [...document.querySelectorAll('nav')].find(isFixed)
  return step && navigation && Math.round(step.getBoundingClientRect().bottom - navigation.getBoundingClientRect().top)
}

test.each([320, 360, 414])(
  'at %i px the navigation lies over no button, however far apart the words are set',
  async (width) => {
    const { page, context } = await visit(browser, origin, { width, height: 740 })
    await context.addCookies([{ name: 'language', value: 'nl', url: origin }])
    await page.goto('/')
    await page.getByRole('button', { name: 'Probeer het zonder account' }).click()
    await page.waitForURL('**/tax-filing/review')
    await page.goto('/tax-filing/setup')
    await hydrated(page)
    const before = await page.evaluate(overlap)
    await page.evaluate((style) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(style)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    expect([before, await page.evaluate(overlap)]).toEqual([0, 0])
    await context.close()
  },
)
