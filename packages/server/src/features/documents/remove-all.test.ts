import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestBrowser } from '../../testing/browser.ts'
import { startServer, type TestServer } from '../../testing/start-server.ts'
import { scannerOf } from './scanners.ts'
import { change, startReturn } from './testing/calls.ts'
import { drawStatement } from './testing/draw-statement.ts'
import { listed, listedAtLast, upload } from './testing/upload.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

let count = 0

/** Somebody with a return of 2024 and of 2025, each with a statement of its year; the later one is open. */
async function withTwoReturns() {
  count += 1
  const person = server.browser()
  const { id: userId } = await person.register(`two-returns-${count}`)
  const before = await startReturn(person, userId, 2024)
  const now = await startReturn(person, userId, 2025)
  for (const year of [2024, 2025])
    await upload(server, person, {
      file: await drawStatement(year, 'Sanne de Vries'),
      name: `${year}.pdf`,
      type: 'income_statement',
      userId,
    })
  await listedAtLast(person)
  return { person, userId, before, now }
}

const names = async (person: TestBrowser) => (await listed(person)).map(({ filename }) => filename)
const removeAll = (person: TestBrowser, query: string, key = '') =>
  person.call('DELETE', `/api/documents/all${query}`, undefined, key === '' ? {} : { 'Idempotency-Key': key })

it('removes those of one return, and leaves those of every other', async () => {
  const { person, now } = await withTwoReturns()
  const answer = await removeAll(person, `?taxFilingId=${now.id}`)
  expect([JSON.parse(answer.text), await names(person)]).toEqual([{ count: 1 }, ['2024.pdf']])
})

it('removes those of all without a return, as specified', async () => {
  const { person } = await withTwoReturns()
  expect([JSON.parse((await removeAll(person, '')).text), await names(person)]).toEqual([{ count: 2 }, []])
})

it('does nothing for the return of somebody else, or what is none', async () => {
  const [one, other] = [await withTwoReturns(), await withTwoReturns()]
  const answers = [
    await removeAll(one.person, `?taxFilingId=${other.now.id}`),
    await removeAll(one.person, '?taxFilingId=all'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404])
  expect([await names(one.person), await names(other.person)]).toEqual([
    ['2024.pdf', '2025.pdf'],
    ['2024.pdf', '2025.pdf'],
  ])
})

it('sent twice answers the same while nothing came, and is done anew when something did', async () => {
  const { person, userId, now } = await withTwoReturns()
  const again = async () => JSON.parse((await removeAll(person, `?taxFilingId=${now.id}`, 'one-press')).text)
  const twice = [await again(), await again()]
  const file = await drawStatement(2025, 'Sanne de Vries')
  await upload(server, person, { file, name: 'later.pdf', type: 'income_statement', userId, taxFilingId: now.id })
  await listedAtLast(person)
  expect([...twice, await again(), await names(person)]).toEqual([
    { count: 1 },
    { count: 1 },
    { count: 1 },
    ['2024.pdf'],
  ])
})

it('without script removes those of the return whose form it is, and the list leads to the others', async () => {
  const { person, before, now } = await withTwoReturns()
  await person.post('/tax-filing/documents', { intent: 'remove-all', filingId: String(now.id) })
  const left = await names(person)
  const opened = await person.post('/previous-filings', { intent: 'documents', filingId: String(before.id) })
  await person.post('/tax-filing/documents', { intent: 'remove-all', filingId: String(before.id) })
  expect([left, opened.headers.get('location'), await names(person)]).toEqual([
    ['2024.pdf'],
    '/tax-filing/documents',
    [],
  ])
})

it('of a correction goes with what it is a copy of, and what it lists of the return it corrects', async () => {
  const { person, before } = await withTwoReturns()
  const { models, write } = server.dependencies.database
  await write((transaction) => models.taxFilings.update({ completed: true }, { where: { id: before.id }, transaction }))
  const correction = JSON.parse((await person.call('POST', `/api/tax-filings/${before.id}/correction`)).text)
  const [document] = await listed(person)
  await change(person, document?.id ?? 0, { verdict: 'mine' })
  const copied = await names(person)
  const answer = await removeAll(person, `?taxFilingId=${correction.id}`)
  expect([copied, JSON.parse(answer.text), await names(person)]).toEqual([
    ['2024.pdf', '2025.pdf', '2024.pdf'],
    { count: 1 },
    ['2025.pdf'],
  ])
})
