import { Sequelize, Transaction } from 'sequelize'
import sqlite3 from 'sqlite3'
import { enterTables } from './table-locks.ts'

/**
 * What every SQLite connection is set to before its first statement. `synchronous=FULL`: an acknowledged save survives a power cut.
 * `secure_delete`: a deleted row's bytes are overwritten in the file.
 */
const pragmas = [
  'PRAGMA busy_timeout = 5000',
  'PRAGMA journal_mode = WAL',
  'PRAGMA synchronous = FULL',
  'PRAGMA foreign_keys = ON',
  'PRAGMA secure_delete = ON',
].join(';')

type Opened = (error: Error | null) => void

/** Two that make a file at the same moment both turn it into one with a log, and for that SQLite refuses one of them without waiting. Milliseconds. */
const betweenTries = 25
const mostTries = 100

function prepare(database: sqlite3.Database, opened: Opened, tries = 1): void {
  database.exec(pragmas, (error) => {
    const isBusy = error !== null && /^SQLITE_BUSY/.test(error.message) && tries < mostTries
    if (isBusy) setTimeout(prepare, betweenTries, database, opened, tries + 1)
    else opened(error)
  })
}

/**
 * Stands in for `sqlite3.Database`, which Sequelize opens and closes for every transaction. One is kept open for the next: opening took as
 * long as the write. Sequelize has no hook for new connections either; this reports one open once the pragmas hold.
 */
function createDatabases() {
  let kept: { readonly database: sqlite3.Database; readonly end: (ended?: Opened) => void } | null = null

  function PreparedDatabase(file: string, mode: number, opened: Opened): sqlite3.Database {
    if (kept !== null) {
      const { database } = kept
      kept = null
      process.nextTick(opened, null)
      return database
    }
    const database = new sqlite3.Database(file, mode, (error) => {
      if (error) opened(error)
      else prepare(database, opened)
    })
    const end = database.close.bind(database)
    // Sequelize waits for the end of a connection only when it closes them all; after a transaction it does not.
    database.close = (ended) => {
      if (ended !== undefined) {
        if (kept === null) end(ended)
        else kept.end(() => end(ended))
        kept = null
      } else if (kept === null) kept = { database, end }
      else end()
    }
    return database
  }
  const endKept = () => {
    kept?.end()
    kept = null
  }
  return { PreparedDatabase, endKept }
}

const endings = new WeakMap<Sequelize, () => void>()

/** To be called when a transaction on SQLite failed: its connection may still be in the middle of it, and hold the lock. */
export const endKeptConnection = (sequelize: Sequelize): void => endings.get(sequelize)?.()

/** Opens the SQLite file, made when absent. */
export function connectSqlite(file: string): Sequelize {
  const { PreparedDatabase, endKept } = createDatabases()
  const sequelize = new Sequelize({
    dialect: 'sqlite',
    dialectModule: { ...sqlite3, Database: PreparedDatabase },
    storage: file,
    logging: false,
    // SQLite itself has waited for the lock already: once more would be five seconds more for who waits.
    retry: { max: 1 },
    transactionType: Transaction.TYPES.IMMEDIATE,
  })
  endings.set(sequelize, endKept)
  return sequelize
}

/**
 * What a database is opened for: to look at it or to copy it; to change its tables, which takes as long as it takes; or to work on its
 * tables, which are then this version's and stay so as long as one connection is open. Of SQLite the lock of the folder sees to that.
 */
export type Use = 'looking' | 'changing' | 'working'

/** Milliseconds a statement may take: who asks is told within seconds that the database does not answer, and may try again. */
const statementTimes = { statement_timeout: 10_000, query_timeout: 12_000 }

/** Connects to Postgres. */
export const connectPostgres = (url: string, use: Use = 'looking'): Sequelize =>
  new Sequelize(url, {
    dialect: 'postgres',
    logging: false,
    // Who works keeps one connection, however little there is to do.
    pool: { max: 10, min: use === 'working' ? 1 : 0, acquire: 5_000 },
    dialectOptions: {
      application_name: 'aangiftewijs',
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      ...(use === 'changing' ? {} : statementTimes),
    },
    ...(use === 'working' ? { hooks: { afterConnect: enterTables } } : {}),
    isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED,
  })
