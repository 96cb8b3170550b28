import { Sequelize, Transaction } from 'sequelize'
import sqlite3 from 'sqlite3'

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

/** Sequelize has no hook for new SQLite connections; this stands in for `sqlite3.Database` and reports it open once the pragmas hold. */
function PreparedDatabase(file: string, mode: number, opened: Opened): sqlite3.Database {
  const database = new sqlite3.Database(file, mode, (error) => {
    if (error) opened(error)
    else database.exec(pragmas, opened)
  })
  return database
}

/** Opens the SQLite file, made when absent. */
export const connectSqlite = (file: string): Sequelize =>
  new Sequelize({
    dialect: 'sqlite',
    dialectModule: { ...sqlite3, Database: PreparedDatabase },
    storage: file,
    logging: false,
    // SQLite itself has waited for the lock already: once more would be five seconds more for who waits.
    retry: { max: 1 },
    transactionType: Transaction.TYPES.IMMEDIATE,
  })

/** Connects to Postgres. */
export const connectPostgres = (url: string): Sequelize =>
  new Sequelize(url, {
    dialect: 'postgres',
    logging: false,
    // Who asks is told within seconds that the database does not answer, and may try again.
    pool: { max: 10, acquire: 5_000 },
    dialectOptions: {
      connectionTimeoutMillis: 2_000,
      statement_timeout: 10_000,
      query_timeout: 12_000,
      keepAlive: true,
    },
    isolationLevel: Transaction.ISOLATION_LEVELS.READ_COMMITTED,
  })
