import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deductionsWith } from '../packages/domain/src/tax-return/index.ts'
import { expectAccessibleInThreeThemes, expectNoSidewaysScroll, hydrated, visit } from './browser.ts'
import { answer, continueFrom, createPerson, createReturn, fill, formWith, logIn, partnerBsn } from './person.ts'
import { type RunningServer, startServer } from './server.ts'
import { browser, origin } from './shared.ts'

/** What is typed in each step that asks something, and the control it is told by. */
const typed = {
  setup: { taxIdentifier: '12345' },
  partner: { fullName: 'Kim Jansen', bsn: '111', 'dateOfBirth-day': '3', email: 'kim@' },
  income: { salary: '41.000,5', otherIncome: 'about 12', taxWithheld: '' },
  deductions: { mortgageInterest: '6500', charityDonations: '12,' },
} as const
type TypedStep = keyof typeof typed
const typedSteps = Object.keys(typed) as TypedStep[]

const pathOf = (step: string) => `/tax-filing/${step}`
const firstOf = (step: TypedStep) => Object.keys(typed[step])[0] ?? ''
const notice = (page: Page) => page.getByText(/^This is what you typed on|^Dit hebt u ingevuld op/)
const saying = (page: Page) => page.getByText(/^(Saved at|Bewaard om) \d\d:\d\d$/)

async function open(page: Page, step: TypedStep): Promise<void> {
  await page.goto(pathOf(step))
  await hydrated(page)
}

const typeIn = (page: Page, step: TypedStep) => fill(formWith(page, firstOf(step)), typed[step])

/** Everything that was typed stands there again, and the page says so. */
async function expectTyped(page: Page, step: TypedStep): Promise<void> {
  await notice(page).waitFor()
  const names = Object.keys(typed[step])
  const form = formWith(page, firstOf(step))
  const values = async () =>
    Object.fromEntries(
      await Promise.all(names.map(async (name) => [name, await form.locator(`[name="${name}"]`).inputValue()])),
    )
  await expect.poll(values).toEqual(typed[step])
}

/** A person whose joint return has come to the deductions. */
async function arrive(at: string) {
  const visitor = await visit(browser, at)
  const { page } = visitor
  const username = await createPerson(page)
  await createReturn(page, { isJoint: true })
  await answer(page, {
    currentStep: 'deductions',
    partnerData: { fullName: 'Jan van der Berg', bsn: partnerBsn, dateOfBirth: '1990-02-03' },
    incomeData: { salary: 50_000, otherIncome: 0, taxWithheld: 12_000 },
  })
  return { ...visitor, username }
}

/** What is in a step's draft on the server. */
async function keptOf(page: Page, step: TypedStep): Promise<Record<string, string> | undefined> {
  const drafts: { fields: Record<string, string> }[] = await (await page.request.get(`/api/drafts/${step}`)).json()
  return drafts[0]?.fields
}
const untilKept = (page: Page, step: TypedStep) => expect.poll(() => keptOf(page, step)).toMatchObject(typed[step])

const tracker = (page: Page, step: string) => page.locator(`main nav a[href="${pathOf(step)}"]`).first()

/** Ways to leave a page by oneself, at once after typing, and back to it. */
const ways: Readonly<Record<string, (page: Page, step: TypedStep) => Promise<void>>> = {
  Back: async (page, step) => {
    const back = page.getByRole('link', { name: /^(Back|Terug)/ }).last()
    // Setup has nothing before it; there the header leads away.
    await (step === 'setup' ? tracker(page, 'income') : back).click()
    await page.waitForURL((url) => url.pathname !== pathOf(step))
    await page.goBack()
  },
  'a link': async (page, step) => {
    await tracker(page, step === 'income' ? 'documents' : 'income').click()
    await page.waitForURL((url) => url.pathname !== pathOf(step))
    await tracker(page, step).click()
  },
  'the browser’s Back': async (page, step) => {
    await page.goBack()
    await page.waitForURL((url) => url.pathname !== pathOf(step))
    await page.goForward()
  },
  'a reload': async (page) => {
    await page.reload()
  },
}

describe.each(Object.entries(ways))('typed and left by %s, everything is there', (_, leave) => {
  test.each(typedSteps)('in %s', async (step) => {
    const { page, context, complaints } = await arrive(origin)
    await page.goto('/help')
    await open(page, step)
    await typeIn(page, step)
    await leave(page, step)
    await page.waitForURL(`**${pathOf(step)}`)
    await expectTyped(page, step)
    await untilKept(page, step)
    expect(complaints).toEqual([])
    await context.close()
  })
})

test('at the end of the session, and on another device, everything is there and nothing counts as an answer', async () => {
  const { page, context, username } = await arrive(origin)
  for (const step of typedSteps) {
    await open(page, step)
    await typeIn(page, step)
    await saying(page).waitFor()
    await untilKept(page, step)
  }
  const filings = await (await page.request.get('/api/tax-filings')).json()
  expect(filings).toMatchObject([{ incomeData: { salary: 50_000 }, deductionsData: null }])
  // The session ends on the server; the page notices when it next asks.
  await context.clearCookies()
  await page.reload()
  await page.waitForURL('**/auth**')
  const elsewhere = await visit(browser, origin)
  await logIn(elsewhere.page, username)
  await elsewhere.page.waitForURL('**/')
  for (const step of typedSteps) {
    await open(elsewhere.page, step)
    await expectTyped(elsewhere.page, step)
  }
  expect(elsewhere.complaints).toEqual([])
  await elsewhere.context.close()
  await context.close()
})

test('Discard shows what is saved; going on saves what was typed and ends the draft', async () => {
  const { page, context, complaints } = await arrive(origin)
  await open(page, 'income')
  await typeIn(page, 'income')
  await saying(page).waitFor()
  await page.reload()
  await expectTyped(page, 'income')
  await hydrated(page)
  await expectAccessibleInThreeThemes(page)
  await page
    .getByRole('button', { name: 'Discard', exact: true })
    .or(page.getByRole('button', { name: 'Weggooien' }))
    .click()
  await notice(page).waitFor({ state: 'detached' })
  expect(await page.locator('[name="salary"]').inputValue()).toBe('50.000,00')
  await expect.poll(() => keptOf(page, 'income')).toBeUndefined()
  await page.locator('[name="salary"]').fill('51.000')
  await saying(page).waitFor()
  await continueFrom(page, 'salary')
  await page.waitForURL('**/tax-filing/deductions')
  expect(await keptOf(page, 'income')).toBeUndefined()
  await open(page, 'income')
  expect([await page.locator('[name="salary"]').inputValue(), await notice(page).count()]).toEqual(['51.000,00', 0])
  expect(complaints).toEqual([])
  await context.close()
})

test('without script the draft is shown, and can be discarded or saved', async () => {
  const { page, context, username } = await arrive(origin)
  await open(page, 'deductions')
  await typeIn(page, 'deductions')
  await saying(page).waitFor()
  const plain = await visit(browser, origin, { javaScript: false, width: 320 })
  await logIn(plain.page, username)
  await plain.page.goto(pathOf('deductions'))
  await expectTyped(plain.page, 'deductions')
  await expectNoSidewaysScroll(plain.page)
  await plain.page.locator('button[value="discard-draft"]').click()
  await plain.page.waitForURL('**/tax-filing/deductions')
  expect([await notice(plain.page).count(), await keptOf(page, 'deductions')]).toEqual([0, undefined])
  await plain.context.close()
  await context.close()
})

test.each(['en', 'nl'])('review and submit say what does not count, with the way there (%s)', async (language) => {
  const { page, context, username, complaints } = await arrive(origin)
  await answer(page, { currentStep: 'review', deductionsData: deductionsWith({}) })
  await page.request.post('/language', { headers: { Origin: origin }, form: { language, next: '/' } })
  const told = (on: Page) =>
    on.getByText(/^Something you typed does not count yet$|^Iets wat u hebt ingevuld, telt nog/)
  await open(page, 'deductions')
  await page.locator('[name="charityDonations"]').fill('5.000')
  await tracker(page, 'review').click()
  await page.waitForURL('**/tax-filing/review')
  await told(page).waitFor()
  await page.getByRole('button', { name: /^(Practise submitting|Inzenden oefenen)$/ }).click()
  await page.waitForURL('**/tax-filing/submit')
  await told(page).waitFor()
  await expectAccessibleInThreeThemes(page)
  const plain = await visit(browser, origin, { javaScript: false, width: 320 })
  await logIn(plain.page, username)
  for (const step of ['review', 'submit']) {
    await plain.page.goto(pathOf(step))
    await told(plain.page).waitFor()
    await expectNoSidewaysScroll(plain.page)
  }
  await plain.context.close()
  await page.getByRole('link', { name: /^(Go to Deductions|Naar Aftrekposten)$/ }).click()
  await page.waitForURL('**/tax-filing/deductions')
  await continueFrom(page, 'charityDonations')
  await page.waitForURL('**/tax-filing/review')
  await page.getByText('€ 5.000,00').filter({ visible: true }).first().waitFor()
  expect([await told(page).count(), complaints]).toEqual([0, []])
  await context.close()
})

describe('a server that is killed', () => {
  let server: RunningServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.stop())

  test('has everything that was kept', async () => {
    const { page, context } = await arrive(server.origin)
    for (const step of typedSteps) {
      await open(page, step)
      await typeIn(page, step)
      await untilKept(page, step)
    }
    await server.kill()
    await server.restart()
    for (const step of typedSteps) {
      await open(page, step)
      await expectTyped(page, step)
    }
    await context.close()
  })
})
