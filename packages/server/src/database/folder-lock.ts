import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sqlite3 from 'sqlite3'
import { ConfigError } from '../env.ts'

/** Lets a data folder go. */
export type ReleaseFolder = () => Promise<void>

/**
 * Takes a data folder for this process: an SQLite file has one server, whose queues, counts and caches are in its memory.
 * The lock is the system's own on a file of SQLite's, so it ends with the process, however that ends, and is never stale.
 * @param refusal what comes of it when another process has it
 * @throws {ConfigError} when one has
 */
export async function takeFolder(folder: string, refusal = 'The server cannot start'): Promise<ReleaseFolder> {
  const pidFile = join(folder, 'server.pid')
  const lock = await open(join(folder, 'server.lock'))
  try {
    await execute(lock, 'BEGIN EXCLUSIVE')
  } catch {
    await close(lock)
    throw new ConfigError(
      `${refusal}: process ${pidIn(pidFile)} already runs on the data folder ${folder}; stop it, or give this one a folder of its own in DATA_DIR. Several servers share a database on Postgres (DATABASE_URL).`,
    )
  }
  writeFileSync(pidFile, `${process.pid}\n`)
  return () => close(lock)
}

function pidIn(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return 'of somebody else'
  }
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
