import { createHmac } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from 'rate-limiter-flexible'
import type { Dependencies } from '../dependencies.ts'

/** What is counted, and how much of it is allowed in one period. */
export interface Allowance {
  /** Counts of one name belong together, also in other processes on the same Postgres. */
  readonly name: string
  readonly points: number
  readonly seconds: number
}

/** How often something was done in the current period. */
export interface Counted {
  readonly times: number
  /** Milliseconds until the period ends. */
  readonly left: number
}

/** Counts per key. Keys may be names and addresses of people: no table ever holds them, only a keyed hash. */
export interface RateCounter extends Allowance {
  readonly increment: (key: string, by?: number) => Promise<Counted>
  /** Takes back. */
  readonly decrement: (key: string, by?: number) => Promise<void>
  readonly reset: (key: string) => Promise<void>
}

const table = 'counts'

/** Several processes share Postgres and count in it; the one process of an SQLite file counts in its memory. */
function limiterOf(
  { database }: Pick<Dependencies, 'database'>,
  { name, points, seconds }: Allowance,
): RateLimiterAbstract {
  const options = { keyPrefix: name, points, duration: seconds }
  if (database.sequelize.getDialect() !== 'postgres') return new RateLimiterMemory(options)
  return new RateLimiterPostgres({
    ...options,
    storeClient: database.sequelize,
    storeType: 'sequelize',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: false,
  })
}

const counted = ({ consumedPoints, msBeforeNext }: RateLimiterRes): Counted => ({
  times: consumedPoints,
  left: msBeforeNext,
})

/** A count for one host. */
export function createRateCounter(
  { database, keys }: Pick<Dependencies, 'database' | 'keys'>,
  allowance: Allowance,
): RateCounter {
  const limiter = limiterOf({ database }, allowance)
  const hash = (key: string) => createHmac('sha256', keys.sessionSecrets[0]).update(key).digest('base64url')
  return {
    ...allowance,
    increment: async (key, by = 1) => counted(await limiter.penalty(hash(key), by)),
    decrement: async (key, by = 1) => {
      await limiter.reward(hash(key), by)
    },
    reset: async (key) => {
      await limiter.delete(hash(key))
    },
  }
}

/** Deletes counts whose period is over. Only Postgres keeps any. */
export async function deleteOldCounts({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> {
  const now = clock.now().getTime()
  await database.write((transaction) =>
    database.sequelize.query(`DELETE FROM ${table} WHERE expire <= :now`, { replacements: { now }, transaction }),
  )
}
