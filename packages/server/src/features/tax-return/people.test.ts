import { partnerTestBsn, testBsn } from '@aangiftewijs/domain/bsn'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { surroundingsOf } from './people.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const filingOf = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/tax-filings')).text)[0]
const setup = { year: '2024', taxIdentifier: '', knownBsn: 'on', isJointFiling: 'on', acceptTerms: 'on' }

test('setup without a BSN has that of the account, keeps another one that was typed, and without script likewise', async () => {
  const browser = server.browser()
  await browser.register('once')
  expect((await browser.post('/tax-filing/setup', setup)).status).toBe(303)
  expect((await filingOf(browser)).setupData.taxIdentifier).toBe(testBsn)
  await browser.post('/tax-filing/setup', { ...setup, taxIdentifier: '111222333' })
  await browser.post('/tax-filing/setup', { ...setup, ownHome: 'on' })
  const { setupData } = await filingOf(browser)
  expect(setupData).toEqual({ taxIdentifier: '111222333', foreignIncome: false, ownHome: true })
})

test('a return of another year beside has the BSN of the return that setup showed, not the account’s', async () => {
  const browser = server.browser()
  await browser.register('beside')
  await browser.post('/tax-filing/setup', { ...setup, isJointFiling: '', taxIdentifier: partnerTestBsn })
  const { id, version } = await filingOf(browser)
  await browser.post('/tax-filing/income', { filingId: String(id), version: String(version), salary: '90000' })
  const typed = { ...setup, isJointFiling: '', filingId: String(id), year: '2025', otherYear: 'beside' }
  expect((await browser.post('/tax-filing/setup', typed)).status).toBe(303)
  const { year, setupData } = await filingOf(browser)
  expect([year, setupData.taxIdentifier]).toEqual([2025, partnerTestBsn])
})

test('by the call the BSN of the account is enough too; without one anywhere it is asked for', async () => {
  const browser = server.browser()
  const { id: userId } = await browser.register('called')
  const body = { userId, year: 2024, currentStep: 'documents', setupData: { foreignIncome: false, ownHome: false } }
  expect(JSON.parse((await browser.call('POST', '/api/tax-filings', body)).text).setupData.taxIdentifier).toBe(testBsn)
  const form = await browser.post('/tax-filing/setup', { ...setup, knownBsn: '' })
  expect([form.status, requestIn(form.text).form?.problems]).toEqual([
    422,
    [{ field: 'taxIdentifier', code: 'required' }],
  ])
})

test('a ticked test BSN is used without script, and comes back in its field with everything typed', async () => {
  const visitor = server.browser()
  const typed = { form: 'register', fullName: 'Tess Vink', email: 'no address', username: 'tess', bsn: '1' }
  const answer = await visitor.post('/auth?tab=register', { ...typed, 'bsn-instead': testBsn })
  const { form } = requestIn(answer.text)
  expect([form?.fields, form?.problems.map(({ field }) => field)]).toEqual([
    { form: 'register', fullName: 'Tess Vink', email: 'no address', username: 'tess', bsn: testBsn },
    ['password', 'email', 'confirmPassword'],
  ])
})

test('own BSN as the partner’s, a date to come and a wrong phone number are refused with their fields', async () => {
  const browser = server.browser()
  await browser.register('twice')
  await browser.post('/tax-filing/setup', setup)
  const partner = { fullName: 'Kim Jansen', bsn: testBsn, phoneNumber: '12' }
  const born = { 'dateOfBirth-day': '2', 'dateOfBirth-month': '3', 'dateOfBirth-year': '2025' }
  const form = await browser.post('/tax-filing/partner', { ...partner, ...born })
  expect([form.status, requestIn(form.text).form?.problems]).toEqual([
    422,
    [
      { field: 'bsn', code: 'same-person' },
      { field: 'dateOfBirth', code: 'in-the-future' },
      { field: 'phoneNumber', code: 'invalid-phone' },
    ],
  ])
  const { id } = await filingOf(browser)
  const patch = async (partnerData: object) => {
    const { status, text } = await browser.call('PATCH', `/api/tax-filings/${id}`, { partnerData })
    return [status, text.split('\n')]
  }
  expect(await patch({ ...partner, dateOfBirth: '2025-03-02' })).toEqual([
    400,
    ['partnerData.dateOfBirth: in-the-future', 'partnerData.phoneNumber: invalid-phone'],
  ])
  expect(await patch({ fullName: 'Kim Jansen', bsn: testBsn })).toEqual([400, ['partnerData.bsn: same-person']])
  expect((await patch({ fullName: 'Kim Jansen', bsn: partnerTestBsn, phoneNumber: '+32 470 12 34 56' }))[0]).toBe(200)
})

test('a birth after the tax year and an allowance above 30 % are refused with their fields, by form and by call', async () => {
  const browser = server.browser()
  const { id: userId } = await browser.register('agreeing')
  const late = { 'birthDate-day': '1', 'birthDate-month': '1', 'birthDate-year': '2024' }
  const refused = await browser.post('/tax-filing/setup', { ...setup, year: '2023', isJointFiling: '', ...late })
  expect([refused.status, requestIn(refused.text).form?.problems]).toEqual([
    422,
    [{ field: 'birthDate', code: 'after-tax-year' }],
  ])
  const setupData = { foreignIncome: false, ownHome: false, birthDate: '2024-01-01' }
  const body = { userId, year: 2023, currentStep: 'documents', setupData }
  const called = await browser.call('POST', '/api/tax-filings', body)
  expect([called.status, called.text]).toEqual([400, 'setupData.birthDate: after-tax-year'])
  await browser.post('/tax-filing/setup', { ...setup, isJointFiling: '' })
  const { id, version } = await filingOf(browser)
  const income = { salary: '72000', taxWithheld: '18500', untaxedAllowance: '22000' }
  const form = await browser.post('/tax-filing/income', { ...income, filingId: `${id}`, version: `${version}` })
  expect([form.status, requestIn(form.text).form?.problems]).toEqual([
    422,
    [{ field: 'untaxedAllowance', code: 'more-than-share' }],
  ])
  const incomeData = { salary: 72_000, otherIncome: 0, taxWithheld: 18_500, untaxedAllowance: 22_000 }
  const patched = await browser.call('PATCH', `/api/tax-filings/${id}`, { incomeData })
  expect([patched.status, patched.text]).toEqual([400, 'incomeData.untaxedAllowance: more-than-share'])
})

test('the day that has come is the Dutch one', () =>
  expect(
    ['22:59:59', '23:00:00'].map(
      (time) => surroundingsOf({ clock: { now: () => new Date(`2026-11-22T${time}Z`) } }).today,
    ),
  ).toEqual(['2026-11-22', '2026-11-23']))

test.each(['Jan \u202Enaj', '\u200B\u200B', 'Jan\nPiet', 'Jan\uD800', '\u3164\u3164'])(
  'a partner may not be called %j, by the call and without script',
  async (fullName) => {
    const browser = server.browser()
    await browser.register(`hidden-${[...fullName].length}-${fullName.charCodeAt(3)}`)
    await browser.post('/tax-filing/setup', setup)
    const { id, version } = await filingOf(browser)
    const partnerData = { fullName, bsn: partnerTestBsn }
    const called = await browser.call('PATCH', `/api/tax-filings/${id}`, { partnerData })
    expect([called.status, called.text]).toEqual([400, expect.stringContaining('partnerData.fullName: hidden')])
    const posted = await browser.post('/tax-filing/partner', {
      filingId: String(id),
      version: String(version),
      ...partnerData,
    })
    // What no form can hold is replaced on the way, by a character that is seen.
    const arrives = new URLSearchParams({ fullName }).get('fullName') === fullName
    expect(arrives ? [posted.status, requestIn(posted.text).form?.problems] : posted.status).toEqual(
      arrives ? [422, [{ field: 'fullName', code: 'hidden' }]] : 303,
    )
  },
)
