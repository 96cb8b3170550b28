import { createHash } from 'node:crypto'
import { copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { QueryTypes, type Sequelize } from 'sequelize'
import { connectPostgres, connectSqlite } from '../database/connection.ts'

/** Every table and no row; `testing/postgres/setup.ts` makes it, and `testing/sqlite/setup.ts` the file like it. */
export const template = 'template_aangiftewijs'

/** What its one person is encrypted with, so that of databases copied from it. */
export const templateKey = '5e'.repeat(32)

/** Gives a data folder the key of the template, as if a server had made it there. */
const writeKey = (folder: string) => writeFileSync(join(folder, 'data-key'), `${templateKey}\n`, { mode: 0o600 })

/** Whether the tests' rows are in Postgres: the same tests run on both. */
export const isOnPostgres = (): boolean => serverUrl() !== undefined

const serverUrl = () => process.env.TEST_DATABASE_URL

const nameFor = (folder: string) => `test_${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`

const sqliteIn = (folder: string) => join(folder, 'aangiftewijs.sqlite')

/** Asks the Postgres server of the tests, in its own database. */
export async function askPostgres<T>(url: string, work: (admin: Sequelize) => Promise<T>): Promise<T> {
  const admin = connectPostgres(url)
  try {
    return await work(admin)
  } finally {
    await admin.close()
  }
}

/** The address of a database on the server another address names. */
export function databaseAt(url: string, name: string): string {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/**
 * The settings that give a data folder its database: none for the SQLite file in it, else a Postgres database of its own, made when it
 * is not there yet.
 */
export async function databaseOf(folder: string, from = template): Promise<Readonly<Record<string, string>>> {
  const url = serverUrl()
  if (url === undefined) return {}
  const name = nameFor(folder)
  await askPostgres(url, async (admin) => {
    const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = :name', {
      replacements: { name },
      type: QueryTypes.SELECT,
    })
    if (found.length > 0) return
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${from}`)
    if (from === template) writeKey(folder)
  })
  return { DATABASE_URL: databaseAt(url, name) }
}

/** The same for an empty folder, with every table there from the start. */
export async function newDatabaseIn(folder: string): Promise<Readonly<Record<string, string>>> {
  const { TEST_SQLITE_TEMPLATE: tables } = process.env
  if (!isOnPostgres() && tables !== undefined) {
    copyFileSync(tables, sqliteIn(folder))
    writeKey(folder)
  }
  return databaseOf(folder)
}

/** Connects to a data folder's database, which has no table yet when it is made by this. */
export async function connectTo(folder: string): Promise<Sequelize> {
  const { DATABASE_URL } = await databaseOf(folder, 'template0')
  return DATABASE_URL === undefined ? connectSqlite(sqliteIn(folder)) : connectPostgres(DATABASE_URL)
}

/** Drops a data folder's Postgres database, if it has one. */
export async function dropDatabaseOf(folder: string): Promise<void> {
  const url = serverUrl()
  if (url !== undefined)
    await askPostgres(url, (admin) => admin.query(`DROP DATABASE IF EXISTS ${nameFor(folder)} WITH (FORCE)`))
}
