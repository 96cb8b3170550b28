import { partnerTestBsn } from '@aangiftewijs/domain/bsn'
import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { newFiler, postForReturn, startReturn } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const partnerData = {
  fullName: 'Tom Canarynaam',
  bsn: partnerTestBsn,
  dateOfBirth: '1990-12-05',
  email: 'tom@example.org',
}
const setupData = { taxIdentifier: '999990019', birthDate: '1988-03-04', foreignIncome: false, ownHome: true }
const incomeData = { salary: 50_000, otherIncome: 0, taxWithheld: 12_000, savings: 90_000, partnerSalary: 31_234 }
const deductionsData = deductionsWith({ mortgageInterest: 5_000, wozValue: 420_000, partnerCharityDonations: 777 })

const save = async (browser: TestBrowser, { id }: TaxFiling, patch: object): Promise<TaxFiling> => {
  const { status, text } = await browser.call('PATCH', `/api/tax-filings/${id}`, patch)
  if (status !== 200) throw new Error(`${status}: ${text}`)
  return JSON.parse(text)
}

/** Somebody with a joint return of 2024 in which everything is answered. */
async function couple() {
  const { browser, id } = await newFiler(server)
  const begun = await startReturn(browser, id, { isJointFiling: true, currentStep: 'partner', setupData })
  const filing = await save(browser, begun, {
    ...{ partnerData, incomeData, deductionsData },
    splitData: { ownHome: 1_000 },
    currentStep: 'review',
  })
  return { browser, id, filing }
}

// No digits beside an amount: a moment in milliseconds may hold any.
const partnersIn = (told: unknown) =>
  ['Tom Canarynaam', partnerTestBsn, 'tom@example.org', '31234', '777', 'ownHome":1000'].filter((of) =>
    new RegExp(`(?<!\\d)${of}(?!\\d)`).test(JSON.stringify(told)),
  )
const draftsOf = async (browser: TestBrowser) =>
  Promise.all(['partner', 'income', 'deductions'].map(async (step) => (await browser.get(`/api/drafts/${step}`)).text))

test('a slip of the tick loses nothing of the partner, and leaves nothing to look at again', async () => {
  const { browser, filing } = await couple()
  const alone = await save(browser, filing, { isJointFiling: false })
  const together = await save(browser, filing, { isJointFiling: true })
  expect([alone.askedJointly, together.askedJointly]).toEqual([{ income: true, deductions: true }, null])
  expect([alone, together].map(partnersIn)).toEqual([partnersIn(filing), partnersIn(filing)])
})

test('nothing of a partner is submitted with a return filed alone', async () => {
  const { browser, filing } = await couple()
  await save(browser, filing, { isJointFiling: false })
  const submitted = await save(browser, filing, { completed: true, currentStep: 'submit' })
  expect([submitted.partnerData, submitted.splitData, partnersIn(submitted)]).toEqual([null, null, []])
  expect(submitted.incomeData).toMatchObject({ salary: 50_000, savings: 90_000 })
  const correction = await browser.call('POST', `/api/tax-filings/${filing.id}/correction`)
  expect(partnersIn(correction.text)).toEqual([])
})

test('with a joint one all of it is', async () => {
  const { browser, filing } = await couple()
  const submitted = await save(browser, filing, { completed: true, currentStep: 'submit' })
  expect(partnersIn(submitted)).toEqual(partnersIn(filing))
})

test('a press removes it, saved and typed, and nothing else', async () => {
  const { browser, id: userId, filing } = await couple()
  const typed = async (step: string, letter: string, fields: object) =>
    browser.call('PUT', `/api/drafts/${step}/${letter.repeat(32)}`, {
      ...{ userId, taxFilingId: filing.id, revision: 1, replaces: null, fields, base: {} },
    })
  await typed('partner', 'a', { fullName: 'Tom Canarynaam' })
  await typed('income', 'b', { salary: '51000', partnerSalary: '31234' })
  await save(browser, filing, { isJointFiling: false })
  const before = partnersIn(await draftsOf(browser))
  const press = { intent: 'remove-partner', filingId: String(filing.id) }
  const answer = await browser.post('/tax-filing/partner', press)
  const [now] = JSON.parse((await browser.get('/api/tax-filings')).text)
  const drafts = await draftsOf(browser)
  expect([answer.status, answer.headers.get('location'), partnersIn([now, drafts])]).toEqual([
    303,
    '/tax-filing/partner',
    [],
  ])
  expect([before, now.incomeData.savings, drafts[1]?.includes('51000')]).toEqual([
    ['Tom Canarynaam', '31234'],
    90_000,
    true,
  ])
})

test('of a return that is joint a press removes nothing, and of somebody else’s neither', async () => {
  const [one, other] = [await couple(), await couple()]
  const press = { intent: 'remove-partner', filingId: String(one.filing.id) }
  await one.browser.post('/tax-filing/partner', press)
  const foreign = await other.browser.post('/tax-filing/partner', press)
  const [now] = JSON.parse((await one.browser.get('/api/tax-filings')).text)
  expect([partnersIn(now), foreign.status]).toEqual([partnersIn(one.filing), 404])
})

/** Starts a return of 2025 from one of 2024 that was submitted. */
async function startNext(browser: TestBrowser, userId: number, from: TaxFiling, over: object) {
  await save(browser, from, { completed: true, currentStep: 'submit' })
  server.clock.advance(1000)
  const body = { userId, year: 2025, currentStep: 'documents', startFromId: from.id, ...over }
  const { status, filing } = await postForReturn(browser, '/api/tax-filings', body)
  if (filing === null) throw new Error(`${status}`)
  return filing
}

test('who is started alone from a joint return has nothing of that partner in it', async () => {
  const { browser, id, filing } = await couple()
  const next = await startNext(browser, id, filing, { isJointFiling: false })
  expect([next.isJointFiling, partnersIn(await draftsOf(browser))]).toEqual([false, []])
})

test('and from a return that became alone before it was submitted neither', async () => {
  const { browser, id, filing } = await couple()
  await save(browser, filing, { isJointFiling: false })
  const next = await startNext(browser, id, filing, { isJointFiling: true, currentStep: 'partner' })
  expect([next.isJointFiling, partnersIn(await draftsOf(browser))]).toEqual([true, []])
})

test('what was taken over of the partner goes when the new return becomes one of one person', async () => {
  const { browser, id, filing } = await couple()
  const next = await startNext(browser, id, filing, { isJointFiling: true, currentStep: 'partner' })
  const before = partnersIn(await draftsOf(browser))
  await save(browser, next, { isJointFiling: false, currentStep: 'documents' })
  expect([before, partnersIn(await draftsOf(browser))]).toEqual([
    ['Tom Canarynaam', partnerTestBsn, 'tom@example.org'],
    [],
  ])
})

test('continuing with the amounts alone looks at them again', async () => {
  const { browser, filing } = await couple()
  await save(browser, filing, { isJointFiling: false })
  const { partnerSalary: _, ...own } = incomeData
  const income = await save(browser, filing, { incomeData: { ...own, savings: 45_000 }, currentStep: 'deductions' })
  const { partnerCharityDonations: __, ...ofOne } = deductionsData
  const all = await save(browser, filing, { deductionsData: ofOne, currentStep: 'review' })
  expect([income.askedJointly, all.askedJointly]).toEqual([{ deductions: true }, null])
})

test('a submitted return keeps the name it was submitted with', async () => {
  const { browser, filing } = await couple()
  const submitted = await save(browser, filing, { completed: true, currentStep: 'submit' })
  const { fullName, username } = JSON.parse((await browser.get('/api/user')).text)
  const details = { intent: 'details', fullName: 'Sanne Nieuw', username, bsn: '', password: goodPassword }
  await browser.post('/settings/details', details)
  const [after] = JSON.parse((await browser.get('/api/tax-filings')).text)
  const renamed = JSON.parse((await browser.get('/api/user')).text).fullName
  expect([filing.submittedName, submitted.submittedName, renamed, after.submittedName]).toEqual([
    null,
    fullName,
    'Sanne Nieuw',
    fullName,
  ])
})
