import { deductionsWith, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

let people = 0
async function person(): Promise<{ browser: TestBrowser; id: number }> {
  const browser = server.browser()
  people += 1
  return { browser, id: (await browser.register(`filer-${people}`)).id }
}

async function create(browser: TestBrowser, userId: number, change: object = {}): Promise<TaxFiling> {
  const body = { userId, year: 2024, currentStep: 'documents', isJointFiling: false, ...change }
  const { status, text } = await browser.call('POST', '/api/tax-filings', body)
  expect([status, text]).toEqual([201, expect.stringContaining('"id"')])
  return JSON.parse(text)
}

const income = { salary: 50_000, otherIncome: 0, taxWithheld: 12_000 }
const deductions = deductionsWith({ mortgageInterest: 5_000 })
const tax = Math.round(34_712 * 0.3697 + (45_000 - 34_712) * 0.4025 - 12_000)

test('a created return is answered whole, with its version', async () => {
  const { browser, id } = await person()
  const now = server.clock.now().toISOString()
  expect(await create(browser, id)).toEqual({
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
    correctsFilingId: null,
    version: 0,
    createdAt: now,
    updatedAt: now,
  })
})

test('returns are listed newest first', async () => {
  const { browser, id } = await person()
  const first = await create(browser, id, { year: 2023 })
  server.clock.advance(1000)
  const second = await create(browser, id)
  const list: TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
  expect(list.map((filing) => filing.id)).toEqual([second.id, first.id])
})

test('answers are saved, the tax is recalculated, the version grows', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
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
  const { browser, id } = await person()
  const filing = await create(browser, id)
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, patch)
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(text)])
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([filing])
})

test('every problem is listed at once', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
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
  const { browser, id } = await person()
  const filing = await create(browser, id)
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
  const [owner, other] = [await person(), await person()]
  const filing = await create(owner.browser, owner.id)
  for (const id of [filing.id, 999_999, '99999999999', 'abc', '1.5', '-1']) {
    const answer = await other.browser.call('PATCH', `/api/tax-filings/${id}`, { year: 2023 })
    expect([id, answer.status]).toEqual([id, 404])
  }
})

test('creating for someone else is 403; wrong input 400', async () => {
  const [owner, other] = [await person(), await person()]
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
  const { browser, id } = await person()
  const filing = await create(browser, id)
  const answer = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { year: 2023 }, { 'If-Match': header })
  expect(answer.status).toBe(status)
})

test('of 50 parallel saves on one version exactly one wins and the others get 412', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
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
      const filing = await create(browser, id)
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

const chosenOf = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/user')).text).chosenFilingId
const post = async (browser: TestBrowser, path: string, body: object = {}) => {
  const { status, text } = await browser.call('POST', path, body)
  return { status, text, filing: status < 300 ? (JSON.parse(text) as TaxFiling) : null }
}

test('the return that was started, chosen or saved last is remembered, on every device', async () => {
  const { browser, id } = await person()
  expect(await chosenOf(browser)).toBeNull()
  const older = await create(browser, id, { year: 2023 })
  const newer = await create(browser, id)
  expect(await chosenOf(browser)).toBe(newer.id)
  const chosen = await post(browser, `/api/tax-filings/${older.id}/choose`)
  expect([chosen.status, chosen.filing]).toEqual([200, older])
  expect(await chosenOf(browser)).toBe(older.id)
  await browser.call('PATCH', `/api/tax-filings/${newer.id}`, { currentStep: 'income' })
  expect(await chosenOf(browser)).toBe(newer.id)
})

test('a year has one open return, however many are started at once; one of another year stands beside it', async () => {
  const { browser, id } = await person()
  const body = { userId: id, year: 2024, currentStep: 'documents' }
  const starts = await Promise.all(Array.from({ length: 8 }, () => post(browser, '/api/tax-filings', body)))
  expect(starts.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 7 }, () => 409)])
  expect(starts.find(({ status }) => status === 409)?.text).toBe(
    'You already have a tax filing for 2024. Go on with that one, or choose another year.',
  )
  const beside = await create(browser, id, { year: 2025 })
  const taken = await browser.call('PATCH', `/api/tax-filings/${beside.id}`, { year: 2024 })
  expect([taken.status, (await browser.call('PATCH', `/api/tax-filings/${beside.id}`, { year: 2023 })).status]).toEqual(
    [409, 200],
  )
})

test('a submitted return stays as it is and is corrected by a return that starts from its answers', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
  const path = `/api/tax-filings/${filing.id}`
  expect((await post(browser, `${path}/correction`)).status).toBe(409)
  const answers = { incomeData: income, deductionsData: deductions, splitData: { ownHome: 2_000 } }
  const saved = await browser.call('PATCH', path, { ...answers, currentStep: 'submit', completed: true })
  const submitted: TaxFiling = JSON.parse(saved.text)
  expect(submitted.splitData).toEqual({ ownHome: 2_000 })
  server.clock.advance(1000)
  const correction = await post(browser, `${path}/correction`)
  const now = server.clock.now().toISOString()
  expect([correction.status, correction.filing]).toEqual([
    201,
    {
      ...submitted,
      id: expect.any(Number),
      currentStep: 'review',
      completed: false,
      correctsFilingId: filing.id,
      version: 0,
      createdAt: now,
      updatedAt: now,
    },
  ])
  expect(await chosenOf(browser)).toBe(correction.filing?.id)
  expect((await post(browser, `${path}/correction`)).status).toBe(409)
  expect(JSON.parse((await browser.get('/api/tax-filings')).text)).toEqual([correction.filing, submitted])
})

const setup2025 = { year: '2025', taxIdentifier: '123', acceptTerms: 'on' }
const yearsOf = async (browser: TestBrowser) =>
  JSON.parse((await browser.get('/api/tax-filings')).text).map(({ year }: TaxFiling) => year)

test('without script, setup with another year asks, and keeps the return beside the other one', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
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
  const { browser, id } = await person()
  const first = await create(browser, id)
  server.clock.advance(1000)
  const second = await create(browser, id, { year: 2025 })
  const fields = { filingId: String(first.id), version: '0', salary: '1000', otherIncome: '', taxWithheld: '' }
  expect((await browser.post('/tax-filing/income', fields)).status).toBe(303)
  const list: TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
  expect(list.map(({ id: one, incomeData }) => [one, incomeData?.salary])).toEqual([
    [second.id, undefined],
    [first.id, 1000],
  ])
  expect(await chosenOf(browser)).toBe(first.id)
})

test('the list opens a return where it was left, a submitted one beneath the list, and corrects one', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
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

test('answers no person gives are refused, and so is one return too many', async () => {
  const { browser, id } = await person()
  const filing = await create(browser, id)
  const typed = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`name${at}`, 'x'.repeat(2_000)]))
  const draft = { userId: id, taxFilingId: filing.id, revision: 1, replaces: null, fields: typed, base: {} }
  expect((await browser.call('PUT', `/api/drafts/income/${'d'.repeat(32)}`, draft)).status).toBe(413)
  const { write, models } = server.dependencies.database
  const row = await models.taxFilings.findByPk(filing.id, { rejectOnEmpty: true })
  const { id: _, ...copied } = row.get({ plain: true })
  const more = Array.from({ length: 39 }, () => ({ ...copied, completed: true }))
  await write((transaction) => models.taxFilings.bulkCreate(more, { transaction }))
  const answer = await post(browser, '/api/tax-filings', { userId: id, year: 2025, currentStep: 'documents' })
  expect([answer.status, answer.text]).toEqual([409, 'You have so many tax filings that no more can be started.'])
})
