import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { newerInScript } from '../scripts/support/newer-scripts.ts'
import { newerStyles } from '../scripts/support/newer-styles.ts'
import { asOldBrowsersRead } from '../scripts/support/old-reading.ts'
import { askedForInScripts, refinements } from '../scripts/support/refinements.ts'
import { expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { browser, origin } from './shared.ts'

/** What has come to browsers since spring 2022, by where it lies. */
const newer: Readonly<Record<string, readonly string[]>> = {
  'Array.prototype': ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced', 'with'],
  Array: ['fromAsync'],
  'String.prototype': ['isWellFormed', 'toWellFormed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any', 'timeout'],
  'Element.prototype': ['checkVisibility', 'setHTMLUnsafe', 'getHTML'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  'Document.prototype': ['startViewTransition'],
  globalThis: ['structuredClone', 'requestIdleCallback', 'Iterator', 'navigation', 'scheduler'],
}

/** In a page: takes away what is newer, and the option of formats that is. */
function takeAway(found: typeof newer): void {
  for (const [place, names] of Object.entries(found)) {
    const owner = place.split('.').reduce<unknown>((at, name) => Reflect.get(Object(at), name), globalThis)
    for (const name of names) Reflect.deleteProperty(Object(owner), name)
  }
  const Format = Intl.NumberFormat
  Intl.NumberFormat = new Proxy(Format, {
    construct(target, [locale, options]: [string?, Intl.NumberFormatOptions?]) {
      if (options?.signDisplay === 'negative') throw new RangeError('no signDisplay of this name')
      return new target(locale, options)
    },
  })
}

test('a browser of spring 2022 takes over every kind of page, and parts that come later', async () => {
  const { page, context, complaints } = await visit(browser, origin, { width: 390 })
  await context.addInitScript(takeAway, newer)
  for (const path of ['/', '/auth', '/tax-guide', '/faq', '/help', '/resources', '/news', '/quick-tax-calculator']) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.getByLabel('Salary').first().fill('52.000')
  await page.getByRole('button', { name: /^Calculate/ }).click()
  await page.getByRole('figure', { name: 'From gross to net' }).waitFor()
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.waitForURL('**/tax-filing/review')
  for (const path of [
    '/tax-filing/documents',
    '/tax-filing/income',
    '/tax-filing/deductions',
    '/tax-filing/review',
    '/settings',
    '/',
  ]) {
    await page.goto(path)
    await hydrated(page)
  }
  await page.goto('/tax-filing/what-if')
  await hydrated(page)
  expect(complaints).toEqual([])
  await context.close()
})

/** What stands over the page's end: the step's buttons and the advisor's. */
test.each([
  { width: 390, height: 667 },
  { width: 1280, height: 640 },
])('with the styles of spring 2022 nothing covers anything in a window of $width by $height', async (window) => {
  const { page, context } = await visit(browser, origin, { width: window.width })
  await page.setViewportSize(window)
  await context.addInitScript(takeAway, newer)
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: asOldBrowsersRead(await response.text()) })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try it without an account' }).click()
  await page.waitForURL('**/tax-filing/review')
  for (const path of [
    '/tax-filing/income',
    '/tax-filing/deductions',
    '/tax-filing/documents',
    '/tax-filing/review',
    '/',
  ]) {
    await page.goto(path)
    await hydrated(page)
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/tax-filing/income')
  await hydrated(page)
  for (const name of ['Back', /^Continue/])
    await page
      .locator('main')
      .getByRole('button', { name })
      .or(page.locator('main').getByRole('link', { name }))
      .last()
      .click({ trial: true })
  await page.keyboard.press('End')
  const last = page.getByRole('contentinfo').getByRole('link').last()
  await last.focus()
  await last.click({ trial: true })

  await page.locator('summary').filter({ hasText: 'advisor chat' }).click()
  const heading = page.getByRole('heading', { name: 'AI Financial Advisor' })
  await heading.waitFor()
  expect((await heading.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await context.close()
})

const assets = new URL('../packages/app/dist/client/assets/', import.meta.url)
const builtFiles = (ending: string) =>
  readdirSync(assets)
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(new URL(name, assets), 'utf8'))

test('what was built of styles is understood by browsers of spring 2022, has something in its place, or only refines', () => {
  const found = builtFiles('.css').flatMap(newerStyles)
  expect(found.filter(({ feature }) => !Object.hasOwn(refinements, feature))).toEqual([])
  expect(Object.keys(refinements).filter((name) => !found.some(({ feature }) => feature === name))).toEqual([])
})

test('what was built of scripts calls nothing newer without asking first', () => {
  const found = [...new Set(builtFiles('.js').flatMap(newerInScript))]
  expect(found.sort()).toEqual(Object.keys(askedForInScripts).sort())
})

test('no script for browsers looks behind in an expression, which Safari reads since 2023 only', () => {
  const scripts = builtFiles('.js')
  expect([scripts.length > 50, scripts.filter((text) => /\(\?<[=!]/.test(text))]).toEqual([true, []])
})
