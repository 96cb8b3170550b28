import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCipher } from '../database/cipher.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { fixedKeyRing } from '../database/key-ring.ts'
import { bucketCredentials, startBucket } from '../features/documents/testing/bucket.ts'
import { listedAtLast, upload } from '../features/documents/testing/upload.ts'
import { goodPassword } from '../testing/browser.ts'
import { type HostOnFolder, startOn } from '../testing/host-on-folder.ts'
import { saidOf } from '../testing/operator.ts'
import { connectTo, databaseOf, dropDatabaseOf, isOnPostgres } from '../testing/test-database.ts'
import { isEmptyPlace } from './dump.ts'
import { moveIntoPostgres } from './move-rows.ts'

const statement = readFileSync(new URL('../../samples/jaaropgaaf-2024-bakkerij-de-korenschoof.pdf', import.meta.url))
/** A blank setting counts as none. */
const onSqlite = { DATABASE_URL: '' }

let top: string
let folder: string
let elsewhere: string
let file: string
let host: HostOnFolder | null = null
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'to-postgres-'))
  folder = join(top, 'data')
  elsewhere = join(top, 'elsewhere')
  file = join(top, 'backup.tar')
})
afterEach(async () => {
  await host?.stop()
  host = null
  await dropDatabaseOf(elsewhere)
  vi.unstubAllEnvs()
  rmSync(top, { recursive: true, force: true })
})

const run = (words: readonly string[], dataDir: string, more: Readonly<Record<string, string>>) =>
  saidOf(words, { NODE_ENV: 'test', DATA_DIR: dataDir, ...more })

const bringKey = () => {
  mkdirSync(elsewhere)
  copyFileSync(join(folder, 'data-key'), join(elsewhere, 'data-key'))
}

const onPostgres = () => databaseOf(elsewhere, 'template0')

/** Everything in every table, opened. */
async function rowsIn({ models }: Database): Promise<Readonly<Record<string, readonly object[]>>> {
  const tables: Record<string, readonly object[]> = {}
  for (const [name, model] of Object.entries(models)) {
    const rows = await model.findAll({ order: [[model.primaryKeyAttribute, 'ASC']] })
    tables[name] = rows.map((row: { readonly toJSON: () => object }) => row.toJSON())
  }
  return tables
}

const stopHost = async () => {
  await host?.stop()
  host = null
}

const document = async (origin: string, cookies: ReadonlyMap<string, string>, id: number) => {
  const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const answer = await fetch(`${origin}/api/documents/${id}/preview`, { headers: { Cookie } })
  return Buffer.from(await answer.arrayBuffer())
}

test.runIf(isOnPostgres())(
  'from SQLite and files into Postgres and a bucket: every row as it was, and no number of somebody who has gone is given again',
  { timeout: 90_000 },
  async () => {
    for (const [name, value] of Object.entries(bucketCredentials)) vi.stubEnv(name, value)
    const bucket = await startBucket()
    try {
      host = await startOn(folder, onSqlite)
      const anna = host.browser()
      const { id: userId } = await anna.register('anna')
      await anna.call('POST', '/api/tax-filings', { userId, year: 2024, currentStep: 'documents' })
      await upload(host, anna, { file: statement, name: 'statement.pdf', type: 'income_statement', userId })
      const [uploaded] = await listedAtLast(anna)
      const { id: goneId } = await host.browser().register('gone')
      await run(['users', 'delete', 'gone'], folder, onSqlite)
      await run(['backup', file], folder, onSqlite)
      const before = await rowsIn(host.dependencies.database)
      await stopHost()

      bringKey()
      const settings = { ...(await onPostgres()), DOCUMENT_STORE: bucket.address }
      expect(await run(['restore', file], elsewhere, settings)).toMatch(/^The database and 1 document of .+ are back/)
      expect(readdirSync(elsewhere).filter((name) => name.startsWith('restoring'))).toEqual([])
      host = await startOn(elsewhere, settings)
      const after = await rowsIn(host.dependencies.database)
      expect({ ...after, installation: null }).toEqual({ ...before, installation: null })

      const again = host.browser()
      expect((await again.call('POST', '/api/login', { username: 'anna', password: goodPassword })).status).toBe(200)
      expect((await document(host.origin, again.cookies, Number(uploaded?.id))).equals(statement)).toBe(true)
      expect((await host.browser().register('next')).id).toBe(goneId + 1)
      expect(await run(['audit', 'verify'], elsewhere, settings)).toMatch(/^All \d+ entries are as they were written/)
      await expect(run(['restore', file], elsewhere, settings)).rejects.toThrow('There is a database here already.')
    } finally {
      await stopHost()
      await bucket.end()
    }
  },
)

test.runIf(isOnPostgres())(
  'an older dump is brought up to date on the way; where a server has begun nothing is written',
  async () => {
    host = await startOn(folder, onSqlite)
    await host.browser().register('anna')
    await stopHost()
    const key = Buffer.from(readFileSync(join(folder, 'data-key'), 'utf8').trim(), 'hex')
    const [sqliteFile, cipher] = [join(folder, 'aangiftewijs.sqlite'), createCipher(fixedKeyRing(key))]
    const older = openDatabase({ sqliteFile }, cipher)
    expect(await older.migrator.down()).not.toBeNull()
    await older.close()
    const { DATABASE_URL = '' } = await onPostgres()
    const target = openDatabase({ postgresUrl: DATABASE_URL }, cipher)
    await moveIntoPostgres(sqliteFile, target, cipher)
    expect((await target.migrator.status()).filter(({ state }) => state !== 'done')).toEqual([])
    expect(await target.models.users.count({ where: { username: 'anna' } })).toBe(1)
    await target.models.users.update({ username: 'berta' }, { where: { username: 'anna' } })
    await expect(moveIntoPostgres(sqliteFile, target, cipher)).rejects.toThrow('a server has begun there meanwhile')
    expect(await target.models.users.count({ where: { username: 'berta' } })).toBe(1)
    await target.close()
  },
)

test.runIf(isOnPostgres())('what Postgres does not take leaves it empty, with the reason', async () => {
  host = await startOn(folder, onSqlite)
  await host.browser().register('anna')
  await host.dependencies.database.sequelize.query(`UPDATE audit_entries SET event = '${'x'.repeat(41)}'`)
  await run(['backup', file], folder, onSqlite)
  bringKey()
  await expect(run(['restore', file], elsewhere, await onPostgres())).rejects.toThrow(
    /^The rows of the backup could not be moved to Postgres, which is as it was: value too long/,
  )
  const place = await connectTo(elsewhere)
  const { DATABASE_URL = '' } = await onPostgres()
  expect(await isEmptyPlace(place, { postgresUrl: DATABASE_URL })).toBe(true)
  await place.close()
})

test.runIf(isOnPostgres())('a backup of Postgres is not restored into SQLite, and nothing is made there', async () => {
  mkdirSync(elsewhere)
  const settings = await databaseOf(elsewhere)
  host = await startOn(elsewhere, settings)
  await run(['backup', file], elsewhere, settings)
  await stopHost()
  await expect(run(['restore', file], folder, onSqlite)).rejects.toThrow('from SQLite to Postgres, not back')
  expect(existsSync(folder)).toBe(false)
})
