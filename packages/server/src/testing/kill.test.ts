import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterAll, afterEach, expect, test } from 'vitest'
import { createBrowser, goodPassword } from './browser.ts'
import { forkProgram } from './fork-program.ts'
import { dropDatabaseOf } from './test-database.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'killed-'))
const running = new Set<ChildProcess>()
afterEach(() => {
  for (const child of running) child.kill('SIGKILL')
})
afterAll(async () => {
  await dropDatabaseOf(dataDir)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Starts a server process of its own on the shared folder; resolves with its origin. */
async function startProcess() {
  const child = forkProgram('host-process', [dataDir], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  running.add(child)
  const [message] = await once(child, 'message')
  const kill = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    const [code, killedBy] = await once(child, 'exit')
    running.delete(child)
    return { code, killedBy }
  }
  return { origin: String(message.origin), kill }
}

test('what was acknowledged survives kill -9 right after; SIGTERM ends with 0', { timeout: 60_000 }, async () => {
  const first = await startProcess()
  const browser = createBrowser(first.origin)
  const { id: userId } = await browser.register('survivor')
  const { text } = await browser.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
  const filing: TaxFiling = JSON.parse(text)
  const incomeData = { salary: 12_345.67, otherIncome: 0, taxWithheld: 0 }
  const save = await browser.call('PATCH', `/api/tax-filings/${filing.id}`, { incomeData }, { 'If-Match': '"0"' })
  expect(save.status).toBe(200)
  const typed = {
    userId,
    taxFilingId: filing.id,
    revision: 1,
    replaces: null,
    fields: { mortgageInterest: '65' },
    base: {},
  }
  const draft = await browser.call('PUT', `/api/drafts/deductions/${'a'.repeat(32)}`, typed)
  expect(draft.status).toBe(200)
  expect(await first.kill('SIGKILL')).toEqual({ code: null, killedBy: 'SIGKILL' })

  const second = await startProcess()
  const again = createBrowser(second.origin)
  expect((await again.call('POST', '/api/login', { username: 'survivor', password: goodPassword })).status).toBe(200)
  expect(JSON.parse((await again.get('/api/tax-filings')).text)).toMatchObject([
    { id: filing.id, incomeData, version: 1 },
  ])
  expect(JSON.parse((await again.get('/api/drafts/deductions')).text)).toMatchObject([{ fields: typed.fields }])
  expect(await second.kill('SIGTERM')).toEqual({ code: 0, killedBy: null })
})

test('a second signal does not cut off what the first one lets end', { timeout: 60_000 }, async () => {
  const server = await startProcess()
  const [child] = running
  const { port } = new URL(server.origin)
  const socket = connect(Number(port), '127.0.0.1')
  const [head, body] = ['POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n', '{}']
  socket.write(`${head}Origin: ${server.origin}\r\nContent-Length: ${body.length}\r\n\r\n`)
  await once(socket, 'connect')
  // So that the server has begun with it.
  await createBrowser(server.origin).get('/healthz')
  for (const signal of ['SIGTERM', 'SIGTERM', 'SIGINT'] as const) {
    child?.kill(signal)
    await wait(50)
  }
  const ended = child && once(child, 'exit')
  socket.write(body)
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 \d/)
  expect(await ended).toEqual([0, null])
})

test('of submissions that kill -9 cuts off every one is whole or not there', { timeout: 60_000 }, async () => {
  const first = await startProcess()
  const people = await Promise.all(
    Array.from({ length: 5 }, async (_, at) => {
      const browser = createBrowser(first.origin)
      const username = `submitter-${at}`
      const { id: userId } = await browser.register(username)
      const { text } = await browser.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
      const { id }: TaxFiling = JSON.parse(text)
      const answers = { incomeData: { salary: at, otherIncome: 0, taxWithheld: 0 }, deductionsData: {} }
      await browser.call('PATCH', `/api/tax-filings/${id}`, answers)
      return { browser, username, id }
    }),
  )
  const acknowledged = new Set<number>()
  const submissions = people.map(({ browser, id }) =>
    browser.call('PATCH', `/api/tax-filings/${id}`, { completed: true }).then(
      ({ status }) => status === 200 && acknowledged.add(id),
      () => {},
    ),
  )
  await Promise.race(submissions)
  await first.kill('SIGKILL')
  await Promise.all(submissions)
  expect(acknowledged.size).toBeGreaterThan(0)

  const second = await startProcess()
  for (const { username, id } of people) {
    const browser = createBrowser(second.origin)
    await browser.call('POST', '/api/login', { username, password: goodPassword })
    const [filing]: readonly TaxFiling[] = JSON.parse((await browser.get('/api/tax-filings')).text)
    const again = await browser.call('PATCH', `/api/tax-filings/${id}`, { completed: true })
    // Not there: as before, and it can be submitted now. Whole: it can be changed no more.
    expect([username, filing?.completed, filing?.version, again.status]).toEqual(
      filing?.completed ? [username, true, 2, 409] : [username, false, 1, 200],
    )
    if (acknowledged.has(id)) expect([username, filing?.completed]).toEqual([username, true])
  }
  expect(await second.kill('SIGTERM')).toEqual({ code: 0, killedBy: null })
})
