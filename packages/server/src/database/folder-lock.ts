import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { ConfigError } from '../env.ts'

/** Lets a data folder go. */
export type ReleaseFolder = () => Promise<void>

/**
 * Takes a lock by its name in a folder. It is the system's own on a file of SQLite's, so it ends with the process, however that ends, and
 * is never stale.
 * @returns lets it go; null when another process has it
 * @throws when the disk is full or broken
 */
export async function takeLock(folder: string, name: string): Promise<ReleaseFolder | null> {
  const lock = await open(join(folder, `${name}.lock`))
  try {
    await execute(lock, 'BEGIN EXCLUSIVE')
  } catch (error) {
    await close(lock)
    // Of a disk that is full nobody else is the cause.
    if (error instanceof Error && /^SQLITE_(?:FULL|IOERR)/.test(error.message)) throw error
    return null
  }
  writeFileSync(join(folder, `${name}.pid`), `${process.pid}\n`)
  return () => close(lock)
}

/** Who has a lock, as far as is known. */
export function holderOf(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, `${name}.pid`), 'utf8').trim()
  } catch {
    return 'of someone else'
  }
}

/**
 * Takes a data folder for this process: an SQLite file has one server, whose queues, counts and caches are in its memory.
 * @param refusal what comes of it when another process has it
 * @throws {ConfigError} when one has
 */
export async function takeFolder(folder: string, refusal = 'The server cannot start'): Promise<ReleaseFolder> {
  const release = await takeLock(folder, 'server')
  if (release !== null) return release
  throw new ConfigError(
    `${refusal}: process ${holderOf(folder, 'server')} already runs on the data folder ${folder}; stop it, or give this one a folder of its own in DATA_DIR. Several servers share a database on Postgres (DATABASE_URL).`,
  )
}

const open = (file: string): Promise<sqlite3.Database> =>
  new Promise((resolve, reject) => {
    const database = new sqlite3.Database(file, (error) => (error === null ? resolve(database) : reject(error)))
  })
const execute = (database: sqlite3.Database, statement: string): Promise<void> =>
  new Promise((resolve, reject) => {
    database.exec(statement, (error) => (error === null ? resolve() : reject(error)))
  })
const close = (database: sqlite3.Database): Promise<void> =>
  new Promise((resolve) => {
    database.close(() => resolve())
  })
