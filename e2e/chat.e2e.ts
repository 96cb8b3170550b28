import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessibleInThreeThemes, hydrated, visit } from './browser.ts'
import { createReturn, register } from './person.ts'
import { browser, origin } from './shared.ts'

const question = (page: Page) => page.locator('[name="question"]')
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

/** The beginning of each reply, in the order of the specification's keywords; once what follows a general one. */
const replies = [
  ['Should I invest, tax-wise?', 'Savings and investments are taxed in box 3'],
  ['What about tax on my house?', 'For most people with a job'],
  ['My mortgage', 'If you live in the home you own'],
  ['Buying a house and saving', 'If you live in the home you own'],
  ['How do I save?', 'A refund often comes from deductions'],
  ['The tax credit for work', 'The employment tax credit is for income from work'],
  ['How is my dividend taxed?', 'Dividend of shares and funds is not taxed by itself'],
  ['Is my boat taxed?', 'That is all I know about this in general'],
  ['Good morning', 'I have no prepared answer to that. Could you put your question differently'],
] as const

test('the advisor is open, answers by keyword after a second, and announces the reply once', async () => {
  const { page, context, complaints } = await visit(browser, origin)
  await register(page)
  await page.clock.install()
  await page.goto('/')
  await hydrated(page)
  await question(page).waitFor()
  expect(await send(page).isDisabled()).toBe(true)
  await question(page).fill('a word')
  await expect.poll(() => send(page).isEnabled()).toBe(true)
  await question(page).fill('   ')
  await expect.poll(() => send(page).isDisabled()).toBe(true)
  // From here on a second passes only when the test says so.
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const log = page.getByRole('log')
  const height = () => log.evaluate((area) => area.getBoundingClientRect().height)
  // As tall as its content, and no taller than specified.
  expect(await height()).toBeLessThan(200)
  for (const [asked, answer] of replies) {
    const before = await log.getByText(answer).count()
    await question(page).fill(asked)
    await send(page).click()
    await page.getByText('The advisor is typing').first().waitFor({ state: 'attached' })
    await question(page).fill('next')
    expect(await send(page).isDisabled()).toBe(true)
    await page.clock.runFor(1_000)
    await expect.poll(() => log.getByText(answer).count()).toBe(before + 1)
  }
  expect(await height()).toBe(350)
  // Axe waits for timers of the page.
  await page.clock.resume()
  await expectAccessibleInThreeThemes(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('the round button closes and opens the panel, and on a phone covers none of the page’s controls', async () => {
  const { page, context } = await visit(browser, origin, { width: 360, height: 740 })
  await register(page)
  await hydrated(page)
  const toggle = page.locator('summary').filter({ hasText: 'advisor chat' })
  // Out of sight the button would lead to the panel first, instead of closing it.
  await page.getByRole('log').scrollIntoViewIfNeeded()
  await toggle.click()
  await question(page).waitFor({ state: 'hidden' })
  expect(await coveredBy(toggle)).toEqual([])
  await toggle.click()
  await question(page).waitFor()

  // Beside a step it is folded away, over the page, and knows where it is asked from.
  await page.goto(await createReturn(page))
  await hydrated(page)
  await question(page).waitFor({ state: 'hidden' })
  expect(await coveredBy(toggle)).toEqual([])
  await toggle.click()
  await page.getByRole('button', { name: 'Where do I find this?' }).click()
  await page.getByRole('log').getByText('You need the annual statement (jaaropgaaf) of each employer').waitFor()
  await question(page).press('Escape')
  await question(page).waitFor({ state: 'hidden' })
  expect(await toggle.evaluate((button) => button === document.activeElement)).toBe(true)
  await context.close()
})

/** The page's controls that a round button covers at the end of the page. */
const coveredBy = (toggle: Locator): Promise<(string | null)[]> =>
  toggle.evaluate((button) => {
    const controls = [...document.querySelectorAll('nav a, main a, main button, header summary')]
    // First to the end of the page, where the button comes to rest above the footer.
    window.scrollTo(0, document.documentElement.scrollHeight)
    const round = button.getBoundingClientRect()
    return controls
      .filter((control) => control !== button && !control.contains(button))
      .filter((control) => {
        const box = control.getBoundingClientRect()
        const isSeen = box.width > 0 && box.top < innerHeight && box.bottom > 0
        return (
          isSeen && box.left < round.right && box.right > round.left && box.top < round.bottom && box.bottom > round.top
        )
      })
      .map((control) => control.textContent)
  })

test('without script the chat says so and sends to the guide', async () => {
  const { page, context } = await visit(browser, origin, { javaScript: false })
  await register(page)
  await page.getByText('The chat needs JavaScript. Without it you find the same answers in the guide.').waitFor()
  await context.close()
})
