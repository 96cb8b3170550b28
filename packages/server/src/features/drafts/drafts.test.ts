import { sessionLimits } from '@aangiftewijs/domain/session'
import { type Draft, revisionsOfSave, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goodPassword, type TestBrowser } from '../../testing/browser.ts'
import { exportedBy } from '../../testing/exported.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { isOnPostgres } from '../../testing/test-database.ts'
import { sweep } from '../session/sweep.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

const idOf = (letter: string) => letter.repeat(32)
const typed = { salary: '41.000', otherIncome: '', taxWithheld: '12' }

/** A person with a return at the income step. */
async function arrive(username: string) {
  const browser = server.browser()
  const { id: userId } = await browser.register(username)
  const { text } = await browser.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'income' })
  const filing: TaxFiling = JSON.parse(text)
  return { browser, userId, filing }
}

const put = async (browser: TestBrowser, id: string, change: object) =>
  browser.call('PUT', `/api/drafts/income/${id}`, {
    userId: JSON.parse((await browser.get('/api/user')).text).id,
    revision: 1,
    replaces: null,
    fields: typed,
    base: {},
    ...change,
  })

const draftsOf = async (browser: TestBrowser, step = 'income'): Promise<readonly Draft[]> =>
  JSON.parse((await browser.get(`/api/drafts/${step}`)).text)
const idsOf = async (browser: TestBrowser, step?: string) => (await draftsOf(browser, step)).map(({ id }) => id)

test('what is typed is kept for its owner, after the session and a new sign-in, and is no answer', async () => {
  const { browser, filing } = await arrive('typist')
  const kept = await put(browser, idOf('a'), { taxFilingId: filing.id })
  expect([kept.status, JSON.parse(kept.text)]).toEqual([
    200,
    {
      id: idOf('a'),
      taxFilingId: filing.id,
      fields: typed,
      base: {},
      savedAt: server.clock.now().toISOString(),
    },
  ])
  server.clock.advance(sessionLimits.idle)
  const elsewhere = server.browser()
  await elsewhere.call('POST', '/api/login', { username: 'typist', password: goodPassword })
  expect(await draftsOf(elsewhere)).toEqual([JSON.parse(kept.text)])
  expect(JSON.parse((await elsewhere.get('/api/tax-filings')).text)).toEqual([filing])
})

test('the latest of a page counts, whatever the order in which they arrive', async () => {
  const { browser, filing } = await arrive('order')
  const taxFilingId = filing.id
  await put(browser, idOf('b'), { taxFilingId, revision: 3, fields: { salary: '3' } })
  const late = await put(browser, idOf('b'), { taxFilingId, revision: 2, fields: { salary: '2' } })
  expect([late.status, (await draftsOf(browser)).map(({ fields }) => fields)]).toEqual([200, [{ salary: '3' }]])
})

test('a number that no column holds is refused, on SQLite as on Postgres', async () => {
  const { browser, filing } = await arrive('numbers')
  const statuses = [2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER].map(async (revision) => {
    const { status } = await put(browser, idOf(String(revision).at(-1) ?? ''), { taxFilingId: filing.id, revision })
    return status
  })
  expect(await Promise.all(statuses)).toEqual([200, 400, 400])
})

test('two pages keep a draft each; the page that was opened with one takes its place', async () => {
  const { browser, filing } = await arrive('two-pages')
  const taxFilingId = filing.id
  await put(browser, idOf('c'), { taxFilingId })
  server.clock.advance(1000)
  await put(browser, idOf('d'), { taxFilingId })
  expect(await idsOf(browser)).toEqual([idOf('d'), idOf('c')])
  server.clock.advance(1000)
  await put(browser, idOf('e'), { taxFilingId, replaces: idOf('d') })
  expect(await idsOf(browser)).toEqual([idOf('e'), idOf('c')])
})

test('of one step five are kept, the latest', async () => {
  const { browser, filing } = await arrive('many-pages')
  for (const letter of ['1', '2', '3', '4', '5', '6']) {
    server.clock.advance(1000)
    await put(browser, idOf(letter), { taxFilingId: filing.id })
  }
  expect(await idsOf(browser)).toEqual(['6', '5', '4', '3', '2'].map(idOf))
})

test('saving the answers deletes the draft they were typed in, and no other', async () => {
  const { browser, filing } = await arrive('saver')
  const taxFilingId = filing.id
  await put(browser, idOf('f'), { taxFilingId })
  server.clock.advance(1000)
  await put(browser, `${idOf('f').slice(1)}0`, { taxFilingId })
  const incomeData = { salary: 1, otherIncome: 0, taxWithheld: 0 }
  const save = (version: string) =>
    browser.call(
      'PATCH',
      `/api/tax-filings/${taxFilingId}`,
      { incomeData },
      { 'If-Match': version, 'Draft-Id': `${idOf('f')} ${idOf('0')}` },
    )
  expect([(await save('"7"')).status, (await idsOf(browser)).length]).toEqual([412, 2])
  expect([(await save('"0"')).status, await idsOf(browser)]).toEqual([200, [`${idOf('f').slice(1)}0`]])
})

test('a draft that a save ended stays ended: what comes late is not kept, what is typed after it is', async () => {
  const { browser, filing } = await arrive('late')
  const taxFilingId = filing.id
  const [sent, unsent, began] = ['c1', 'c2', 'c3'].map((pair) => pair.repeat(16))
  const save = (version: number, ids: string) =>
    browser.call(
      'PATCH',
      `/api/tax-filings/${taxFilingId}`,
      { incomeData: { salary: version + 1, otherIncome: 0, taxWithheld: 0 } },
      { 'If-Match': `"${version}"`, 'Draft-Id': ids },
    )
  await put(browser, sent ?? '', { taxFilingId, revision: 4 })
  await save(0, `${sent} ${sent}`)
  await save(1, `${unsent} ${began}`)
  for (const id of [sent, unsent]) {
    const late = await put(browser, id ?? '', { taxFilingId, revision: 5, fields: { salary: '410' } })
    expect([late.status, JSON.parse(late.text).fields, await idsOf(browser)]).toEqual([200, { salary: '410' }, []])
  }
  expect((await exportedBy(browser)).drafts).toEqual([])
  await put(browser, sent ?? '', { taxFilingId, revision: 4 + revisionsOfSave + 1 })
  // Another window may type on in what this one began with.
  server.clock.advance(1000)
  await put(browser, began ?? '', { taxFilingId, revision: 2 })
  expect(await idsOf(browser)).toEqual([began, sent])
  server.clock.advance(24 * 60 * 60_000)
  await sweep(server.dependencies)
  expect(await server.dependencies.database.models.drafts.count({ where: { step: 'ended' } })).toBe(0)
})

test('without script, continuing deletes the draft that was shown, and Discard does', async () => {
  const { browser, filing } = await arrive('scriptless')
  const taxFilingId = filing.id
  await put(browser, '0a'.repeat(16), { taxFilingId })
  const discard = await browser.post('/tax-filing/income', { intent: 'discard-draft', draft: '0a'.repeat(16) })
  expect([discard.status, discard.headers.get('Location'), await idsOf(browser)]).toEqual([
    303,
    '/tax-filing/income',
    [],
  ])
  await put(browser, '0b'.repeat(16), { taxFilingId })
  await browser.post('/tax-filing/income', { ...typed, version: '0', draft: '0b'.repeat(16) })
  expect(await idsOf(browser)).toEqual([])
})

test('setup is kept before there is a return, and is no draft any more when it starts one', async () => {
  const browser = server.browser()
  const { id: userId } = await browser.register('beginner')
  const draft = { userId, revision: 1, replaces: null, taxFilingId: null, fields: { taxIdentifier: '12' }, base: {} }
  await browser.call('PUT', `/api/drafts/setup/${'0c'.repeat(16)}`, draft)
  expect(await draftsOf(browser, 'setup')).toMatchObject([{ taxFilingId: null, fields: { taxIdentifier: '12' } }])
  const begin = { userId, year: 2024, currentStep: 'documents' }
  await browser.call('POST', '/api/tax-filings', begin, { 'Draft-Id': '0c'.repeat(16) })
  expect(await draftsOf(browser, 'setup')).toEqual([])
})

test('a submitted return has no drafts and takes none', async () => {
  const { browser, filing } = await arrive('submitter')
  const taxFilingId = filing.id
  await put(browser, '0d'.repeat(16), { taxFilingId })
  const completed = {
    incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 },
    deductionsData: {},
    completed: true,
    currentStep: 'submit',
  }
  expect((await browser.call('PATCH', `/api/tax-filings/${taxFilingId}`, completed)).status).toBe(200)
  expect(await draftsOf(browser)).toEqual([])
  expect((await put(browser, '0e'.repeat(16), { taxFilingId })).status).toBe(409)
})

test('the steps of open returns that hold something unsaved are told, to their owner', async () => {
  const { browser, userId, filing } = await arrive('unsaved')
  const taxFilingId = filing.id
  const incomeData = { salary: 5, otherIncome: 0, taxWithheld: 0 }
  await browser.call('PATCH', `/api/tax-filings/${taxFilingId}`, { incomeData })
  const told = async (of: TestBrowser = browser) => JSON.parse((await of.get('/api/drafts')).text)
  const base = { salary: '5,00', otherIncome: '', taxWithheld: '' }
  await put(browser, '6f'.repeat(16), { taxFilingId, base, fields: { ...base, salary: '5' } })
  expect(await told()).toEqual([])
  await put(browser, '6f'.repeat(16), { taxFilingId, base, fields: { ...base, salary: '6' }, revision: 2 })
  const partner = { userId, taxFilingId, revision: 1, replaces: null, fields: { fullName: 'Kim' }, base: {} }
  await browser.call('PUT', `/api/drafts/partner/${'7f'.repeat(16)}`, partner)
  expect(await told()).toEqual([{ taxFilingId, step: 'income' }])
  await browser.call('PATCH', `/api/tax-filings/${taxFilingId}`, { isJointFiling: true })
  expect(await told()).toEqual([
    { taxFilingId, step: 'partner' },
    { taxFilingId, step: 'income' },
  ])
  expect(await told((await arrive('curious')).browser)).toEqual([])
})

test('nobody reads, changes or deletes what another typed, nor types in their return', async () => {
  const { browser, filing } = await arrive('private')
  const id = '0f'.repeat(16)
  await put(browser, id, { taxFilingId: filing.id })
  const { browser: other, filing: own } = await arrive('nosy')
  expect(await draftsOf(other)).toEqual([])
  expect((await put(other, id, { userId: filing.userId, taxFilingId: null })).status).toBe(403)
  expect((await put(other, '1f'.repeat(16), { taxFilingId: filing.id })).status).toBe(404)
  expect((await put(other, id, { taxFilingId: own.id, revision: 9 })).status).toBe(404)
  expect((await put(other, '2f'.repeat(16), { taxFilingId: own.id, replaces: id })).status).toBe(200)
  expect((await other.call('DELETE', `/api/drafts/income/${id}`)).status).toBe(404)
  expect(await idsOf(browser)).toEqual([id])
  expect([
    (await browser.call('DELETE', `/api/drafts/income/${id}`)).status,
    (await browser.call('DELETE', `/api/drafts/income/${id}`)).status,
    await idsOf(browser),
  ]).toEqual([204, 404, []])
})

test('what is no draft is refused', async () => {
  const { browser, filing } = await arrive('refused')
  const taxFilingId = filing.id
  const statuses = [
    await put(browser, 'short', { taxFilingId }),
    await put(browser, '3f'.repeat(16), { taxFilingId, fields: { salary: 'x'.repeat(3_000) } }),
    await put(browser, '3f'.repeat(16), { taxFilingId: 999_999 }),
    await browser.call('PUT', `/api/drafts/submit/${'3f'.repeat(16)}`, {}),
    await browser.get('/api/drafts/review'),
  ].map(({ status }) => status)
  expect([statuses, await draftsOf(browser)]).toEqual([[404, 400, 404, 404, 404], []])
})

test('they are in the export, and go with the account', async () => {
  const { browser, filing } = await arrive('leaver')
  await put(browser, '4f'.repeat(16), { taxFilingId: filing.id })
  const { drafts } = await exportedBy(browser)
  expect(drafts).toEqual([{ step: 'income', revision: 1, ...(await draftsOf(browser))[0] }])
  // More than a page lists of one step.
  const { models } = server.dependencies.database
  const { userId } = filing
  const [row] = await models.drafts.findAll({ where: { userId } })
  const like = {
    userId,
    taxFilingId: filing.id,
    step: 'income' as const,
    revision: 1,
    content: { fields: {}, base: {} },
  }
  const ids = Array.from({ length: 24 }, (_, at) => String(at).padStart(32, 'e'))
  await models.drafts.bulkCreate(ids.map((id) => ({ ...like, id, savedAt: row?.savedAt ?? new Date(0) })))
  expect((await exportedBy(browser)).drafts).toHaveLength(25)
  expect((await browser.call('DELETE', '/api/user', { password: goodPassword })).status).toBe(204)
  expect(await server.dependencies.database.models.drafts.count({ where: { taxFilingId: filing.id } })).toBe(0)
})

test('they are encrypted where they are stored, and in no log', async () => {
  const { browser, filing } = await arrive('sealed')
  await put(browser, '5f'.repeat(16), { taxFilingId: filing.id, fields: { salary: '98765432' } })
  const [rows] = await server.dependencies.database.sequelize.query('SELECT * FROM drafts')
  expect([JSON.stringify(rows), server.log()].filter((text) => text.includes('98765432'))).toEqual([])
})

// On Postgres other processes write too, and nothing is kept.
test.runIf(!isOnPostgres())('a draft empties what is kept of its owner’s drafts, and of nothing else', async () => {
  const { database } = server.dependencies
  const { browser, userId, filing } = await arrive('kept')
  let loads = 0
  const load = async () => ++loads
  const read = () =>
    Promise.all([`drafts of ${userId} in income`, `filings of ${userId + 1}`].map((key) => database.cached(key, load)))
  await browser.get('/api/user')
  expect(await read()).toEqual([1, 2])
  await put(browser, idOf('9'), { taxFilingId: filing.id })
  expect(await read()).toEqual([3, 2])
})
