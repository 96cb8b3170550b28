import { partnerTestBsn } from '@aangiftewijs/domain/bsn'
import type { Draft, DraftStep, TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { deductions, income, newFiler, postForReturn, startReturn } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const ownBsn = '999990019'
const partner = { fullName: 'Tom Jansen', bsn: partnerTestBsn, dateOfBirth: '1990-12-05' }
const setupData = { taxIdentifier: ownBsn, birthDate: '1988-03-04', foreignIncome: false, ownHome: true }

/** Somebody with a submitted joint return of 2024: an own home, a partner and a child. */
async function submittedFiler() {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id, { isJointFiling: true, currentStep: 'partner', setupData })
  const answers = {
    partnerData: partner,
    incomeData: { ...income, childUnder12: true, partYearResident: true, savings: 90_000 },
    deductionsData: { ...deductions, wozValue: 420_000 },
  }
  const done = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, {
    ...answers,
    currentStep: 'submit',
    completed: true,
  })
  const submitted: TaxFiling = JSON.parse(done.text)
  expect(submitted.completed).toBe(true)
  server.clock.advance(1000)
  return { browser, id, submitted }
}

const draftsOf = async (browser: TestBrowser, step: DraftStep): Promise<readonly Draft[]> =>
  JSON.parse((await browser.get(`/api/drafts/${step}`)).text)
const unsaved = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/drafts')).text)
const filingsOf = async (browser: TestBrowser): Promise<readonly TaxFiling[]> =>
  JSON.parse((await browser.get('/api/tax-filings')).text)

/** What each later step begins with. */
const begun = async (browser: TestBrowser, filingId: number) =>
  Object.fromEntries(
    await Promise.all(
      (['partner', 'income', 'deductions'] as const).map(async (step) => [
        step,
        (await draftsOf(browser, step))
          .filter(({ taxFilingId }) => taxFilingId === filingId)
          .map(({ fields }) => fields),
      ]),
    ),
  )

const lasting = (from: TaxFiling) => ({
  partner: [
    {
      fullName: 'Tom Jansen',
      bsn: partnerTestBsn,
      'dateOfBirth-day': '5',
      'dateOfBirth-month': '12',
      'dateOfBirth-year': '1990',
      takenFrom: String(from.id),
    },
  ],
  income: [{ childUnder12: 'on', takenFrom: String(from.id) }],
  deductions: [{ takenFrom: String(from.id) }],
})

test('the call starts a return from another: who somebody is stands in it, the rest is suggested and counts for nothing', async () => {
  const { browser, id, submitted } = await submittedFiler()
  const body = { userId: id, year: 2025, currentStep: 'partner', startFromId: submitted.id }
  const { status, filing } = await postForReturn(browser, '/api/tax-filings', body)
  expect([status, filing]).toEqual([
    201,
    expect.objectContaining({
      year: 2025,
      isJointFiling: true,
      setupData,
      partnerData: null,
      incomeData: null,
      deductionsData: null,
      askedJointly: null,
      submittedName: null,
      correctsFilingId: null,
    }),
  ])
  expect(await begun(browser, filing?.id ?? 0)).toEqual(lasting(submitted))
  expect(await unsaved(browser)).toEqual([])
  expect((await filingsOf(browser)).find((one) => one.id === submitted.id)).toEqual(submitted)
})

test('what is sent along counts before what the other return says', async () => {
  const { browser, id, submitted } = await submittedFiler()
  const { filing } = await postForReturn(browser, '/api/tax-filings', {
    userId: id,
    year: 2025,
    currentStep: 'documents',
    isJointFiling: false,
    setupData: { foreignIncome: true, ownHome: false },
    startFromId: submitted.id,
  })
  expect([filing?.isJointFiling, filing?.setupData]).toEqual([
    false,
    { taxIdentifier: ownBsn, foreignIncome: true, ownHome: false },
  ])
})

test('nobody starts from a return that is not theirs', async () => {
  const { submitted } = await submittedFiler()
  const { browser, id } = await newFiler(server)
  const body = { userId: id, year: 2025, currentStep: 'documents', startFromId: submitted.id }
  expect((await postForReturn(browser, '/api/tax-filings', body)).status).toBe(404)
  const form = { intent: 'start-from', filingId: String(submitted.id) }
  expect((await browser.post('/tax-filing/setup?new=2025', form)).status).toBe(404)
  expect([await filingsOf(browser), await draftsOf(browser, 'setup')]).toEqual([[], []])
})

const startFrom = async (browser: TestBrowser, { id }: TaxFiling) => {
  const form = { intent: 'start-from', filingId: String(id) }
  const answer = await browser.post('/tax-filing/setup?new=2025', form)
  expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/tax-filing/setup?new=2025'])
}

test('without script, setup begins with what lasts, once, and continuing starts the return with it', async () => {
  const { browser, submitted } = await submittedFiler()
  await startFrom(browser, submitted)
  await startFrom(browser, submitted)
  const [draft, ...others] = await draftsOf(browser, 'setup')
  expect([draft?.fields, draft?.taxFilingId, others]).toEqual([
    {
      year: '2025',
      'birthDate-day': '4',
      'birthDate-month': '3',
      'birthDate-year': '1988',
      ownHome: 'on',
      isJointFiling: 'on',
      takenFrom: String(submitted.id),
    },
    null,
    [],
  ])
  const form = { ...draft?.fields, filingId: '', draft: draft?.id ?? '', taxIdentifier: '', knownBsn: 'on' }
  expect((await browser.post('/tax-filing/setup?new', form)).status).toBe(422)
  const saved = await browser.post('/tax-filing/setup?new', { ...form, acceptTerms: 'on' })
  expect([saved.status, saved.headers.get('Location')]).toEqual([303, '/tax-filing/partner'])
  const [started] = await filingsOf(browser)
  expect([started?.year, started?.setupData]).toEqual([2025, setupData])
  expect(await draftsOf(browser, 'setup')).toEqual([])
  expect(await begun(browser, started?.id ?? 0)).toEqual(lasting(submitted))
  // A double click: the second is the first.
  expect((await browser.post('/tax-filing/setup?new', { ...form, acceptTerms: 'on' })).status).toBe(303)
  expect((await filingsOf(browser)).length).toBe(2)
})

test('what was typed before is a draft no more, also what arrives only then', async () => {
  const { browser, id, submitted } = await submittedFiler()
  const typed = '0d'.repeat(16)
  const keep = (revision: number) =>
    browser.call('PUT', `/api/drafts/setup/${typed}`, {
      userId: id,
      taxFilingId: null,
      revision,
      replaces: null,
      fields: { 'birthDate-day': '12' },
      base: {},
    })
  await keep(1)
  const form = { intent: 'start-from', filingId: String(submitted.id), draft: `${typed} ${typed}` }
  await browser.post('/tax-filing/setup?new=2025', form)
  expect((await keep(2)).status).toBe(200)
  expect((await draftsOf(browser, 'setup')).map(({ fields }) => fields.takenFrom)).toEqual([String(submitted.id)])
})

test('it can be declined as a whole, or left out of one step', async () => {
  const { browser, id, submitted } = await submittedFiler()
  await startFrom(browser, submitted)
  const [draft] = await draftsOf(browser, 'setup')
  const declined = await browser.post('/tax-filing/setup?new', { intent: 'discard-draft', draft: draft?.id ?? '' })
  expect(declined.headers.get('Location')).toBe('/tax-filing/setup?new')
  expect(await draftsOf(browser, 'setup')).toEqual([])
  const body = { userId: id, year: 2025, currentStep: 'partner', startFromId: submitted.id }
  const { filing } = await postForReturn(browser, '/api/tax-filings', body)
  const [ofPartner] = await draftsOf(browser, 'partner')
  await browser.post('/tax-filing/partner', { intent: 'discard-draft', draft: ofPartner?.id ?? '' })
  expect(await begun(browser, filing?.id ?? 0)).toEqual({ ...lasting(submitted), partner: [] })
})
