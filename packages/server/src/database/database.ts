import { join } from 'node:path'
import type { Sequelize, Transaction } from 'sequelize'
import type { Config } from '../env.ts'
import { defineModels, type Models } from '../models/index.ts'
import type { Cipher } from './cipher.ts'
import { connectPostgres, connectSqlite, endKeptConnection, type Use } from './connection.ts'
import { createMigrator, type Migrator } from './migrator.ts'
import { createReadCache, noReadCache, type ReadCache } from './read-cache.ts'
import { withinReadyTime } from './ready-time.ts'
import { OtherTables } from './table-locks.ts'
import { readDone, whyNotOurs } from './table-version.ts'
import { createWriteQueue, noWriteQueue, type Queue } from './write-queue.ts'

type Write = <T>(work: (transaction: Transaction) => Promise<T>, changes?: readonly string[]) => Promise<T>

/** Writes more in the transaction in which something was done: both count, or neither. */
export type AlsoWrite<T> = (done: T, transaction: Transaction) => Promise<unknown>

/** The database as the features see it: models to read with, and one door to write through. */
export interface Database {
  readonly sequelize: Sequelize
  readonly models: Models
  /**
   * Runs `work` in a transaction, on SQLite after all writes that were asked for earlier. Every query inside must be given
   * the transaction. Never call `write` inside `write`: on SQLite it would wait for itself.
   * @param changes the keys of all that is {@link Database.cached} and shows what it changes; everything unless told
   */
  readonly write: Write
  /** As {@link write}, of what nobody waits for: on SQLite after what somebody does. */
  readonly writeInBackground: Write
  /** Reads through a cache that writes empty. Only for what a request needs again and again; never change the value. */
  readonly cached: ReadCache['cached']
  /** Makes deleted rows unreadable in the files too: empties the write-ahead log. Does nothing on Postgres. */
  readonly purgeTraces: () => Promise<void>
  readonly migrator: Migrator
  /** How many writes wait for their turn; none ever does on Postgres. */
  readonly waitingWrites: () => number
  /** Connections that are open, and who waits for one; on SQLite there is one and nobody waits. */
  readonly pool: () => { readonly size: number; readonly waiting: number }
  /** Why it cannot be worked on, in words: it does not answer, or its tables are of another version; null when it can. For `/readyz`. */
  readonly whyNotReady: () => Promise<string | null>
  readonly close: () => Promise<void>
}

const isLocked = (error: unknown) =>
  error instanceof Error &&
  'original' in error &&
  error.original instanceof Error &&
  /^SQLITE_BUSY/.test(error.original.message)

/**
 * Writes in turn. When another process holds the file's lock, who waits behind the write that waited for it in vain fails with it,
 * instead of waiting as long once more: everyone has an answer after one wait.
 */
function failTogether(write: Write): (queue: Queue) => Write {
  let lastLock: { readonly at: number; readonly error: unknown } | null = null
  return (queue) => (work, changes) => {
    const queuedAt = performance.now()
    return queue(async () => {
      if (lastLock !== null && lastLock.at > queuedAt) throw lastLock.error
      try {
        return await write(work, changes)
      } catch (error) {
        if (isLocked(error)) lastLock = { at: performance.now(), error }
        throw error
      }
    })
  }
}

/** The library's pool, which its types do not show. */
function poolOf({ connectionManager }: Sequelize): ReturnType<Database['pool']> {
  const pool: unknown = Reflect.get(connectionManager, 'pool')
  const numberIn = (name: string) => {
    const value: unknown = typeof pool === 'object' && pool !== null ? Reflect.get(pool, name) : undefined
    return typeof value === 'number' ? value : null
  }
  return { size: numberIn('size') ?? 1, waiting: numberIn('waiting') ?? 0 }
}

/** Where the rows are: an SQLite file or a Postgres server. */
export type DatabaseLocation = { readonly sqliteFile: string } | { readonly postgresUrl: string }

/** The database a configuration names: a Postgres server, else the SQLite file in the data folder. */
export const locationOf = ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): DatabaseLocation =>
  databaseUrl === null ? { sqliteFile: join(dataDir, 'aangiftewijs.sqlite') } : { postgresUrl: databaseUrl }

const noAnswer = 'no answer'
const reasonOf = (error: unknown) => (error instanceof OtherTables ? error.message : noAnswer)

/** Opens the database; bring its tables up to date with {@link Database.migrator} before anybody works on it. */
export function openDatabase(location: DatabaseLocation, cipher: Cipher, use: Use = 'looking'): Database {
  const isSqlite = 'sqliteFile' in location
  const sequelize = isSqlite ? connectSqlite(location.sqliteFile) : connectPostgres(location.postgresUrl, use)
  const queue = isSqlite ? createWriteQueue() : noWriteQueue
  let waiting = 0
  const counted =
    (line: Queue): Queue =>
    (work) => {
      waiting += 1
      return line(() => {
        waiting -= 1
        return work()
      })
    }
  const transact = async <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> => {
    try {
      return await sequelize.transaction(work)
    } catch (error) {
      endKeptConnection(sequelize)
      throw error
    }
  }
  const cache = isSqlite ? createReadCache() : noReadCache
  const writeThrough = failTogether((work, changes) =>
    transact(work).finally(changes === undefined ? cache.clear : () => changes.forEach(cache.forget)),
  )
  return {
    sequelize,
    models: defineModels(sequelize, cipher),
    write: writeThrough(counted(queue.asked)),
    writeInBackground: writeThrough(counted(queue.background)),
    cached: cache.cached,
    purgeTraces: async () => {
      if (isSqlite) await queue.asked(() => sequelize.query('PRAGMA wal_checkpoint(TRUNCATE)'))
    },
    waitingWrites: () => waiting,
    pool: () => poolOf(sequelize),
    migrator: createMigrator(sequelize, cipher),
    whyNotReady: () => withinReadyTime(readDone(sequelize).then(whyNotOurs, reasonOf), noAnswer),
    close: () => queue.background(() => sequelize.close()),
  }
}
