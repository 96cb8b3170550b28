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
export interface Count extends Allowance {
  readonly add: (key: string) => Promise<Counted>
  /** Takes one back. */
  readonly giveBack: (key: string) => Promise<void>
  readonly clear: (key: string) => Promise<void>
}

const table = 'counts'

type Host = Pick<Dependencies, 'database' | 'keys'>

/** Several processes share Postgres and count in it; the one process of an SQLite file counts in its memory. */
function limiterOf({ database }: Host, { name, points, seconds }: Allowance): RateLimiterAbstract {
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
export function createCount(host: Host, allowance: Allowance): Count {
  const limiter = limiterOf(host, allowance)
  const hash = (key: string) => createHmac('sha256', host.keys.sessionSecret).update(key).digest('base64url')
  return {
    ...allowance,
    add: async (key) => counted(await limiter.penalty(hash(key))),
    giveBack: async (key) => {
      await limiter.reward(hash(key))
    },
    clear: async (key) => {
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
