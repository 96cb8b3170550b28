import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { deductions, income, newFiler, postForReturn, startReturn } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const tax = Math.round(34_712 * 0.3697 + (45_000 - 34_712) * 0.4025 - 12_000)

test('a created return is answered whole, with its version', async () => {
  const { browser, id } = await newFiler(server)
  const now = server.clock.now().toISOString()
  expect(await startReturn(browser, id)).toEqual({
    id: expect.any(Number),
    userId: id,
    year: 2024,
    currentStep: 'documents',
    completed: false,
    isJointFiling: false,
    setupData: null,
    partnerData: null,
    incomeData: null,
    deductionsData: null,
    splitData: null,
    calculatedTax: null,
    askedJointly: null,
    submittedName: null,
    correctsFilingId: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
  })
})

test('returns are listed newest first', async () => {
  const { browser, id } = await newFiler(server)
  const first = await startReturn(browser, id, { year: 2023 })
  server.clock.advance(1000)
  const second = await startReturn(browser, id)
  const list: TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
  expect(list.map((filing) => filing.id)).toEqual([second.id, first.id])
})

test('answers are saved, the tax is recalculated, the version grows', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const path = `/api/tax-filings/${filing.id}`
  const saved = await browser.call(
    'PATCH',
    path,
    { incomeData: income, currentStep: 'deductions' },
    { 'If-Match': '"0"' },
  )
  expect([saved.status, saved.headers.get('ETag')]).toEqual([200, '"1"'])
  const full = await browser.call('PATCH', path, {
    deductionsData: deductions,
    calculatedTax: tax,
    currentStep: 'review',
  })
  expect(JSON.parse(full.text)).toEqual({
    ...filing,
    incomeData: income,
    deductionsData: deductions,
    currentStep: 'review',
    calculatedTax: tax,
    version: 2,
    updatedAt: expect.any(String),
  })
  const changed = await browser.call('PATCH', path, { incomeData: { ...income, taxWithheld: 0 } })
  expect(JSON.parse(changed.text).calculatedTax).toBe(tax + 12_000)
})

test.each<[string, object, number, string]>([
  [
    'a wrong tax',
    { incomeData: income, deductionsData: deductions, calculatedTax: 1 },
    422,
    `(1) differs from what these answers give (${tax})`,
  ],
  [
    'no tax where there is one',
    { incomeData: income, deductionsData: deductions, calculatedTax: null },
    422,
    `differs from what these answers give (${tax})`,
  ],
  ['a tax without deductions', { calculatedTax: 5 }, 422, '(5) differs from what these answers give (none)'],
  [
    'a step that is not open',
    { currentStep: 'review' },
    422,
    'The step review is not open yet: answer the earlier steps first.',
  ],
  [
    'partner in a single return',
    { currentStep: 'partner' },
    422,
    'The step partner is not open yet: answer the earlier steps first.',
  ],
  ['an unknown step', { currentStep: 'done' }, 400, 'currentStep: not-a-step'],
  ['an unknown field', { colour: 'blue' }, 400, 'colour: unknown-field'],
  ['three decimals', { incomeData: { ...income, salary: 1.234 } }, 400, 'incomeData.salary: too-many-decimals'],
  ['a negative amount', { incomeData: { ...income, salary: -1 } }, 400, 'incomeData.salary: negative'],
  ['too large an amount', { incomeData: { ...income, salary: 1_000_000_000 } }, 400, 'incomeData.salary: too-large'],
  ['half a euro of a division', { splitData: { ownHome: 0.5 } }, 400, 'splitData.ownHome: not-a-number'],
  ['a foreign user id', { userId: 1 }, 403, 'You can only do this for yourself.'],
])('%s is refused and nothing is saved', async (_, patch, status, text) => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, patch)
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)])
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([filing])
})

test('every problem is listed at once', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, {
    year: 1900,
    incomeData: { salary: -1, taxWithheld: 'x' },
    hobby: true,
  })
  expect(answer.text.split('\n').sort()).toEqual([
    'hobby: unknown-field',
    'incomeData.salary: negative',
    'incomeData.taxWithheld: not-a-number',
    'year: not-a-year',
  ])
})

test('a completed return is immutable', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const path = `/api/tax-filings/${filing.id}`
  expect((await browser.call('PATCH', path, { completed: true })).status).toBe(422)
  const done = await browser.call('PATCH', path, { incomeData: income, deductionsData: deductions, completed: true })
  expect([done.status, JSON.parse(done.text).completed]).toEqual([200, true])
  for (const patch of [{ completed: false }, { completed: true }, { year: 2023 }, {}]) {
    const answer = await browser.call('PATCH', path, patch, { 'If-Match': '"0"' })
    expect([answer.status, answer.text]).toEqual([
      409,
      'This tax filing has been submitted and can no longer be changed.',
    ])
  }
})

test('someone else’s return, one that is not there, and one that cannot be are all 404', async () => {
  const [owner, other] = [await newFiler(server), await newFiler(server)]
  const filing = await startReturn(owner.browser, owner.id)
  for (const id of [filing.id, 999_999, '99999999999', 'abc', '1.5', '-1']) {
    const answer = await other.browser.call('PATCH', `/api/tax-filings/${id}`, { year: 2023 })
    expect([id, answer.status]).toEqual([id, 404])
  }
})

test('creating for someone else is 403; wrong input 400', async () => {
  const [owner, other] = [await newFiler(server), await newFiler(server)]
  const body = { userId: owner.id, year: 2024, currentStep: 'documents' }
  expect((await other.browser.call('POST', '/api/tax-filings', body)).status).toBe(403)
  const wrong = await owner.browser.call('POST', '/api/tax-filings', { userId: owner.id, year: 3000 })
  expect([wrong.status, wrong.text.split('\n').sort()]).toEqual([400, ['currentStep: not-a-step', 'year: not-a-year']])
  const early = await owner.browser.call('POST', '/api/tax-filings', { ...body, currentStep: 'submit' })
  expect(early.status).toBe(422)
})

test.each([
  ['"1"', 412],
  ['"0"', 200],
  ['W/"0"', 200],
  ['0', 200],
  ['*', 200],
  ['"7", "0"', 200],
  ['nonsense', 412],
])('If-Match: %s answers %i', async (header, status) => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { year: 2023 }, { 'If-Match': header })
  expect(answer.status).toBe(status)
})

test('of 50 parallel saves on one version exactly one wins and the others get 412', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const saves = Array.from({ length: 50 }, (_, place) =>
    browser.call(
      'PATCH',
      `/api/tax-filings/${filing.id}`,
      { incomeData: { ...income, salary: place } },
      { 'If-Match': '"0"' },
    ),
  )
  const statuses = (await Promise.all(saves)).map((answer) => answer.status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(1)
  expect(statuses.filter((status) => status === 412)).toHaveLength(49)
})

test('50 parallel clients register, sign in and save on the first try', async () => {
  const results = await Promise.all(
    Array.from({ length: 50 }, async (_, place) => {
      const browser = server.browser()
      const { id } = await browser.register(`parallel-${place}`)
      const again = await browser.call('POST', '/api/login', {
        username: `parallel-${place}`,
        password: 'a long enough phrase',
      })
      const filing = await startReturn(browser, id)
      const saved = await browser.call(
        'PATCH',
        `/api/tax-filings/${filing.id}`,
        { incomeData: income },
        { 'If-Match': '"0"' },
      )
      return [again.status, saved.status]
    }),
  )
  expect(results).toEqual(Array.from({ length: 50 }, () => [200, 200]))
})

test('answers no person gives are refused, and so is one return too many', async () => {
  const { browser, id } = await newFiler(server)
  const filing = await startReturn(browser, id)
  const typed = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 'x'.repeat(2_000)]))
  const draft = { userId: id, taxFilingId: filing.id, revision: 1, replaces: null, fields: typed, base: {} }
  expect((await browser.call('PUT', `/api/drafts/income/${'d'.repeat(32)}`, draft)).status).toBe(413)
  const { write, models } = server.dependencies.database
  const row = await models.taxFilings.findByPk(filing.id, { rejectOnEmpty: true })
  const { id: _, ...copied } = row.get({ plain: true })
  const more = Array.from({ length: 39 }, () => ({ ...copied, completed: true }))
  await write((transaction) => models.taxFilings.bulkCreate(more, { transaction }))
  const answer = await postForReturn(browser, '/api/tax-filings', { userId: id, year: 2025, currentStep: 'documents' })
  expect([answer.status, answer.text]).toEqual([409, 'You have so many tax filings that no more can be started.'])
})
