import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'

/** Numbers of our own for Postgres' advisory locks, each for one thing that processes do one after the other. */
export const advisoryLocks = {
  /** Changing the tables. */
  changing: 74_921_001,
  /** Writing to the trail, whose entries are chained. */
  trail: 74_921_002,
  /** Being at work on the tables: shared by who is, alone for who changes them. */
  working: 74_921_003,
  /** Storing the news. */
  news: 74_921_004,
} as const

type Lock = keyof typeof advisoryLocks

const isPostgres = (sequelize: Sequelize) => sequelize.getDialect() === 'postgres'

/** Waits for a lock of Postgres and has it until the transaction ends. On SQLite the write queue sees to it. */
export async function takeLock(sequelize: Sequelize, lock: Lock, transaction: Transaction): Promise<void> {
  if (isPostgres(sequelize))
    await sequelize.query(`SELECT pg_advisory_xact_lock(${advisoryLocks[lock]})`, { transaction })
}

/** The same without waiting. @returns false when somebody else has it */
export async function tryLock(sequelize: Sequelize, lock: Lock, transaction: Transaction): Promise<boolean> {
  if (!isPostgres(sequelize)) return true
  const [row] = await sequelize.query<{ readonly taken: boolean }>(
    `SELECT pg_try_advisory_xact_lock(${advisoryLocks[lock]}) AS taken`,
    { type: QueryTypes.SELECT, transaction },
  )
  return row?.taken === true
}
