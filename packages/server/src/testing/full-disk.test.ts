import { QueryTypes } from 'sequelize'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startServer, type TestServer } from './start-server.ts'
import { isOnPostgres } from './test-database.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.stop())

/** From now on the file can grow by so many pages, as on a disk that is nearly full. A write that fails ends its connection, and this with it. */
async function limitPages(more: number): Promise<void> {
  const { database } = server.dependencies
  const { sequelize, write } = database
  const [row] = await sequelize.query<{ page_count: number }>('PRAGMA page_count', { type: QueryTypes.SELECT })
  const most = (row?.page_count ?? 0) + more
  vi.spyOn(database, 'write').mockImplementation((work) =>
    write(async (transaction) => {
      await sequelize.query(`PRAGMA max_page_count = ${most}`, { transaction })
      return work(transaction)
    }),
  )
}

test.runIf(!isOnPostgres())(
  'a database that can grow no more: every save is whole or refused, all is readable, and room heals it',
  async () => {
    const person = server.browser()
    const { id: userId } = await person.register('no.room')
    const begun = await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
    const { id } = JSON.parse(begun.text)
    const text = 'x'.repeat(200)
    const save = (salary: number) =>
      person.call('PUT', `/api/drafts/income/${String(salary).padStart(32, '0')}`, {
        userId,
        taxFilingId: id,
        revision: 1,
        replaces: null,
        fields: { salary: text, otherIncome: text, taxWithheld: text },
        base: {},
      })
    await limitPages(0)
    const statuses: number[] = []
    for (let nth = 1; nth <= 8; nth += 1) statuses.push((await save(nth)).status)
    const kept = statuses.filter((status) => status === 200).length
    expect([...new Set(statuses)]).toEqual([200, 507])
    expect((await person.get('/api/tax-filings')).status).toBe(200)
    expect((await person.get('/settings')).status).toBe(200)
    expect(JSON.parse((await person.get('/api/drafts/income')).text)).toHaveLength(kept)
    vi.restoreAllMocks()
    expect((await save(9)).status).toBe(200)
  },
)
