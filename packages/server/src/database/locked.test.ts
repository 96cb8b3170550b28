import { join } from 'node:path'
import type { Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startServer, type TestServer } from '../testing/start-server.ts'
import { isOnPostgres } from '../testing/test-database.ts'
import { connectSqlite } from './connection.ts'

let server: TestServer
let other: Sequelize
beforeEach(async () => {
  server = await startServer()
  other = connectSqlite(join(server.dependencies.config.dataDir, 'aangiftewijs.sqlite'))
})
afterEach(async () => {
  await other.close()
  await server.stop()
})

test.runIf(!isOnPostgres())(
  'while another process holds the lock, pages are read, and all saves can be tried again after one wait',
  async () => {
    const person = server.browser()
    const { id: userId } = await person.register('patient')
    // Long enough ago for the request to be recorded as activity.
    server.clock.advance(60_000)
    const save = () => person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'setup' })
    await other.transaction(async () => {
      const startedAt = performance.now()
      const saves = [save(), save(), save()]
      const first = Promise.race(saves).then(() => performance.now() - startedAt)
      const page = person.get('/settings').then(({ status }) => status)
      expect(await Promise.race([page, first.then(() => 'only after a save')])).toBe(200)
      const answers = await Promise.all(saves)
      expect(performance.now() - startedAt).toBeLessThan(6_000)
      // All of them after one wait for the lock: none waits behind another's.
      expect(performance.now() - startedAt).toBeLessThan(1.8 * (await first))
      expect(answers.map(({ status, headers }) => [status, headers.get('Retry-After')])).toEqual([
        [503, '5'],
        [503, '5'],
        [503, '5'],
      ])
    })
    expect((await save()).status).toBe(201)
  },
)
