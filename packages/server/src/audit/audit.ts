import { createHash } from 'node:crypto'
import type { AuditEvent } from '@aangiftewijs/domain/audit'
import { Op, type Transaction } from 'sequelize'
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

/** Entries in memory at once: a year of a large installation has tens of millions. */
const mostAtOnce = 5_000

/**
 * Follows the chain from its beginning.
 * @param atOnce entries read at once; for tests
 */
export async function verifyTrail({ models }: Database, atOnce = mostAtOnce): Promise<Verified> {
  let [entries, last, hash] = [0, 0, beginning]
  for (;;) {
    const rows = await models.auditEntries.findAll({
      where: { id: { [Op.gt]: last } },
      order: [['id', 'ASC']],
      limit: atOnce,
    })
    for (const row of rows) {
      const expected = hashOf(hash, row)
      if (expected !== row.hash) return { entries, brokenAt: row.id, hash }
      entries += 1
      last = row.id
      hash = row.hash
    }
    if (rows.length < atOnce) return { entries, brokenAt: null, hash }
  }
}
