import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scannerOf } from '../features/documents/scanners.ts'
import { sweep } from '../features/session/sweep.ts'
import { goodPassword, type TestBrowser } from '../testing/browser.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { isOnPostgres } from '../testing/test-database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(async () => {
  await scannerOf(server.dependencies).stop()
  await server.stop()
})

const begin = (person: TestBrowser, userId: number, key: string, year = 2024) =>
  person.call(
    'POST',
    '/api/tax-filings',
    { userId, year, currentStep: 'documents' },
    key === '' ? {} : { 'Idempotency-Key': key },
  )
const signInAgain = (person: TestBrowser, username: string) =>
  person.call('POST', '/api/login', { username, password: goodPassword })
const count = async (person: TestBrowser, path: string): Promise<number> =>
  JSON.parse((await person.get(path)).text).length

test('the same request with the same key is done once and answered alike, with its version', async () => {
  const person = server.browser()
  const { id } = await person.register('twice')
  const key = randomUUID()
  const first = await begin(person, id, key)
  const again = await begin(person, id, `"${key}"`)
  expect([again.status, again.text, again.headers.get('ETag')]).toEqual([201, first.text, first.headers.get('ETag')])
  expect([first.headers.has('Idempotency-Replayed'), again.headers.get('Idempotency-Replayed')]).toEqual([
    false,
    'true',
  ])
  expect((await begin(person, id, '')).status).toBe(409)
  expect(await count(person, '/api/tax-filings')).toBe(1)
})

test('another body or path is refused, another person’s key is another key', async () => {
  const [person, other] = [server.browser(), server.browser()]
  const { id } = await person.register('one.key')
  const { id: otherId } = await other.register('same.key')
  await begin(person, id, 'shared')
  const changed = await begin(person, id, 'shared', 2023)
  expect([changed.status, changed.text]).toEqual([
    422,
    'This Idempotency-Key was used for another request. Nothing was changed.',
  ])
  expect((await begin(other, otherId, 'shared')).status).toBe(201)
  expect((await begin(person, id, 'white space')).status).toBe(400)
})

test('of many at once one works; the others are told to wait, or get its answer', async () => {
  const person = server.browser()
  const { id } = await person.register('racing')
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 12 }, () => begin(person, id, key)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => ![201, 409].includes(status))).toEqual([])
  expect(answers.filter(({ status, headers }) => status === 201 && !headers.has('Idempotency-Replayed'))).toHaveLength(
    1,
  )
  expect(answers.every(({ status, headers }) => status !== 409 || headers.get('Retry-After') === '1')).toBe(true)
  expect((await begin(person, id, key)).status).toBe(201)
  expect(await count(person, '/api/tax-filings')).toBe(1)
})

test('a submission is given once; what failed may be tried again with its key', async () => {
  const person = server.browser()
  const { id } = await person.register('submitting')
  const { id: filingId } = JSON.parse((await begin(person, id, '')).text)
  const patch = (change: object, key: string) =>
    person.call('PATCH', `/api/tax-filings/${filingId}`, change, { 'Idempotency-Key': key })
  expect((await patch({ completed: true }, 'submit')).status).toBe(422)
  await patch({ incomeData: { salary: 1, otherIncome: 0, taxWithheld: 0 }, deductionsData: {} }, 'answers')
  const submitted = await patch({ completed: true }, 'submit')
  const again = await patch({ completed: true }, 'submit')
  expect([submitted.status, again.status, again.text]).toEqual([200, 200, submitted.text])
  expect((await patch({ completed: true }, 'another')).status).toBe(409)
})

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))

async function upload(person: TestBrowser, bytes: Uint8Array, key: string) {
  const form = new FormData()
  form.set('type', 'income_statement')
  form.set('file', new Blob([new Uint8Array(bytes)]), 'a.pdf')
  const Cookie = [...person.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const headers = { Origin: server.origin, Cookie, 'Idempotency-Key': key }
  const answer = await fetch(`${server.origin}/api/documents/upload`, { method: 'POST', headers, body: form })
  return { status: answer.status, text: await answer.text() }
}

test('an upload that is sent again is one document', async () => {
  const person = server.browser()
  await person.register('uploading')
  const first = await upload(person, statement, 'a-file')
  expect(await upload(person, statement, 'a-file')).toEqual(first)
  expect((await upload(person, Buffer.concat([statement, Buffer.from('\n')]), 'a-file')).status).toBe(422)
  expect(await count(person, '/api/documents')).toBe(1)
})

test('removing all documents again tells how many there were the first time', async () => {
  const person = server.browser()
  await person.register('removing')
  await upload(person, statement, 'stored')
  const remove = () => person.call('DELETE', '/api/documents/all', undefined, { 'Idempotency-Key': 'all-of-them' })
  const first = await remove()
  expect([first.text, (await remove()).text]).toEqual(['{"count":1}', '{"count":1}'])
})

test('an answer that is no longer so is not given again: what is there now is removed, and what was removed is stored', async () => {
  const person = server.browser()
  await person.register('meant.anew')
  const key = { 'Idempotency-Key': 'remove-them' }
  const remove = () => person.call('DELETE', '/api/documents/all', undefined, key)
  const uploaded = await upload(person, statement, 'one-file')
  await remove()
  const again = await upload(person, statement, 'one-file')
  expect(again.status).toBe(200)
  expect(JSON.parse(again.text).id).not.toBe(JSON.parse(uploaded.text).id)
  const removed = await remove()
  expect([removed.text, removed.headers.has('Idempotency-Replayed')]).toEqual(['{"count":1}', false])
  expect(await count(person, '/api/documents')).toBe(0)
})

test('what was at work when the process ended is at work no more when it has started: on SQLite, which has one process', async () => {
  const person = server.browser()
  const { id } = await person.register('ended')
  const { database } = server.dependencies
  const { idempotentAnswers } = database.models
  const content = { asked: 'a'.repeat(64), answer: null, worker: 'the one before' }
  await begin(person, id, 'at-work', 2023)
  await database.write(async (transaction) => {
    await database.models.taxFilings.destroy({ where: { userId: id }, transaction })
    await idempotentAnswers.update({ isDone: false, content }, { where: { userId: id }, transaction })
  })
  for (const _ of [1, 2]) expect((await begin(person, id, 'at-work')).status).toBe(isOnPostgres() ? 422 : 201)
  expect(await count(person, '/api/tax-filings')).toBe(isOnPostgres() ? 0 : 1)
})

test('what is done and its answer are one write: neither is there without the other', async () => {
  const person = server.browser()
  const { id } = await person.register('one.write')
  const { idempotentAnswers } = server.dependencies.database.models
  const cannotNote = vi.spyOn(idempotentAnswers, 'update').mockRejectedValueOnce(new Error('not noted'))
  expect((await begin(person, id, 'a-return')).status).toBe(500)
  cannotNote.mockRestore()
  expect(await count(person, '/api/tax-filings')).toBe(0)
  expect((await begin(person, id, 'a-return')).status).toBe(201)

  const cannotRead = vi.spyOn(scannerOf(server.dependencies), 'scan').mockImplementationOnce(() => {
    throw new Error('not read')
  })
  expect((await upload(person, statement, 'stored')).status).toBe(500)
  cannotRead.mockRestore()
  const [document] = JSON.parse((await person.get('/api/documents')).text)
  const again = await upload(person, statement, 'stored')
  expect([again.status, JSON.parse(again.text).id]).toEqual([200, document.id])
  expect(await count(person, '/api/documents')).toBe(1)
})

test('of one person a hundred answers are kept: the oldest go, and what is at work stays', async () => {
  const [person, other] = [server.browser(), server.browser()]
  const { id: userId } = await person.register('many.keys')
  const { id: otherId } = await other.register('few.keys')
  const { idempotentAnswers } = server.dependencies.database.models
  const rowOf = (owner: number, at: number) => ({
    id: `${owner} ${at}`.padEnd(64, '.'),
    userId: owner,
    createdAt: new Date(server.clock.now().getTime() - at * 1_000),
    isDone: at !== 150,
    content: { asked: '', answer: null },
  })
  await idempotentAnswers.bulkCreate(Array.from({ length: 151 }, (_, at) => rowOf(userId, at + 1)))
  await idempotentAnswers.bulkCreate([rowOf(otherId, 200)])
  expect((await begin(person, userId, 'one.more')).status).toBe(201)
  const left = await idempotentAnswers.findAll({ where: { userId }, order: [['createdAt', 'DESC']] })
  expect(left.map(({ id }) => Number(/^\d+ (\d+)/.exec(id)?.[1] ?? 0))).toEqual([
    ...Array.from({ length: 101 }, (_, at) => at),
    150,
  ])
  expect(await idempotentAnswers.count({ where: { userId: otherId } })).toBe(1)
})

test('a request whose process was ended is done by who asks ten minutes later', async () => {
  const person = server.browser()
  const { id } = await person.register('interrupted')
  const { database } = server.dependencies
  await begin(person, id, 'left')
  const { idempotentAnswers } = database.models
  const rows = await idempotentAnswers.findAll({ where: { userId: id } })
  for (const row of rows)
    await database.write((transaction) =>
      row.update({ isDone: false, content: { ...row.content, answer: null } }, { transaction }),
    )
  expect((await begin(person, id, 'left')).status).toBe(409)
  server.clock.advance(10 * 60_000)
  // Worked on again: the year has its return by now.
  expect([
    (await begin(person, id, 'left')).text.includes('already have'),
    await idempotentAnswers.count({ where: { userId: id } }),
  ]).toEqual([true, 0])
})

test('after a day a key is new, and what was answered to it is deleted', async () => {
  const person = server.browser()
  const { id } = await person.register('yesterday')
  const { idempotentAnswers } = server.dependencies.database.models
  await begin(person, id, 'of.yesterday')
  server.clock.advance(24 * 60 * 60_000 - 1)
  await signInAgain(person, 'yesterday')
  expect((await begin(person, id, 'of.yesterday')).headers.get('Idempotency-Replayed')).toBe('true')
  server.clock.advance(1)
  // Worked on anew: the year has its return by now.
  const anew = await begin(person, id, 'of.yesterday')
  expect([anew.status, anew.headers.has('Idempotency-Replayed')]).toEqual([409, false])
  await begin(person, id, 'of.today', 2023)
  server.clock.advance(24 * 60 * 60_000)
  await sweep(server.dependencies)
  expect(await idempotentAnswers.count()).toBe(0)
})
