import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const path = '/tax-filing/what-if'
const partnerIncome = { salary: 24_700, otherIncome: 0, taxWithheld: 3_100 }

/** Someone with a joint return of a home and two incomes. */
async function couple(username: string): Promise<{ browser: TestBrowser; filing: TaxFiling }> {
  const browser = server.browser()
  const { id: userId } = await browser.register(username)
  const { text } = await browser.call('POST', '/api/tax-filings', {
    userId,
    year: 2024,
    currentStep: 'partner',
    isJointFiling: true,
  })
  const answer = await browser.call('PATCH', `/api/tax-filings/${JSON.parse(text).id}`, {
    partnerData: { fullName: 'Kim Jansen', bsn: '111222333', incomeData: partnerIncome },
    incomeData: { salary: 68_400, otherIncome: 0, taxWithheld: 21_500 },
    deductionsData: deductionsWith({ mortgageInterest: 9_234 }),
    currentStep: 'review',
  })
  return { browser, filing: JSON.parse(answer.text) }
}

const filingOf = async (browser: TestBrowser): Promise<TaxFiling> =>
  JSON.parse((await browser.get('/api/tax-filings')).text)[0]
const formOf = ({ id, version }: TaxFiling) => ({ filingId: String(id), version: String(version) })

test('one press keeps the best division with the return, another takes it back', async () => {
  const { browser, filing } = await couple('dividing')
  const applied = await browser.post(path, { ...formOf(filing), intent: 'apply' })
  expect([applied.status, applied.headers.get('Location')]).toEqual([303, `${path}#divide`])
  const stored = await filingOf(browser)
  expect(stored.splitData).toEqual({ ownHome: expect.any(Number) })
  expect(stored).toEqual({
    ...filing,
    splitData: stored.splitData,
    version: filing.version + 1,
    updatedAt: stored.updatedAt,
  })
  await browser.post(path, { ...formOf(stored), intent: 'undo' })
  expect((await filingOf(browser)).splitData).toBeNull()
})

test('a press leads back to the page it was made on, never to another site', async () => {
  const { browser, filing } = await couple('dividing-on-submit')
  const applied = await browser.post(path, { ...formOf(filing), intent: 'apply', next: '/tax-filing/submit#divide' })
  expect([applied.status, applied.headers.get('Location')]).toEqual([303, '/tax-filing/submit#divide'])
  const undone = await browser.post(path, {
    ...formOf(await filingOf(browser)),
    intent: 'undo',
    next: '//elsewhere.example',
  })
  expect(undone.headers.get('Location')).toBe(`${path}#divide`)
})

test('a press that is sent twice is done once, and both answers lead on', async () => {
  const { browser, filing } = await couple('double-dividing')
  const apply = () => browser.post(path, { ...formOf(filing), intent: 'apply' })
  const statuses = [(await apply()).status, (await apply()).status]
  expect([statuses, (await filingOf(browser)).version]).toEqual([[303, 303], filing.version + 1])
})

test('nobody divides a return they have not seen, nor a submitted one', async () => {
  const { browser, filing } = await couple('overtaken-division')
  const stale = await browser.post(path, { ...formOf(filing), version: '0', intent: 'apply' })
  expect([stale.status, requestIn(stale.text).form?.name]).toEqual([412, 'apply'])
  await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { currentStep: 'submit', completed: true })
  const closed = await filingOf(browser)
  expect((await browser.post(path, { ...formOf(closed), intent: 'apply' })).status).toBe(409)
  expect(await filingOf(browser)).toEqual(closed)
})

test('a trial comes back with what was asked and keeps nothing', async () => {
  const { browser, filing } = await couple('trying')
  const fields = { figure: 'partner.wages', way: 'more', amount: '1.000' }
  const answer = await browser.post(path, { ...fields, intent: 'try' })
  expect([answer.status, requestIn(answer.text).form]).toEqual([200, { name: 'what-if', fields, problems: [] }])
  const wrong = await browser.post(path, { ...fields, amount: '-1', intent: 'try' })
  expect([wrong.status, requestIn(wrong.text).form?.problems]).toEqual([422, [{ field: 'amount', code: 'negative' }]])
  expect(await filingOf(browser)).toEqual(filing)
})

test.each(['nope', '__proto__', 'constructor', 'toString', 'valueOf'])(
  '%s is nothing the page does',
  async (intent) => {
    const { browser, filing } = await couple(`intent-of-${intent.replaceAll('_', '')}`)
    expect((await browser.post(path, { ...formOf(filing), intent })).status).toBe(404)
    expect(await filingOf(browser)).toEqual(filing)
  },
)
