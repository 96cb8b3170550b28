import { setTimeout as wait } from 'node:timers/promises'
import { ConnectionError, QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { advisoryLocks, tryLock } from './advisory-locks.ts'
import { selectDone, whyNotOurs } from './table-version.ts'

/** Milliseconds until it is asked again whether another process has changed the tables. */
const askAgain = 200

/** Whom to tell how far a change of the tables is: the log. */
export type Tell = (details: object, text: string) => void

/** The tables are not, or no longer, those of this version: to people the database is away, and nothing is read or written. */
export class OtherTables extends ConnectionError {
  constructor(reason: string) {
    super(new Error(reason))
    this.name = 'OtherTables'
  }
}

/** What the driver hands to Sequelize's hook. */
interface Client {
  readonly query: (statement: string) => Promise<{ readonly rows: readonly Readonly<Record<string, unknown>>[] }>
  readonly end: () => Promise<void>
}

const isClient = (connection: unknown): connection is Client =>
  typeof connection === 'object' && connection !== null && 'query' in connection && 'end' in connection

/** A machine that is gone without a word would hold its lock for hours: Postgres looks for it after ten seconds. */
const enter = `SELECT set_config('tcp_keepalives_idle', '10', false), set_config('tcp_keepalives_interval', '5', false),
  set_config('tcp_keepalives_count', '3', false), pg_try_advisory_lock_shared(${advisoryLocks.working}) AS entered`

/**
 * Lets a new connection of a server, or of a command beside it, work on the tables only when they are those of this version, and from then
 * on nobody change them until it ends.
 * @throws {OtherTables}
 */
export async function enterTables(connection: unknown): Promise<void> {
  if (!isClient(connection)) throw new TypeError('this is no connection to Postgres')
  try {
    const { rows } = await connection.query(enter)
    if (rows[0]?.entered !== true) throw new OtherTables('the tables are being changed by another process')
    const done = await connection.query(selectDone)
    const reason = whyNotOurs(done.rows.map(({ name }) => String(name)))
    if (reason !== null) throw new OtherTables(reason)
  } catch (error) {
    await connection.end().catch(() => {})
    throw error
  }
}

/** Waits, however long it takes, until no other process changes the tables, and keeps others from it until the transaction ends. */
export async function takeTurnToChange(sequelize: Sequelize, transaction: Transaction, tell: Tell): Promise<void> {
  for (let tries = 0; !(await tryLock(sequelize, 'changing', transaction)); tries += 1) {
    if (tries === 0) tell({}, 'another process brings the tables up to date; this one waits for it')
    await wait(askAgain)
  }
}

/**
 * Servers of versions before the lock: they gave their connections no name, as no tool of Postgres does. One that has no connection just
 * now is not seen.
 */
const unnamed = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND usename = current_user
  AND pid <> pg_backend_pid() AND backend_type = 'client backend' AND application_name = '' LIMIT 1`

/** Keeps everybody from working on the tables until the transaction ends. @returns false when somebody is at work on them */
export async function takeTables(sequelize: Sequelize, transaction: Transaction): Promise<boolean> {
  if (!(await tryLock(sequelize, 'working', transaction))) return false
  return (await sequelize.query(unnamed, { type: QueryTypes.SELECT, transaction })).length === 0
}
