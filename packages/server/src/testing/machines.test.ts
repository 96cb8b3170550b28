import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bucketCredentials, startBucket, type TestBucket } from '../features/documents/testing/bucket.ts'
import { listedAtLast, upload } from '../features/documents/testing/upload.ts'
import { startReturn } from '../features/tax-return/testing/filer.ts'
import { createBrowser } from './browser.ts'
import { forkProgram } from './fork-program.ts'
import { databaseOf, dropDatabaseOf, isOnPostgres } from './test-database.ts'

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))
const secrets = { DATA_KEY: '7a'.repeat(32), SESSION_SECRET: 'a secret that both of these servers have' }

let folder: string
let bucket: TestBucket
let shared: Readonly<Record<string, string>>
const running = new Set<ChildProcess>()
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'machines-'))
  bucket = await startBucket()
  shared = { ...secrets, ...(await databaseOf(folder)), DOCUMENT_STORE: bucket.address }
})
afterEach(async () => {
  for (const server of running) server.kill('SIGKILL')
  await dropDatabaseOf(folder)
  await bucket.end()
  rmSync(folder, { recursive: true, force: true })
})

/** A server as on a machine of its own: what it shares is the database, the bucket and the secrets. */
async function startMachine(name: string) {
  const server = forkProgram('host-process', [join(folder, name), JSON.stringify(shared)], {
    env: { ...process.env, ...bucketCredentials },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  running.add(server)
  const [{ origin }] = await once(server, 'message')
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(server, 'exit')
    server.kill(signal)
    running.delete(server)
    return gone
  }
  return { origin: String(origin), end }
}

test.runIf(isOnPostgres())(
  'of two servers with Postgres and a bucket one is killed among saves: on the other one the return goes on and is submitted',
  { timeout: 60_000 },
  async () => {
    const [first, second] = await Promise.all([startMachine('first'), startMachine('second')])
    const person = createBrowser(first.origin)
    const { id: userId } = await person.register('two.machines')
    const filing = await startReturn(person, userId)
    const { body } = await upload(first, person, { file: statement, name: 'a.pdf', type: 'income_statement', userId })
    expect((await listedAtLast(person)).map(({ id, status }) => [id, status])).toEqual([[body.id, 'passed']])

    const elsewhere = createBrowser(second.origin)
    for (const [name, value] of person.cookies) elsewhere.cookies.set(name, value)
    let acknowledged = 0
    const save = async (salary: number) => {
      const incomeData = { salary, otherIncome: 0, taxWithheld: 0 }
      const saved = await person.call('PATCH', `/api/tax-filings/${filing.id}`, { incomeData })
      if (saved.status === 200) acknowledged = salary
      if (salary === 5) void first.end('SIGKILL')
    }
    await expect(
      (async () => {
        for (let salary = 1; ; salary += 1) await save(salary)
      })(),
    ).rejects.toThrow(TypeError)
    const [kept]: readonly TaxFiling[] = JSON.parse((await elsewhere.get('/api/tax-filings')).text)
    // One more may have been made whose answer was cut off.
    expect([acknowledged, acknowledged + 1]).toContain(kept?.incomeData?.salary)
    expect(kept?.version).toBe(kept?.incomeData?.salary)

    expect((await elsewhere.get(`/api/documents/${body.id}/preview`)).status).toBe(200)
    const change = { deductionsData: { mortgageInterest: 5_000 }, completed: true }
    expect((await elsewhere.call('PATCH', `/api/tax-filings/${filing.id}`, change)).status).toBe(200)
    const pdf = await elsewhere.get(`/previous-filings/${filing.id}/return.pdf`)
    expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
    expect(await second.end('SIGTERM')).toEqual([0, null])
  },
)
