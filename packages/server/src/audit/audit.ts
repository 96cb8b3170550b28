import { createHash } from 'node:crypto'
import type { AuditEvent } from '@aangiftewijs/domain/audit'
import type { Transaction } from 'sequelize'
import type { Database } from '../database/database.ts'
import type { Dependencies } from '../dependencies.ts'
import type { AuditEntryRow } from '../models/audit-entry.ts'

/** Something that was done. */
export interface Audited {
  readonly userId: number | null
  readonly event: AuditEvent
  /** The network it came from; of an operator, `operator`. */
  readonly address: string
}

type Content = Audited & { readonly at: Date }

/** A number of our own for Postgres' advisory lock: entries are chained one after the other. */
const lockNumber = 74_921_002

/** What the first entry follows. */
const beginning = '0'.repeat(64)

const hashOf = (before: string, { at, userId, event, address }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify([before, at.toISOString(), userId, event, address]))
    .digest('hex')

const lastEntry = ({ models }: Database, transaction?: Transaction): Promise<AuditEntryRow | null> =>
  models.auditEntries.findOne({ order: [['id', 'DESC']], ...(transaction ? { transaction } : {}) })

/** Writes an entry at the end of the trail. */
export function append({ database, clock }: Pick<Dependencies, 'database' | 'clock'>, done: Audited): Promise<void> {
  const { sequelize, models, write } = database
  return write(async (transaction) => {
    // On SQLite the write queue sees to it.
    if (sequelize.getDialect() === 'postgres')
      await sequelize.query(`SELECT pg_advisory_xact_lock(${lockNumber})`, { transaction })
    const content = { ...done, at: clock.now() }
    const before = (await lastEntry(database, transaction))?.hash ?? beginning
    await models.auditEntries.create({ ...content, hash: hashOf(before, content) }, { transaction })
  })
}

/** The latest entries of a person, the newest first. */
export const entriesOf = ({ models }: Database, userId: number, most: number): Promise<readonly AuditEntryRow[]> =>
  models.auditEntries.findAll({ where: { userId }, order: [['id', 'DESC']], limit: most })

/** How much of the trail there is, and the first entry that is not as it was written; null when all are. */
export interface Verified {
  readonly entries: number
  readonly brokenAt: number | null
  /** Of the last entry: kept elsewhere, it shows that none was taken from the end. */
  readonly hash: string
}

/** Follows the chain from its beginning. */
export async function verifyTrail({ models }: Database): Promise<Verified> {
  const rows = await models.auditEntries.findAll({ order: [['id', 'ASC']] })
  let hash = beginning
  for (const [at, row] of rows.entries()) {
    const expected = hashOf(hash, row)
    if (expected !== row.hash) return { entries: at, brokenAt: row.id, hash }
    hash = row.hash
  }
  return { entries: rows.length, brokenAt: null, hash }
}
