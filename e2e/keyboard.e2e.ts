import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { hydrated, hydratedFirst, visit } from './browser.ts'
import { answer, createPerson, createReturn, documentsRead, newUsername, password, testBsn } from './person.ts'
import { figures, samples } from './samples.ts'
import { browser, origin } from './shared.ts'

/** Presses Tab until the focus is on an element that matches; fails when the page has no such stop. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const stops: string[] = []
  await page.locator(selector).first().waitFor({ state: 'attached' })
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab')
    const [isThere, where] = await page.evaluate((wanted) => {
      const focused = document.activeElement
      return [focused?.matches(wanted) ?? false, `${focused?.tagName} ${focused?.textContent?.slice(0, 20)}`] as const
    }, selector)
    if (isThere) return
    stops.push(where)
  }
  throw new Error(`Tab never reached ${selector} on ${page.url()}, only ${stops.slice(0, 40).join(', ')}`)
}

/** What is focused must be seen to be focused and must not lie under the bars that stay on screen. */
async function expectFocusSeen(page: Page): Promise<void> {
  const seen = await page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return 'nothing is focused'
    const box = focused.getBoundingClientRect()
    const inWindow = box.bottom > 0 && box.top < innerHeight
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    const isCovered =
      top !== null && !focused.contains(top) && !top.contains(focused) && !(focused instanceof HTMLInputElement)
    return inWindow
      ? isCovered
        ? `covered by ${top.tagName} ${top.className} ${top.textContent?.slice(0, 60)}`
        : 'seen'
      : 'outside the window'
  })
  expect(seen).toBe('seen')
}

async function type(page: Page, name: string, text: string, form = ''): Promise<void> {
  await tabTo(page, `${form}[name="${name}"]`)
  await page.keyboard.type(text)
}

async function press(page: Page, selector: string, key = 'Enter'): Promise<void> {
  await tabTo(page, selector)
  await expectFocusSeen(page)
  await page.keyboard.press(key)
}

async function chooseFile(page: Page, file: string): Promise<void> {
  const input = 'form:has([name="type"][value="recognise"]) input[name="file"]'
  await expect
    .poll(
      async () => {
        await tabTo(page, input)
        const opened = page.waitForEvent('filechooser', { timeout: 5_000 }).catch(() => null)
        await page.keyboard.press('Space')
        const chooser = await opened
        await chooser?.setFiles(file)
        return chooser !== null
      },
      { timeout: 60_000 },
    )
    .toBe(true)
  await page
    .getByText(file.split('/').at(-1) ?? '')
    .first()
    .waitFor()
}

test.each([1280, 360])('a whole return by keyboard alone at %i px', async (width) => {
  const { page, context, complaints } = await visit(browser, origin, { width })
  await page.goto('/auth?tab=register')
  await hydrated(page)
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('#main')

  const username = newUsername()
  const registration = 'form:has([name="confirmPassword"]) '
  await type(page, 'fullName', 'Toets de Boer', registration)
  await type(page, 'email', `${username}@example.org`, registration)
  await type(page, 'bsn', testBsn, registration)
  await type(page, 'username', username, registration)
  await type(page, 'password', password, registration)
  await type(page, 'confirmPassword', password, registration)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tax-filing/setup')
  await type(page, 'taxIdentifier', testBsn)
  await press(page, '[name="acceptTerms"]', 'Space')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tax-filing/documents')

  await chooseFile(page, samples.bakery)
  await chooseFile(page, samples.library)
  await chooseFile(page, samples.mortgage)
  await documentsRead(page, 3)
  await press(page, 'main button[value="continue"]')
  await page.waitForURL('**/tax-filing/income')
  await expect.poll(() => page.locator('[name="salary"]').inputValue()).toBe(figures.salary)
  await tabTo(page, '[name="salary"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tax-filing/deductions')
  await tabTo(page, '[name="mortgageInterest"]')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/tax-filing/review')

  await press(page, 'main [aria-disabled="true"]')
  await page.getByText('Testomgeving').first().waitFor()
  await press(
    page,
    '[role="dialog"] a[href="/tax-filing/submit"], [role="alertdialog"] a[href="/tax-filing/submit"], [role="dialog"] button:last-of-type, [role="alertdialog"] button:last-of-type',
  )
  await page.waitForURL('**/tax-filing/submit')
  await press(page, '[name="confirmation"]', 'Space')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Return to Dashboard' }).waitFor()
  expect(complaints).toEqual([])
  await context.close()
})

/** What takes focus on the page but is then outside the window or lies under what stays on screen, in whole. */
const hiddenWithFocus = () => {
  const stops = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, summary, textarea, [tabindex="0"]',
  )
  const describe = (stop: HTMLElement) => `${stop.tagName} ${stop.id} ${stop.textContent?.trim().slice(0, 30)}`
  const isSeen = (stop: HTMLElement) => {
    const { left, right, top, bottom } = stop.getBoundingClientRect()
    const [start, end, from, to] = [
      Math.max(left, 0),
      Math.min(right, innerWidth),
      Math.max(top, 0),
      Math.min(bottom, innerHeight),
    ]
    if (start >= end || from >= to || (right - left <= innerWidth && (left < 0 || right > innerWidth))) return false
    return [0.1, 0.5, 0.9].some((part) => {
      const at = document.elementFromPoint((start + end) / 2, from + (to - from) * part)
      return at !== null && (stop.contains(at) || at.contains(stop) || at.closest('label')?.control === stop)
    })
  }
  return [...stops].flatMap((stop) => {
    stop.focus()
    return document.activeElement !== stop || isSeen(stop) ? [] : [describe(stop)]
  })
}

test.each(['en', 'nl'])('at 400 %% zoom the name and the tools share one line of the header (%s)', async (language) => {
  const { page, context } = await visit(browser, origin, { width: 320, height: 256 })
  await context.addCookies([{ name: 'language', value: language, url: origin }])
  const centreOf = async (selector: string) => {
    const { y = 0, height = 0 } = (await page.locator(selector).last().boundingBox()) ?? {}
    return Math.round(y + height / 2)
  }
  await page.goto('/faq')
  const asVisitor = [await centreOf('header a[href="/"]'), await centreOf('header a[href="/auth"]')]
  await createPerson(page)
  await page.goto('/faq')
  const signedIn = [await centreOf('header a[href="/"]'), await centreOf('header summary')]
  expect([asVisitor[0], signedIn[0]]).toEqual([asVisitor[1], signedIn[1]])
  await context.close()
})

test('at 400 % zoom what has focus is seen on every page of a return, and so are the menus', async () => {
  const { page, context, complaints } = await visit(browser, origin, { width: 320, height: 256 })
  await createPerson(page)
  await createReturn(page, { isJoint: true })
  await answer(page, { currentStep: 'partner' })
  const pages = ['setup', 'partner', 'documents', 'income', 'deductions', 'review', 'submit'].map(
    (step) => `/tax-filing/${step}`,
  )
  for (const path of [...pages, '/', '/settings?tab=security', '/quick-tax-calculator']) {
    await page.goto(path)
    await hydratedFirst(page)
    expect({ path, hidden: await page.evaluate(hiddenWithFocus) }).toEqual({ path, hidden: [] })
  }
  const menus = page.locator('header details:visible, footer details:visible')
  for (const menu of await menus.all()) {
    await menu.locator('summary').click()
    const { x = -1, width = 0 } = (await menu.locator('ul').boundingBox()) ?? {}
    expect([x >= 0, x + width <= 320]).toEqual([true, true])
    await page.keyboard.press('Escape')
  }
  expect([await menus.count(), complaints]).toEqual([4, []])
  await context.close()
})
