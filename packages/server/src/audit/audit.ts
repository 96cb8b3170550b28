import { createHash } from 'node:crypto'
import type { AuditEvent } from '@aangiftewijs/domain/audit'
import { Op, type Transaction } from 'sequelize'
import { takeLock } from '../database/advisory-locks.ts'
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

/** What the first entry of all follows. */
const veryFirst = '0'.repeat(64)

/** Under which the hash of the last entry that was deleted is kept, once the trail begins later. */
const trailBegins = 'trail-begins'

/** What the first entry follows. */
const beginningOf = async ({ models }: Database, transaction: Transaction | null = null): Promise<string> =>
  (await models.installation.findByPk(trailBegins, { transaction }))?.value ?? veryFirst

/** Says that the trail begins after an entry, which is deleted in the same transaction. */
export async function moveBeginning({ models }: Database, hash: string, transaction: Transaction): Promise<void> {
  await models.installation.upsert({ name: trailBegins, value: hash }, { transaction })
}

/** Nobody else writes to the trail until the transaction ends. */
export const lockTrail = ({ sequelize }: Database, transaction: Transaction): Promise<void> =>
  takeLock(sequelize, 'trail', transaction)

const hashOf = (before: string, { at, userId, event, address }: Content): string =>
  createHash('sha256')
    .update(JSON.stringify([before, at.toISOString(), userId, event, address]))
    .digest('hex')

const lastEntry = ({ models }: Database, transaction: Transaction): Promise<AuditEntryRow | null> =>
  models.auditEntries.findOne({ order: [['id', 'DESC']], transaction })

/** Writes an entry at the end of the trail. */
export function append({ database, clock }: Pick<Dependencies, 'database' | 'clock'>, done: Audited): Promise<void> {
  const { models, write } = database
  return write(async (transaction) => {
    await lockTrail(database, transaction)
    const content = { ...done, at: clock.now() }
    const before = (await lastEntry(database, transaction))?.hash ?? (await beginningOf(database, transaction))
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
export async function verifyTrail(database: Database, atOnce = mostAtOnce): Promise<Verified> {
  const beginning = await beginningOf(database)
  const verified = await follow(database, beginning, atOnce)
  // Old entries may have been deleted meanwhile.
  const isAnother = verified.brokenAt !== null && (await beginningOf(database)) !== beginning
  return isAnother ? verifyTrail(database, atOnce) : verified
}

async function follow({ models }: Database, beginning: string, atOnce: number): Promise<Verified> {
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
