import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Sequelize } from 'sequelize'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../env.ts'
import { migrations } from '../migrations/index.ts'
import type { Migration } from '../migrations/migration.ts'
import { openStorage } from '../open-storage.ts'
import { saidOf } from '../testing/operator.ts'
import { startServer } from '../testing/start-server.ts'
import { databaseOf, dropDatabaseOf, isOnPostgres } from '../testing/test-database.ts'
import { takeLock } from './advisory-locks.ts'
import { createCipher } from './cipher.ts'
import { connectPostgres } from './connection.ts'
import { fixedKeyRing } from './key-ring.ts'
import { createMigrator } from './migrator.ts'
import { readDone } from './table-version.ts'

const DATA_KEY = 'c3'.repeat(32)
const newer: Migration = { name: '9000-newer', up: async () => {}, down: async () => {} }
const inUse = 'a server or a command is at work on them: stop every server first'

let folder: string
let url: string
let outside: Sequelize
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shared-tables-'))
  if (!isOnPostgres()) return
  url = (await databaseOf(folder, 'template0')).DATABASE_URL ?? ''
  outside = connectPostgres(url, 'changing')
})
afterEach(async () => {
  await outside?.close()
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

/** The settings of a server with a folder of its own, and so with a store of its own. */
const settings = (name = 'one') => ({ NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: join(folder, name), DATA_KEY })
const open = (environment: Record<string, string> = settings()) => openStorage(readConfig(environment))
const newerMigrator = () =>
  createMigrator(outside, createCipher(fixedKeyRing(Buffer.from(DATA_KEY, 'hex'))), [...migrations, newer])

test.runIf(isOnPostgres())('a start that is refused has changed no table', async () => {
  await (await open()).database.close()
  await saidOf(['migrate', 'down'], settings())
  const before = await readDone(outside)
  expect(before).toHaveLength(migrations.length - 1)
  await expect(open(settings('another'))).rejects.toThrow('are in another store than this one')
  await expect(open({ ...settings(), DATA_KEY: 'd4'.repeat(32) })).rejects.toThrow('the data key is not the one')
  expect(await readDone(outside)).toEqual(before)
  await (await open()).database.close()
  expect(await readDone(outside)).toHaveLength(migrations.length)
})

test.runIf(isOnPostgres())('tables do not change under a server, however idle; once it has ended they do', async () => {
  const { database } = await open()
  await expect(newerMigrator().up()).rejects.toThrow(inUse)
  await expect(saidOf(['migrate', 'down'], settings())).rejects.toThrow(inUse)
  expect(await readDone(outside)).toHaveLength(migrations.length)
  await database.close()
  expect(await newerMigrator().up()).toEqual(['9000-newer'])
})

test.runIf(isOnPostgres())('nor under one from before servers could say that they are there', async () => {
  await (await open()).database.close()
  const older = new Sequelize(url, { logging: false })
  await older.authenticate()
  await expect(newerMigrator().up()).rejects.toThrow(inUse)
  await older.close()
  expect(await newerMigrator().up()).toEqual(['9000-newer'])
})

test.runIf(isOnPostgres())(
  'a server that was cut off while the tables became newer reads and writes no more, and says why',
  async () => {
    const server = await startServer({ environment: settings() })
    const person = server.browser()
    const { id: userId } = await person.register('rolled')
    await outside.query(`INSERT INTO migrations (name) VALUES ('${newer.name}')`)
    await outside.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    )
    const why = `the tables were changed by a newer version of the server (${newer.name}): stop this one and start that version`
    await vi.waitFor(async () =>
      expect(JSON.parse((await server.browser().get('/readyz')).text)).toEqual({ database: why, documentStore: 'ok' }),
    )
    expect((await server.browser().get('/readyz')).status).toBe(503)
    expect((await person.get('/api/tax-filings')).status).toBe(503)
    expect((await person.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'setup' })).status).toBe(
      503,
    )
    expect((await outside.query('SELECT 1 FROM tax_filings'))[0]).toEqual([])
    await server.stop()
    await expect(open()).rejects.toThrow(`it was made by a newer version (${newer.name}): start that version`)
    await expect(saidOf(['audit', 'verify'], settings())).rejects.toThrow(
      `The database was changed by a newer version of the server than this command (${newer.name})`,
    )
  },
)

test.runIf(isOnPostgres())('who starts while another changes the tables waits for it, and says so', async () => {
  const other = connectPostgres(url)
  const tell = vi.fn()
  const turn = await other.transaction()
  await takeLock(other, 'changing', turn)
  const start = openStorage(readConfig(settings()), tell)
  await vi.waitFor(() =>
    expect(tell).toHaveBeenCalledWith({}, 'another process brings the tables up to date; this one waits for it'),
  )
  await turn.commit()
  await (await start).database.close()
  await other.close()
})

test.runIf(isOnPostgres())('two that start at the same moment on tables that are to change both start', async () => {
  await (await open()).database.close()
  await saidOf(['migrate', 'down'], settings())
  const both = await Promise.all([open(), open()])
  expect(await readDone(outside)).toHaveLength(migrations.length)
  for (const { database } of both) await database.close()
})
