import { randomBytes } from 'node:crypto'
import { startCluster } from '../../packages/server/src/testing/postgres/cluster.ts'

/**
 * An empty Postgres for processes that share it, with the care for a power cut that production has: one that a package brings, or that at
 * DATABASE_URL.
 */
export async function sharedPostgres() {
  const given = process.env.DATABASE_URL
  const { url, remove } = given === undefined ? await startCluster('whole') : { url: given, remove: async () => {} }
  const secrets = { DATA_KEY: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') }
  return { environment: { DATABASE_URL: url, ...secrets }, remove }
}
