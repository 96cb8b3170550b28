import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { draftSteps } from '../packages/domain/src/tax-return/index.ts'
import { catalogue, entryIn, walkChoices } from '../packages/inspector/src/catalogue/index.ts'
import { hydrated, visit } from './browser.ts'
import { planJourneys } from './journeys/plan.ts'
import { readFeature } from './journeys/read-feature.ts'
import { openAddress, walkOnPages } from './journeys/walk.ts'
import { watchWizard } from './journeys/watch-wizard.ts'
import { createPerson, partnerBsn } from './person.ts'
import { browser, origin } from './shared.ts'

/** Does something as a new person; what the browser complained about, failures that were asked for aside. */
async function asNewPerson(does: (page: Page) => Promise<void>): Promise<readonly string[]> {
  const { page, context, complaints } = await visit(browser, origin)
  await createPerson(page)
  await does(page)
  await context.close()
  return complaints.filter((complaint) => !/net::ERR_|status of (409|412|500)/.test(complaint))
}

const folder = new URL('./journeys/', import.meta.url)
const scenarios = readdirSync(folder)
  .filter((file) => file.endsWith('.feature'))
  .flatMap((file) => readFeature(readFileSync(new URL(file, folder), 'utf8')))

describe('journeys against the real server', () => {
  test.each(scenarios.map(({ feature, name, steps }) => ({ title: `${feature}: ${name}`, steps })))(
    '$title',
    async ({ steps }) => {
      const path = steps.flatMap((step) => (step.kind === 'choice' ? [step.choice] : []))
      // What the journey claims, the chart must say too; walking it shows that the pages do.
      const places = walkChoices(entryIn(catalogue, 'tax-return'), path)
      let done = 0
      for (const step of steps) {
        if (step.kind === 'choice') done += 1
        else expect(places[done - 1]).toBe(step.place)
      }
      expect(await asNewPerson(async (page) => void (await walkOnPages(page, path)))).toEqual([])
    },
  )
})

describe('journeys made from the chart of the wizard', () => {
  const plan = planJourneys()
  const taken = new Set<string>()

  test.each(plan.paths.map((path, at) => ({ number: at + 1, path })))('journey $number', async ({ path }) => {
    const complaints = await asNewPerson(async (page) => {
      const { watched } = await walkOnPages(page, path)
      for (const id of watched.taken) taken.add(id)
      expect(watched.started()).toBe(1)
    })
    expect(complaints).toEqual([])
  })

  test('together take every transition that pages can set off, as the browser itself tells', () =>
    expect([...plan.taken].filter((id) => !taken.has(id))).toEqual([]))
})

test('what happens by itself is told to the wizard: documents that came, a return fetched again', async () => {
  const complaints = await asNewPerson(async (page) => {
    const { watched, saves } = await walkOnPages(page, [
      'answers are given · A return alone',
      'saving the answers · Saved',
    ])
    const isTold = (id: string) => expect.poll(() => watched.taken.has(id), { message: id }).toBe(true)
    await isTold('tax-return · a page is opened #1')
    await page.locator('button[value="load-samples"]').click()
    await isTold('tax-return · the documents are read #1')
    // Review fetches the return again when it is opened, also while another step is being saved.
    await page.locator('#documents-form button[type="submit"]').click()
    await openAddress(page, '/tax-filing/review')
    await isTold('tax-return.documents · the return is read again #1')
    await saves.end('Saved')
    await expect.poll(watched.state).toBe('review › answering')
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await isTold('tax-return.review · the return is read again #1')
    await openAddress(page, '/tax-filing/income')
    await page.locator('#income-form button[type="submit"]').click()
    await openAddress(page, '/tax-filing/review')
    await page.waitForURL('**/tax-filing/review')
    await isTold('tax-return · the return is read again #1')
    await saves.end('Fails: no connection')
    await expect.poll(watched.state).toBe('income › failed')
    await page.waitForURL('**/tax-filing/income')
  })
  expect(complaints).toEqual([])
})

/** Answers that are saved somewhere else, by step. */
const newer = {
  setup: { year: 2023 },
  partner: { partnerData: { fullName: 'Kim Jansen', bsn: partnerBsn } },
  income: { incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 } },
  deductions: { deductionsData: { mortgageInterest: 1 } },
} as const
const typedIn = {
  setup: 'birthDate-day',
  partner: 'fullName',
  income: 'salary',
  deductions: 'mortgageInterest',
} as const

test('what was typed before is told to the wizard where other answers have been saved since', async () => {
  const complaints = await asNewPerson(async (page) => {
    const watched = await watchWizard(page)
    const { id: userId } = await (await page.request.get('/api/user')).json()
    const start = { userId, year: 2024, currentStep: 'partner', isJointFiling: true }
    const { id } = await (await page.request.post('/api/tax-filings', { data: start })).json()
    const answered = {
      partnerData: { fullName: 'Jan Jansen', bsn: partnerBsn },
      incomeData: { salary: 2, taxWithheld: 0 },
    }
    expect((await page.request.patch(`/api/tax-filings/${id}`, { data: answered })).status()).toBe(200)
    for (const step of draftSteps) {
      await page.goto(`/tax-filing/${step}`)
      await hydrated(page)
      await page.locator(`[name="${typedIn[step]}"]`).fill('7')
      await page.getByText(/^(Saved at|Bewaard om) \d\d:\d\d$/).waitFor()
      expect((await page.request.patch(`/api/tax-filings/${id}`, { data: newer[step] })).status()).toBe(200)
      await page.reload()
      await hydrated(page)
      await expect.poll(watched.state).toBe(`${step} › overtaken`)
      expect(watched.taken.has(`tax-return.${step} · a draft meets a newer version #1`)).toBe(true)
      expect(await page.locator(`[name="${typedIn[step]}"]`).inputValue()).toBe('7')
    }
  })
  expect(complaints).toEqual([])
})
