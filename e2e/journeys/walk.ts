import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { catalogue, entryIn, walkChoices } from '../../packages/inspector/src/catalogue/index.ts'
import { openChart } from '../../packages/inspector/src/chart/stepping.ts'
import { hydrated } from '../browser.ts'

const wizard = entryIn(catalogue, 'tax-return')

/** Listens at the app's seam for the inspector, so that the test knows where the chart on the page really stands. */
export const listenToWizard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const nameOf = (value: unknown): string =>
      typeof value === 'object' && value !== null
        ? Object.entries(value)
            .map(([outer, inner]) => `${outer} › ${nameOf(inner)}`)
            .join(' + ')
        : String(value)
    const seam = {
      inspect: ({
        type,
        actorRef,
        snapshot,
      }: {
        type: string
        actorRef: { id: string; logic?: { id?: string } }
        snapshot?: { status: string; value: unknown }
      }) => {
        if (type !== '@xstate.snapshot' || actorRef.logic?.id !== 'tax-return' || snapshot?.status !== 'active') return
        document.documentElement.dataset.place = nameOf(snapshot.value)
      },
    }
    Object.assign(globalThis, { chartInspection: seam })
  })
}

/** What was typed for a choice, from the very samples the inspector offers. */
function fieldsOf(choice: string, step: string): Readonly<Record<string, string>> {
  const sample = wizard.events.find(
    ({ type, variant, where }) => `${type} · ${variant?.en}` === choice && where === `tax-return.${step}`,
  )
  const { snapshot } = openChart(wizard.machine, wizard.input)
  return (sample?.eventIn(snapshot).fields ?? {}) as Readonly<Record<string, string>>
}

const checkable = ['isJointFiling', 'acceptTerms', 'confirmation']

async function answer(page: Page, choice: string, step: string): Promise<void> {
  const fields = Object.entries(fieldsOf(choice, step))
  if (step === 'setup')
    await page.locator('[name="isJointFiling"]').setChecked(choice.includes('joint'), { force: true })
  for (const [name, value] of fields) {
    const control = page.locator(`[name="${name}"]`)
    if (checkable.includes(name)) await control.check({ force: true })
    else if (name === 'year') await control.selectOption(value)
    else await control.fill(value)
  }
  await submit(page, step)
}

const submit = (page: Page, step: string) =>
  page
    .locator(`form[action="/tax-filing/${step}"]`)
    .getByRole('button', { name: /^(Continue|Submit|Doorgaan|Verder|Try again|Probeer)/ })
    .click()

/** Makes the next save end as the journey says; without a word about it the real server answers. */
async function prepareAnswer(page: Page, next: string | undefined): Promise<void> {
  if (next === undefined || next === 'saving the answers · Saved') return
  await page.route(
    /\/api\/tax-filings/,
    (route) => {
      if (route.request().method() === 'GET') return route.fallback()
      return next.includes('no connection')
        ? route.abort('internetdisconnected')
        : route.fulfill({ status: 500, contentType: 'text/plain', body: 'The server could not do this.' })
    },
    { times: 1 },
  )
}

/** Does on the page what a choice says. */
async function act(page: Page, choice: string, step: string): Promise<void> {
  if (choice.startsWith('answers are given')) return answer(page, choice, step)
  switch (choice) {
    case 'trying again is chosen':
      return submit(page, step)
    case 'back is chosen':
      return page
        .getByRole('link', { name: /^(Back|Terug)/ })
        .last()
        .click()
    case 'proceeding is chosen':
      // Marked as disabled, yet it opens the notice (decisions, Filing): Playwright would wait for it to be enabled.
      return page.getByRole('button', { name: 'Proceed to submission' }).click({ force: true })
    case 'the notice is closed':
      return page.getByRole('button', { name: 'Terug naar het overzicht' }).click()
    case 'the practice submission is chosen':
      return page.getByRole('button', { name: 'Indienen oefenen' }).click()
    default:
      throw new Error(`Nothing on the pages does “${choice}”`)
  }
}

/** Walks a path of choices on the pages; after each the chart on the page must stand where the pure chart does. */
export async function walkOnPages(page: Page, path: readonly string[]): Promise<string> {
  const places = walkChoices(wizard, path)
  let place = 'setup › answering'
  await page.goto('/tax-filing/setup')
  await hydrated(page)
  for (const [at, choice] of path.entries()) {
    if (!choice.startsWith('saving the answers')) {
      const next = path[at + 1]
      await prepareAnswer(page, next?.startsWith('saving the answers') ? next : undefined)
      await act(page, choice, place.split(' › ')[0] ?? '')
    }
    place = places[at] ?? place
    // Saving passes too fast to be seen; what it ends in is looked at.
    if (place.endsWith('saving')) continue
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.place), {
        message: `after “${choice}”`,
        timeout: 15_000,
      })
      .toBe(place)
  }
  return place
}
