import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { testBsn } from '@aangiftewijs/domain/bsn'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from './env.ts'
import { register } from './features/session/service.ts'
import { prepareDataDir } from './generated-keys.ts'
import { openStorage } from './open-storage.ts'
import { databaseOf, dropDatabaseOf, isOnPostgres } from './testing/test-database.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'))
})
afterEach(async () => {
  await dropDatabaseOf(folder)
  rmSync(folder, { recursive: true, force: true })
})

const open = async () => openStorage(readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...(await databaseOf(folder)) }))

const key = () => join(folder, 'data-key')
const withoutKey = async () => {
  const kept = readFileSync(key())
  rmSync(key())
  await expect(open()).rejects.toThrow(
    `The server cannot start: the file ${key()} is not there, and the database was written with a data key`,
  )
  expect(existsSync(key())).toBe(false)
  writeFileSync(key(), '00'.repeat(32))
  await expect(open()).rejects.toThrow(
    'The server cannot start: the data key is not the one this database was written with',
  )
  writeFileSync(key(), kept)
  await (await open()).database.close()
}

test('a lost data key is not replaced, another is refused, and the right one opens the database again', async () => {
  await (await open()).database.close()
  await withoutKey()
})

test('nor in a database from before the check that holds something sealed', async () => {
  const { database } = await open()
  const account = { username: 'someone', password: 'a long enough phrase', fullName: 'S', email: 's@example.org' }
  await register({ database, clock: { now: () => new Date() } }, { ...account, bsn: testBsn })
  await database.models.installation.destroy({ where: { name: 'key-check' } })
  await database.close()
  await withoutKey()
})

test('a data folder that is a file is said', async () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  expect(() => prepareDataDir({ dataDir: file })).toThrow(`The server cannot start: ${file} is a file; name a folder`)
})

test.runIf(!isOnPostgres())('a log without its database stops the start, and keeps what is in it', async () => {
  const log = join(folder, 'aangiftewijs.sqlite-wal')
  writeFileSync(log, 'rows')
  await expect(open()).rejects.toThrow(`The server cannot start: ${log} is here without the file of that database`)
  expect([readFileSync(log, 'utf8'), existsSync(join(folder, 'aangiftewijs.sqlite'))]).toEqual(['rows', false])
})
