import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestBrowser } from '../testing/browser.ts'
import { type Cluster, startCluster } from '../testing/postgres/cluster.ts'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { isOnPostgres } from '../testing/test-database.ts'

let cluster: Cluster
let server: TestServer
let person: TestBrowser
let userId: number
beforeAll(async () => {
  if (!isOnPostgres()) return
  // One of its own: the tests that run beside this keep theirs. It outlives a power cut: what it acknowledged must be there again.
  cluster = await startCluster('whole')
  server = await startServer({ environment: { DATABASE_URL: cluster.url } })
  person = server.browser()
  userId = (await person.register('drilled')).id
})
afterAll(async () => {
  await server?.stop()
  await cluster?.remove()
})

const within = async (milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> => {
  const end = performance.now() + milliseconds
  while (performance.now() < end) {
    if (await holds()) return true
    await wait(50)
  }
  return false
}
const readiness = async () => (await server.browser().get('/readyz')).status

test.runIf(isOnPostgres())(
  'a Postgres that restarts under load: all that is refused may be tried again, nothing acknowledged is lost, and it is used again within 10 s',
  async () => {
    const { text } = await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
    const { id } = JSON.parse(text)
    let isUnderLoad = true
    const refused: (string | null)[][] = []
    const acknowledged: number[] = []
    const save = async (salary: number) => {
      const incomeData = { salary, otherIncome: 0, taxWithheld: 0 }
      const answer = await person.call('PATCH', `/api/tax-filings/${id}`, { incomeData })
      if (answer.status === 200) acknowledged.push(salary)
      else refused.push([String(answer.status), answer.headers.get('Retry-After')])
    }
    const saving = (async () => {
      for (let salary = 1; isUnderLoad; salary += 1) await save(salary)
    })()
    const reading = Array.from({ length: 4 }, async () => {
      while (isUnderLoad) {
        const answer = await person.get('/api/tax-filings')
        if (answer.status !== 200) refused.push([String(answer.status), answer.headers.get('Retry-After')])
      }
    })
    expect(await within(10_000, async () => acknowledged.length > 0)).toBe(true)
    await cluster.shut()
    expect(await within(5_000, async () => refused.length > 5)).toBe(true)
    expect(await readiness()).toBe(503)
    const savedBefore = acknowledged.length
    const lastBefore = acknowledged.at(-1) ?? 0
    await cluster.open()
    expect(await within(10_000, async () => (await readiness()) === 200)).toBe(true)
    const [kept] = JSON.parse((await person.get('/api/tax-filings')).text)
    expect(kept.incomeData.salary).toBeGreaterThanOrEqual(lastBefore)
    expect(await within(10_000, async () => acknowledged.length > savedBefore + 3)).toBe(true)
    isUnderLoad = false
    await Promise.all([saving, ...reading])
    expect([...new Set(refused.map(String))]).toEqual(['503,5'])
    expect(await readiness()).toBe(200)
    const [filing] = JSON.parse((await person.get('/api/tax-filings')).text)
    expect(filing.incomeData.salary).toBe(acknowledged.at(-1))
  },
)

test.runIf(isOnPostgres())(
  'a Postgres that stands still: told as not ready long before a statement ends, ready when it goes on',
  async () => {
    await cluster.freeze()
    try {
      const startedAt = performance.now()
      expect(await readiness()).toBe(503)
      // A second and a half, and what a busy machine adds; a statement that nobody ends would take twelve.
      expect(performance.now() - startedAt).toBeLessThan(5_000)
    } finally {
      cluster.thaw()
    }
    expect(await within(10_000, async () => (await readiness()) === 200)).toBe(true)
  },
)
