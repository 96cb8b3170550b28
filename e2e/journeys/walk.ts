import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { catalogue, choicesIn, entryIn } from '../../packages/inspector/src/catalogue/index.ts'
import { openChart, stepChart } from '../../packages/inspector/src/chart/stepping.ts'
import { stateOf as stateIn } from '../../packages/inspector/src/chart/transitions.ts'
import type { TaxReturnSnapshot } from '../../packages/machines/src/tax-return/index.ts'
import { hydrated } from '../browser.ts'
import { type HeldSaves, holdSaves } from './held-saves.ts'
import { type Watched, watchWizard } from './watch-wizard.ts'
import { pageAfter } from './what-pages-offer.ts'

const wizard = entryIn(catalogue, 'tax-return')
const formOn = (page: Page, step: string) => page.locator(`#${step}-form`)
const send = (page: Page, step: string) => formOn(page, step).locator('button[type="submit"]').click()

type Fields = Readonly<Record<string, string>>

/** Fills a form in with exactly these answers, also where they are folded away: what is not among them is blank. */
async function fill(page: Page, step: string, fields: Fields): Promise<void> {
  const folded = formOn(page, step).locator('details:not([open]):has(input)')
  await folded.evaluateAll((parts) => {
    for (const part of parts) part.setAttribute('open', '')
  })
  // What already stands as it should is left: to look at each control by itself took most of a journey's time.
  const inputs = formOn(page, step).locator('input:not([type="hidden"])')
  const others = await inputs.evaluateAll(
    (all, wanted: Fields) =>
      all
        .filter((input) => input instanceof HTMLInputElement)
        .filter(({ name, type, checked, value }) =>
          type === 'checkbox' ? checked !== (wanted[name] === 'on') : value !== (wanted[name] ?? ''),
        )
        .map(({ name, type }) => ({ name, type })),
    fields,
  )
  for (const { name, type } of others) {
    const control = formOn(page, step).locator(`input:not([type="hidden"])[name="${name}"]`)
    // What an answer before it made needless is gone.
    if ((await control.count()) === 0) continue
    if (type === 'checkbox') await control.setChecked(fields[name] === 'on', { force: true })
    else await control.fill(fields[name] ?? '')
  }
}

/** Follows a link of this site as if it stood somewhere on the page. */
export const openAddress = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = document.body.appendChild(document.createElement('a'))
    link.href = href
    link.click()
    link.remove()
  }, path)

type Event = ReturnType<typeof choicesIn>[number]['event']

/** Does on the page that stands in the window what a choice says. */
async function act(page: Page, event: Event, shown: string, isChanged: boolean): Promise<void> {
  switch (event.type) {
    case 'answers are given':
      await fill(page, shown, event.fields)
      return send(page, shown)
    case 'trying again is chosen':
      if (isChanged) await fill(page, shown, event.fields)
      return shown === 'review'
        ? page.getByRole('button', { name: /Try again|Probeer het opnieuw/ }).click()
        : send(page, shown)
    case 'my answers are kept':
      if (isChanged) await fill(page, shown, event.fields)
      return page.locator('button[value="keep-mine"]').click()
    case 'the newer version is taken':
      return page.getByRole('link', { name: /Show the newer answers|Nieuwere antwoorden tonen/ }).click()
    case 'back is chosen':
      return page
        .getByRole('link', { name: /^(Back|Terug)/ })
        .last()
        .click()
    case 'a step is chosen':
      if (await page.getByRole('dialog').isVisible())
        return page.getByRole('dialog').locator(`a[href="/tax-filing/${event.step}"]`).click()
      // Where there are several returns the address says of which one the step is.
      return page
        .getByRole('navigation', { name: /Steps of your tax return|Stappen van uw aangifte/ })
        .locator(`a[href="/tax-filing/${event.step}"], a[href^="/tax-filing/${event.step}?of="]`)
        .click()
    case 'changing an answer is chosen':
      return page.locator(`main a[href="/tax-filing/${event.step}?at=${event.control}#${event.control}"]`).click()
    case 'a new return is started':
      return page
        .locator('main a[href="/tax-filing/setup"]')
        .filter({ hasText: /start|begin/i })
        .first()
        .click()
    case 'a page is opened':
      return openAddress(page, `/tax-filing/${event.step}`)
    case 'proceeding is chosen':
      // Marked as disabled, yet it opens the notice (decisions, Filing): Playwright would wait for it to be enabled.
      await page.getByRole('button', { name: /Proceed to submission|Doorgaan naar inzenden/ }).click({ force: true })
      return page.getByRole('dialog').waitFor()
    case 'the notice is closed':
      return page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
    case 'the practice submission is chosen':
      // The overview has a button of this name behind the notice.
      return page.getByRole('dialog').getByRole('button', { name: 'Inzenden oefenen' }).click()
    default:
      throw new Error(`Nothing on the pages does “${event.type}”`)
  }
}

/**
 * Walks a path of choices on the pages of a person who is signed in, from setup on; after each the chart there must stand
 * where the pure chart does.
 */
export async function walkOnPages(
  page: Page,
  path: readonly string[],
): Promise<{ readonly watched: Watched; readonly saves: HeldSaves }> {
  const watched = await watchWizard(page)
  const saves = await holdSaves(page)
  await page.goto('/tax-filing/setup')
  await hydrated(page)
  let snapshot = openChart(wizard.machine, wizard.input).snapshot as TaxReturnSnapshot
  let shown = 'setup' as ReturnType<typeof pageAfter>
  for (const [at, id] of path.entries()) {
    const choice = choicesIn(wizard, snapshot).find((one) => one.id === id)
    if (choice === undefined) throw new Error(`“${id}” is no choice at ${stateIn(snapshot)}`)
    if (choice.kind === 'event') await act(page, choice.event, shown, choice.variant !== null)
    else await saves.end(choice.variant?.en ?? '')
    snapshot = stepChart(wizard.machine, snapshot, choice.event).snapshot as TaxReturnSnapshot
    shown = pageAfter(shown, choice.event, snapshot)
    const message = `${at + 1}. after “${id}”`
    await expect.poll(watched.state, { message, timeout: 15_000 }).toBe(stateIn(snapshot))
    await expect.poll(() => new URL(page.url()).pathname, { message, timeout: 15_000 }).toBe(`/tax-filing/${shown}`)
  }
  return { watched, saves }
}
