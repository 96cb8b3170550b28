import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { requestIn } from '../../testing/stub-renderer.ts'
import { bytesOf } from '../documents/document-bytes.ts'
import { scannerOf } from '../documents/scanners.ts'
import { drawStatement } from '../documents/testing/draw-statement.ts'
import { listed, listedWhenRead, upload } from '../documents/testing/upload.ts'
import { deductions, income, newFiler, postForReturn, startReturn } from './testing/filer.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

const pathOf = ({ id }: TaxFiling) => `/api/tax-filings/${id}`
const filingsOf = async (browser: TestBrowser): Promise<readonly TaxFiling[]> =>
  JSON.parse((await browser.get('/api/tax-filings')).text)
const chosenOf = async (browser: TestBrowser) => JSON.parse((await browser.get('/api/user')).text).chosenFilingId
const done = { incomeData: income, deductionsData: deductions, currentStep: 'submit', completed: true }

async function submit(browser: TestBrowser, filing: TaxFiling): Promise<TaxFiling> {
  server.clock.advance(1000)
  return JSON.parse((await browser.call('PATCH', pathOf(filing), done)).text)
}

test('a return is discarded with its documents and what was typed in it; others stay as they are', async () => {
  const { browser, id: userId } = await newFiler(server)
  const kept = await startReturn(browser, userId, { year: 2023 })
  const file = await drawStatement(2023, 'S. de Wit')
  await upload(server, browser, { file, name: 'kept.pdf', type: 'income_statement', userId })
  const filing = await startReturn(browser, userId)
  const other = await drawStatement(2024, 'S. de Wit')
  await upload(server, browser, { file: other, name: 'gone.pdf', type: 'income_statement', userId })
  const [keptDocument, goneDocument] = await listedWhenRead(browser)
  const draft = { userId, taxFilingId: filing.id, revision: 1, replaces: null, fields: { salary: '1' }, base: {} }
  const draftId = 'a1'.repeat(16)
  expect((await browser.call('PUT', `/api/drafts/income/${draftId}`, draft)).status).toBe(200)
  const { models } = server.dependencies.database
  const row = await models.documents.findByPk(goneDocument?.id ?? 0)
  const answer = await browser.call('DELETE', pathOf(filing))
  expect([answer.status, JSON.parse(answer.text)]).toEqual([200, { success: true }])
  expect(await filingsOf(browser)).toEqual([kept])
  expect((await listed(browser)).map(({ id }) => id)).toEqual([keptDocument?.id])
  expect(row && (await bytesOf(server.dependencies, row))).toBeNull()
  expect([await models.drafts.findByPk(draftId), await chosenOf(browser)]).toEqual([null, null])
  const again = await browser.call('DELETE', pathOf(filing))
  expect([again.status, (await browser.call('PATCH', pathOf(filing), { currentStep: 'documents' })).status]).toEqual([
    404, 404,
  ])
  const told = JSON.parse((await browser.get('/api/user/activity')).text)
  expect(told[0].event).toBe('return-discarded')
})

test('of a correction what was submitted stays, with its documents, and is open again', async () => {
  const { browser, id: userId } = await newFiler(server)
  const filing = await startReturn(browser, userId)
  const file = await drawStatement(2024, 'S. de Wit')
  await upload(server, browser, { file, name: 'a.pdf', type: 'income_statement', userId })
  const documents = await listedWhenRead(browser)
  const submitted = await submit(browser, filing)
  const refused = await browser.call('DELETE', pathOf(submitted))
  expect(refused.status).toBe(409)
  const { filing: correction } = await postForReturn(browser, `${pathOf(submitted)}/correction`)
  expect((await browser.call('DELETE', `/api/tax-filings/${correction?.id}`)).status).toBe(200)
  expect([await filingsOf(browser), await listed(browser), await chosenOf(browser)]).toEqual([
    [submitted],
    documents,
    submitted.id,
  ])
  expect((await postForReturn(browser, `${pathOf(submitted)}/correction`)).status).toBe(201)
})

test('nothing newer than was seen is discarded, and sent twice it is done once', async () => {
  const { browser, id: userId } = await newFiler(server)
  const filing = await startReturn(browser, userId)
  await browser.call('PATCH', pathOf(filing), { incomeData: income })
  const headers = { 'If-Match': '"0"', 'Idempotency-Key': 'discard-1' }
  expect((await browser.call('DELETE', pathOf(filing), undefined, headers)).status).toBe(412)
  const seen = { 'If-Match': '"1"', 'Idempotency-Key': 'discard-2' }
  const answers = [
    await browser.call('DELETE', pathOf(filing), undefined, seen),
    await browser.call('DELETE', pathOf(filing), undefined, seen),
  ]
  expect(answers.map(({ status, text }) => [status, text])).toEqual([
    [200, '{"success":true}'],
    [200, '{"success":true}'],
  ])
  expect(answers[1]?.headers.get('Idempotency-Replayed')).toBe('true')
})

test('a start whose return was discarded is done anew when it is sent again', async () => {
  const { browser, id: userId } = await newFiler(server)
  const body = { userId, year: 2024, currentStep: 'documents' }
  const start = async () => {
    const answer = await browser.call('POST', '/api/tax-filings', body, { 'Idempotency-Key': 'start-1' })
    return [answer.status, JSON.parse(answer.text).id]
  }
  const [, first] = await start()
  expect(await start()).toEqual([201, first])
  await browser.call('DELETE', `/api/tax-filings/${first}`)
  const [status, second] = await start()
  expect([status, second === first]).toEqual([201, false])
})

test('the list discards one, says so, and says so again to a second press or another window', async () => {
  const { browser, id: userId } = await newFiler(server)
  const filing = await startReturn(browser, userId)
  const press = async (version: number) => {
    const fields = { intent: 'discard', filingId: String(filing.id), version: String(version) }
    const { status, headers } = await browser.post('/previous-filings', fields)
    const page = requestIn((await browser.get('/previous-filings')).text)
    return [status, headers.get('Location'), page.flash?.title]
  }
  await browser.call('PATCH', pathOf(filing), { incomeData: income })
  expect((await press(0))[0]).toBe(412)
  expect(await press(1)).toEqual([303, '/previous-filings', 'Your 2024 return is discarded'])
  expect(await press(1)).toEqual([303, '/previous-filings', 'That return is discarded'])
  const told: { event: string }[] = JSON.parse((await browser.get('/api/user/activity')).text)
  expect(told.filter(({ event }) => event === 'return-discarded')).toHaveLength(1)
})
