import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCipher } from './cipher.ts'
import { connectSqlite } from './connection.ts'
import { type Database, openDatabase } from './database.ts'
import { fixedKeyRing } from './key-ring.ts'

const folder = mkdtempSync(join(tmpdir(), 'kept-'))
const sqliteFile = join(folder, 'aangiftewijs.sqlite')
let database: Database
beforeAll(async () => {
  database = openDatabase({ sqliteFile }, createCipher(fixedKeyRing(Buffer.alloc(32))))
  await database.sequelize.query('CREATE TABLE notes (text TEXT)')
})
afterAll(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

/** A table of a connection alone: who still sees it has the same connection. */
const writeInto = (table: string) =>
  database.write((transaction) => database.sequelize.query(`INSERT INTO ${table} VALUES ('one')`, { transaction }))

test('one write after the other has the same connection, with its settings', async () => {
  await database.write((transaction) =>
    database.sequelize.query('CREATE TEMPORARY TABLE own (text TEXT)', { transaction }),
  )
  await expect(writeInto('own')).resolves.toBeDefined()
  const [rows] = await database.write((transaction) => database.sequelize.query('PRAGMA synchronous', { transaction }))
  expect(rows).toEqual([{ synchronous: 2 }])
})

test('after a write that failed the next one has a new connection, and the lock is free', async () => {
  await expect(
    database.write(async (transaction) => {
      await database.sequelize.query("INSERT INTO notes VALUES ('half')", { transaction })
      throw new Error('changed its mind')
    }),
  ).rejects.toThrow('changed its mind')
  const other = connectSqlite(sqliteFile)
  await other.transaction((transaction) => other.query("INSERT INTO notes VALUES ('theirs')", { transaction }))
  await other.close()
  await expect(writeInto('own')).rejects.toThrow('no such table')
  await writeInto('notes')
  const [rows] = await database.sequelize.query('SELECT text FROM notes')
  expect(rows).toEqual([{ text: 'theirs' }, { text: 'one' }])
})
