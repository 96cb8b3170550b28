import { partnerTestBsn } from '@aangiftewijs/domain/bsn'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { deductions, income, newFiler, postForReturn, startReturn } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const chosenOf = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/user')).text).chosenFilingId

test('the return that was started, chosen or saved last is remembered, on every device', async () => {
  const { browser, id } = await newFiler(server)
  expect(await chosenOf(browser)).toBeNull()
  const older = await startReturn(browser, id, { year: 2023 })
  const newer = await startReturn(browser, id)
  expect(await chosenOf(browser)).toBe(newer.id)
  const chosen = await postForReturn(browser, `/api/tax-filings/${older.id}/choose`)
  expect([chosen.status, chosen.filing]).toEqual([200, older])
  expect(await chosenOf(browser)).toBe(older.id)
  await browser.call('PATCH', `/api/tax-filings/${newer.id}`, { currentStep: 'income' })
  expect(await chosenOf(browser)).toBe(newer.id)
})

test('a year has one open return, however many are started at once; one of another year stands beside it', async () => {
  const { browser, id } = await newFiler(server)
  const body = { userId: id, year: 2024, currentStep: 'documents' }
  const starts = await Promise.all(Array.from({ length: 8 }, () => postForReturn(browser, '/api/tax-filings', body)))
  expect(starts.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  expect(starts.find(({ status }) => status === 409)?.text).toBe(
    'You already have a tax filing for 2024. Go on with that one, or choose another year.',
  )
  const beside = await startReturn(browser, id, { year: 2025 })
  const taken = await browser.call('PATCH', `/api/tax-filings/${beside.id}`, { year: 2024 })
  expect([taken.status, (await browser.call('PATCH', `/api/tax-filings/${beside.id}`, { year: 2023 })).status]).toEqual(
    [409, 200],
  )
})

test('a submitted return stays as it is and is corrected by a return that starts from its answers', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const path = `/api/tax-filings/${filing.id}`
  const tooEarly = await postForReturn(browser, `${path}/correction`)
  expect([tooEarly.status, tooEarly.text]).toEqual([
    409,
    'This tax filing has not been submitted, so you can simply change it.',
  ])
  const answers = { incomeData: income, deductionsData: deductions, splitData: { ownHome: 2_000 } }
  const saved = await browser.call('PATCH', path, { ...answers, currentStep: 'submit', completed: true })
  const submitted: TaxFiling = JSON.parse(saved.text)
  // Who files alone divides with nobody.
  expect(submitted.splitData).toBeNull()
  server.clock.advance(1000)
  const correction = await postForReturn(browser, `${path}/correction`)
  const now = server.clock.now().toISOString()
  expect([correction.status, correction.filing]).toEqual([
    201,
    {
      ...submitted,
      id: expect.any(Number),
      currentStep: 'review',
      completed: false,
      submittedName: null,
      correctsFilingId: filing.id,
      version: 0,
      createdAt: now,
      updatedAt: now,
    },
  ])
  expect(await chosenOf(browser)).toBe(correction.filing?.id)
  expect((await postForReturn(browser, `${path}/correction`)).status).toBe(409)
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([correction.filing, submitted])
})

const setup2025 = { year: '2025', taxIdentifier: '123', acceptTerms: 'on' }
const yearsOf = async (browser: TestBrowser) =>
  JSON.parse((await browser.get('/api/tax-filings')).text).map(({ year }: TaxFiling) => year)

test('without script, setup with another year asks, and keeps the return beside the other one', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { incomeData: income })
  const form = { ...setup2025, filingId: String(filing.id) }
  expect((await browser.post('/tax-filing/setup', form)).status).toBe(422)
  expect(await yearsOf(browser)).toEqual([2024])
  server.clock.advance(1000)
  expect((await browser.post('/tax-filing/setup', { ...form, otherYear: 'beside' })).status).toBe(303)
  expect(await yearsOf(browser)).toEqual([2025, 2024])
  const [beside] = JSON.parse((await browser.get('/api/tax-filings')).text)
  expect(await chosenOf(browser)).toBe(beside.id)
})

test('a posted form answers for the return it was made for, whichever is chosen meanwhile', async () => {
  const { browser, id } = await newFiler(server)
  const first = await startReturn(browser, id)
  server.clock.advance(1000)
  const second = await startReturn(browser, id, { year: 2025 })
  const fields = { filingId: String(first.id), version: '0', salary: '1000', otherIncome: '', taxWithheld: '' }
  expect((await browser.post('/tax-filing/income', fields)).status).toBe(303)
  const list: TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
  expect(list.map(({ id: one, incomeData }) => [one, incomeData?.salary])).toEqual([
    [second.id, undefined],
    [first.id, 1000],
  ])
  expect(await chosenOf(browser)).toBe(first.id)
})

test('a form made for somebody else’s return starts none here, and nothing of it is shown', async () => {
  const { browser: other, id: otherId } = await newFiler(server)
  const theirs = await startReturn(other, otherId)
  const { browser, id } = await newFiler(server)
  const forms = [
    ['/tax-filing/setup', { year: '2024', taxIdentifier: partnerTestBsn, acceptTerms: 'on' }],
    ['/tax-filing/income', { salary: '4321', otherIncome: '', taxWithheld: '' }],
  ] as const
  const post = async () => {
    for (const [path, typed] of forms) {
      // That of somebody else, and of nobody.
      for (const filingId of [theirs.id, 999_999]) {
        const answer = await browser.post(path, { ...typed, filingId: String(filingId), version: '0' })
        const { status, form, flash } = requestIn(answer.text)
        expect([answer.status, status, form, flash]).toEqual([
          404,
          404,
          null,
          {
            variant: 'destructive',
            title: 'Nothing was saved',
            text: expect.stringContaining('is not in the account that is signed in now'),
          },
        ])
      }
    }
  }
  await post()
  expect(await yearsOf(browser)).toEqual([])
  const own = await startReturn(browser, id, { year: 2023 })
  await post()
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([own])
})

test('the list opens a return where it was left, a submitted one beneath the list, and corrects one', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const filingId = String(filing.id)
  const leadsTo = async (intent: string) => {
    const answer = await browser.post('/previous-filings', { intent, filingId })
    return [answer.status, answer.headers.get('Location')]
  }
  expect(await leadsTo('open')).toEqual([303, '/tax-filing/documents'])
  expect((await leadsTo('correct'))[0]).toBe(409)
  const done = { incomeData: income, deductionsData: deductions, currentStep: 'submit', completed: true }
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, done)
  expect(await leadsTo('open')).toEqual([303, '/previous-filings'])
  expect(await leadsTo('correct')).toEqual([303, '/tax-filing/review'])
  expect((await browser.post('/previous-filings', { intent: 'open' })).status).toBe(404)
})

const corrected = async (browser: TestBrowser, filing: TaxFiling, change: object = {}) => {
  server.clock.advance(1000)
  const done = { incomeData: income, deductionsData: deductions, currentStep: 'submit', completed: true, ...change }
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, done)
  return postForReturn(browser, `/api/tax-filings/${filing.id}/correction`)
}

test('a correction keeps the year of what it corrects', async () => {
  const { browser, id } = await newFiler(server)
  const { filing: correction } = await corrected(browser, await startReturn(browser, id))
  const redated = await browser.call('PATCH', `/api/tax-filings/${correction?.id}`, { year: 2023 })
  expect(redated.status).toBe(400)
  expect((await browser.call('PATCH', `/api/tax-filings/${correction?.id}`, { year: 2024 })).status).toBe(200)
  const form = { ...setup2025, year: '2023', filingId: String(correction?.id), otherYear: 'redate' }
  expect((await browser.post('/tax-filing/setup', form)).status).toBe(422)
  expect(await yearsOf(browser)).toEqual([2024, 2024])
})

test('what is corrected is what counts: the return of a year that was submitted last', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const { filing: correction } = await corrected(browser, filing)
  const salary = { incomeData: { ...income, salary: 58_000 } }
  const { filing: second } = await corrected(browser, correction ?? filing, salary)
  expect([second?.correctsFilingId, second?.correctsAlso, second?.incomeData?.salary]).toEqual([
    correction?.id,
    [filing.id],
    58_000,
  ])
  const refused = await postForReturn(browser, `/api/tax-filings/${filing.id}/correction`)
  const counting = `AW-2024-${String(correction?.id).padStart(6, '0')}`
  expect([refused.status, refused.text]).toEqual([409, `${counting} was submitted later and counts. Correct that one.`])
})

test('without script, setup of a year that is submitted asks: correct it, or start a second one', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const done = { incomeData: income, deductionsData: deductions, currentStep: 'submit', completed: true }
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, done)
  const form = { ...setup2025, year: '2024', filingId: '' }
  const press = async (otherYear?: string) => {
    server.clock.advance(1000)
    const answer = await browser.post('/tax-filing/setup', { ...form, ...(otherYear && { otherYear }) })
    const list: TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
    return [answer.status, ...list.map(({ correctsFilingId }) => correctsFilingId)]
  }
  expect(await press()).toEqual([422, null])
  expect(await press('correct')).toEqual([303, filing.id, null])
  // The same form sent twice.
  expect(await press('correct')).toEqual([303, filing.id, null])
  const [correction] = JSON.parse((await browser.get('/api/tax-filings')).text)
  await browser.call('DELETE', `/api/tax-filings/${correction.id}`)
  expect(await press('second')).toEqual([303, null, null])
  expect(await press('second')).toEqual([303, null, null])
})
