import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectNoSidewaysScroll, hydrated, type Visitor, visit } from './browser.ts'
import { createPerson, createReturn } from './person.ts'
import { browser, origin } from './shared.ts'

/** What is in the bar of a step, how much of the window it and the navigation take, and what of it lies over something else. */
const bars = () => {
  const isFixed = (element: Element) => getComputedStyle(element).position === 'fixed'
  const bar = [...document.querySelectorAll('main form div')].find(isFixed)
  const navigation = [...document.querySelectorAll('nav')].find(isFixed)
  const launcher = [...document.querySelectorAll('main summary')].find(isFixed)
  const buttons = [...(bar?.lastElementChild?.children ?? [])]
  const result = bar?.querySelector('a[href="#lawful-result"]')?.getBoundingClientRect()
  const boxes = [...buttons, ...(launcher ? [launcher] : [])].map((element) => element.getBoundingClientRect())
  const words = [...(buttons[0]?.textContent?.matchAll(/\S+/g) ?? [])]
  const text = document.createTreeWalker(buttons[0] ?? document.body, NodeFilter.SHOW_TEXT).nextNode()
  const linesOf = ({ 0: word, index }: RegExpMatchArray) => {
    const range = document.createRange()
    range.setStart(text as Node, index ?? 0)
    range.setEnd(text as Node, (index ?? 0) + word.length)
    return range.getClientRects().length
  }
  return {
    saysResult: (result?.height ?? 0) > 0,
    boxes: boxes.length,
    lines: new Set(buttons.map((element) => Math.round(element.getBoundingClientRect().top / 20))).size,
    brokenWords: words.filter((word) => linesOf(word) > 1).map(([word]) => word),
    overlaps: boxes.flatMap((one, at) =>
      boxes
        .slice(at + 1)
        .filter(
          (other) =>
            one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom,
        ),
    ).length,
    share: ((bar?.clientHeight ?? 0) + (navigation?.clientHeight ?? 0)) / innerHeight,
    // What the end of the page keeps free, beside the bar that takes it.
    isCovered: Number.parseFloat(getComputedStyle(document.body).paddingBlockEnd) < Math.floor(bar?.clientHeight ?? 0),
  }
}

/** What a style of the reader does: media queries go by the browser's size, not by this one. */
const enlarge = (percent: number) => {
  document.documentElement.style.fontSize = `${percent}%`
}

let visitor: Visitor
beforeAll(async () => {
  visitor = await visit(browser, origin)
  const { page, context } = visitor
  await context.addCookies([{ name: 'language', value: 'nl', url: origin }])
  await page.goto('/')
  await page.getByRole('button', { name: 'Probeer het zonder account' }).click()
  await page.waitForURL('**/tax-filing/review')
})
afterAll(() => visitor.context.close())

/** The same return in a window of another size. */
const atStep = async (width: number, height: number): Promise<Page> => {
  const { page } = visitor
  await page.setViewportSize({ width, height })
  await page.goto('/tax-filing/deductions')
  await hydrated(page)
  await page.locator('main summary', { hasText: 'adviseur' }).last().waitFor()
  return page
}

test('the bar of a step takes one line of the narrowest window', async () => {
  const page = await atStep(320, 700)
  expect(await page.evaluate(bars)).toMatchObject({
    boxes: 3,
    lines: 1,
    brokenWords: [],
    overlaps: 0,
    isCovered: false,
  })
})

test.each([320, 360, 768])(
  'at %i px one line above the buttons says what it comes to, and leads to the whole',
  async (width) => {
    const page = await atStep(width, 740)
    const line = page.locator('main form a[href="#lawful-result"]')
    const words = (text: string | null) => text?.replace(/\s+/g, ' ').trim() ?? ''
    const headline = words(await page.locator('#lawful-result').textContent())
    const said = words(await line.textContent()).replace('Uitkomst tot nu toe: ', '')
    expect(headline.toLowerCase()).toContain(said.toLowerCase())
    const { height = 0 } = (await line.boundingBox()) ?? {}
    expect([height >= 24, height < 40]).toEqual([true, true])
    await line.click()
    await page.waitForFunction(() => {
      const heading = document.querySelector('#lawful-result')?.getBoundingClientRect()
      return heading && heading.top >= 0 && heading.bottom < innerHeight * 0.7
    })
    // Help, and what discards the return, stand after it.
    const order = await page.evaluate(() => {
      const result = document.querySelector('#lawful-result')
      const asked = document.querySelector('main a[href*="question=deductions.step-heading"]')
      return result && asked && Boolean(result.compareDocumentPosition(asked) & Node.DOCUMENT_POSITION_FOLLOWING)
    })
    expect(order).toBe(true)
  },
)

test('in a wide window the result stands at the side, and the bar says nothing of it', async () => {
  const page = await atStep(1280, 800)
  expect(await page.locator('main form a[href="#lawful-result"]').isVisible()).toBe(false)
})

test.each([
  { width: 320, height: 640, percent: 200, most: 0.48, saysResult: false },
  { width: 360, height: 740, percent: 200, most: 0.43, saysResult: false },
  { width: 390, height: 844, percent: 200, most: 0.4, saysResult: false },
  { width: 414, height: 896, percent: 200, most: 0.4, saysResult: false },
  { width: 360, height: 740, percent: 150, most: 0.35, saysResult: false },
  { width: 360, height: 740, percent: 120, most: 0.35, saysResult: true },
  { width: 768, height: 1024, percent: 200, most: 0.3, saysResult: false },
])('at $width by $height px with text at $percent % by a style the bars leave the page its room', async (window) => {
  const { width, height, percent, most, saysResult } = window
  const page = await atStep(width, height)
  await page.evaluate(enlarge, percent)
  const { share, ...found } = await page.evaluate(bars)
  expect(found).toMatchObject({ boxes: 3, brokenWords: [], overlaps: 0, isCovered: false, saysResult })
  expect(share).toBeLessThan(most)
})

test.each([
  [640, 900],
  [768, 1024],
  [1000, 900],
  [1280, 800],
  [1920, 1000],
])('at %i px the buttons begin where the page does, and the advisor ends where it does', async (width, height) => {
  const page = await atStep(width, height)
  const edges = await page.evaluate(() => {
    const edgesOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
    const summaries = [...document.querySelectorAll('main summary')]
    const launcher = summaries.find((element) => getComputedStyle(element).position === 'fixed')
    const form = edgesOf(document.querySelector('main form'))
    const main = edgesOf(document.querySelector('main'))
    const button = edgesOf(
      document.querySelector('main form button[type="submit"]:not([hidden])')?.closest('div')?.firstElementChild,
    )
    return {
      start: Math.round((button?.left ?? 0) - (form?.left ?? 0)),
      end: Math.round((edgesOf(launcher)?.right ?? 0) - (main?.right ?? 0)),
    }
  })
  expect(edges).toEqual({ start: 0, end: 0 })
})

test('shorter words are hyphenated where a line holds but one or two', async () => {
  const page = await atStep(360, 740)
  const limits = () =>
    getComputedStyle(document.querySelector('main form p, main form label') as Element).getPropertyValue(
      'hyphenate-limit-chars',
    )
  const before = await page.evaluate(limits)
  await page.evaluate(enlarge, 200)
  expect([before, await page.evaluate(limits)]).toEqual(['18 6 6', '8 3 3'])
})

test.each([137.5, 200])(
  'without script the real file control is no wider than a phone, with text at %d %%',
  async (percent) => {
    const { page, context } = await visit(browser, origin, { javaScript: false, width: 360 })
    await createPerson(page)
    await createReturn(page, { isJoint: true })
    for (const step of ['income', 'documents']) {
      await page.goto(`/tax-filing/${step}`)
      await page.evaluate(enlarge, percent)
      await page.locator('input[type="file"]').first().waitFor()
      await expectNoSidewaysScroll(page)
    }
    await context.close()
  },
)

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
