import { partnerTestBsn, testBsn } from '@aangiftewijs/domain/bsn'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer, TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { newFiler } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const filingsOf = async (browser: TestBrowser): Promise<readonly TaxFiling[]> =>
  JSON.parse((await browser.get('/api/tax-filings')).text)

const leadsTo = ({ status, headers }: Answer) => [status, headers.get('Location')]

/** What the form of a page says of the return it was made for. */
async function ofReturn(browser: TestBrowser): Promise<Record<string, string>> {
  const [filing] = await filingsOf(browser)
  return filing ? { filingId: String(filing.id), version: String(filing.version) } : { filingId: '' }
}

const setup = { year: '2024', taxIdentifier: testBsn, isJointFiling: 'on', acceptTerms: 'on' }

/** A joint return from setup to submission: the page, what is typed on it, and the page that comes then. */
const steps: readonly (readonly [string, Record<string, string>, string])[] = [
  ['/tax-filing/setup', setup, '/tax-filing/partner'],
  ['/tax-filing/setup', { ...setup, taxIdentifier: '', knownBsn: 'on', ownHome: 'on' }, '/tax-filing/partner'],
  ['/tax-filing/partner', { fullName: 'Kim Jansen', bsn: partnerTestBsn }, '/tax-filing/income'],
  ['/tax-filing/documents', { intent: 'continue' }, '/tax-filing/income'],
  ['/tax-filing/income', { salary: '50.000,00', otherIncome: '', taxWithheld: '12000' }, '/tax-filing/deductions'],
  ['/tax-filing/deductions', { mortgageInterest: '5000' }, '/tax-filing/review'],
  ['/tax-filing/review', {}, '/tax-filing/submit'],
  ['/tax-filing/submit', { confirmation: 'on' }, '/tax-filing/submit'],
]

test('a form that is sent twice, one after the other, is saved once and goes on', async () => {
  const { browser } = await newFiler(server)
  for (const [path, typed, next] of steps) {
    const fields = { ...(await ofReturn(browser)), ...typed }
    server.clock.advance(1_000)
    const first = await browser.post(path, fields)
    server.clock.advance(1_000)
    const saved = await filingsOf(browser)
    const second = await browser.post(path, fields)
    expect([path, leadsTo(first), leadsTo(second)]).toEqual([path, [303, next], [303, next]])
    expect(await filingsOf(browser)).toEqual(saved)
  }
  expect(await filingsOf(browser)).toMatchObject([{ completed: true, version: steps.length - 1 }])
})

test('a form that is sent twice at once is saved once and goes on', async () => {
  const { browser } = await newFiler(server)
  for (const [path, typed, next] of steps) {
    const fields = { ...(await ofReturn(browser)), ...typed }
    server.clock.advance(1_000)
    const answers = await Promise.all([browser.post(path, fields), browser.post(path, fields)])
    expect([path, ...answers.map(leadsTo)]).toEqual([path, [303, next], [303, next]])
  }
  expect(await filingsOf(browser)).toMatchObject([{ completed: true, version: steps.length - 1 }])
})

test('other answers, or the same ones over what was saved since, are not taken for the same form', async () => {
  const { browser } = await newFiler(server)
  const single = { year: '2024', taxIdentifier: testBsn, acceptTerms: 'on' }
  const start = { filingId: '', ...single }
  await browser.post('/tax-filing/setup', start)
  const income = { ...(await ofReturn(browser)), salary: '50000', otherIncome: '7', taxWithheld: '' }
  const otherSetup = await browser.post('/tax-filing/setup', { ...start, ownHome: 'on' })
  expect([otherSetup.status, requestIn(otherSetup.text).form?.problems]).toEqual([
    422,
    [{ field: 'otherYear', code: 'not-a-choice' }],
  ])
  await browser.post('/tax-filing/income', income)
  const withoutOne = await browser.post('/tax-filing/income', { ...income, otherIncome: '' })
  const startAgain = await browser.post('/tax-filing/setup', start)
  expect([withoutOne.status, startAgain.status]).toEqual([412, 422])
  await browser.post('/tax-filing/deductions', { ...(await ofReturn(browser)), mortgageInterest: '5000' })
  expect((await browser.post('/tax-filing/income', income)).status).toBe(412)
  expect(await filingsOf(browser)).toMatchObject([{ incomeData: { otherIncome: 7 }, version: 2 }])
})
