import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hydrated, visit } from './browser.ts'
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

test('no script for browsers looks behind in an expression, which Safari reads since 2023 only', () => {
  const folder = new URL('../packages/app/dist/client/assets/', import.meta.url)
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const lookingBehind = scripts.filter((name) => /\(\?<[=!]/.test(readFileSync(new URL(name, folder), 'utf8')))
  expect([scripts.length > 50, lookingBehind]).toEqual([true, []])
})
