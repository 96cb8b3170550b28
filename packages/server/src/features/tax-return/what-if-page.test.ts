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

test('a division of their own is seen without being kept, then kept, and taken back', async () => {
  const { browser, filing } = await couple('own-division')
  const fields = { ownHome: '2.500', box2: '', box3: '', deductions: '' }
  const seen = await browser.post(path, { ...formOf(filing), ...fields, intent: 'weigh' })
  expect([seen.status, requestIn(seen.text).form]).toEqual([200, { name: 'own-division', fields, problems: [] }])
  expect(await filingOf(browser)).toEqual(filing)
  const chosen = await browser.post(path, { ...formOf(filing), ownHome: '2500', intent: 'choose' })
  expect([chosen.status, chosen.headers.get('Location')]).toEqual([303, `${path}#divide`])
  const stored = await filingOf(browser)
  expect([stored.splitData, stored.version]).toEqual([{ ownHome: 2_500 }, filing.version + 1])
  await browser.post(path, { ...formOf(stored), intent: 'undo' })
  expect((await filingOf(browser)).splitData).toBeNull()
})

test.each(['weigh', 'choose'])(
  '%s of more than there is comes back with what is wrong, and keeps nothing',
  async (intent) => {
    const { browser, filing } = await couple(`too-much-to-${intent}`)
    const answer = await browser.post(path, { ...formOf(filing), ownHome: '99.999', intent })
    const { form } = requestIn(answer.text)
    expect([answer.status, form?.name, form?.problems]).toEqual([
      422,
      'own-division',
      [{ field: 'ownHome', code: 'more-than-whole' }],
    ])
    expect(await filingOf(browser)).toEqual(filing)
  },
)

test('nobody chooses a division of what is not there, or over one they have not seen', async () => {
  const { browser, filing } = await couple('overtaken-own-division')
  const stale = await browser.post(path, { ...formOf(filing), version: '0', ownHome: '1', intent: 'choose' })
  expect([stale.status, requestIn(stale.text).form?.name]).toEqual([412, 'choose'])
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, {
    deductionsData: deductionsWith({ mortgageInterest: 0 }),
  })
  const nothing: TaxFiling = JSON.parse(answer.text)
  await browser.post(path, { ...formOf(nothing), ownHome: '1', intent: 'choose' })
  expect((await filingOf(browser)).splitData).toBeNull()
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
