import { unreadYet } from '@aangiftewijs/domain/documents'
import { Op } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { madeAt } from './document-bytes.ts'
import { doomBytes } from './doomed-bytes.ts'
import { expiredBefore } from './expiry.ts'
import { nothingFound } from './extracted-data.ts'
import { takeAbandoned } from './scan-leases.ts'
import { maxAttempts, writeResult } from './scanner.ts'
import { scannerOf } from './scanners.ts'
import { removeRows } from './service.ts'

/** Deletes documents past their time, row and bytes, and leaves no trace of the rows in the database's files. */
export async function deleteExpired(dependencies: Dependencies): Promise<number> {
  const { database, log } = dependencies
  const rows = await database.models.documents.findAll({
    where: { uploadedAt: { [Op.lte]: expiredBefore(dependencies) } },
  })
  if (rows.length === 0) return 0
  await removeRows(dependencies, rows)
  await database.purgeTraces()
  log.info({ count: rows.length }, 'documents past their time were deleted')
  return rows.length
}

const aDay = 24 * 60 * 60_000

type StoredBytes = Pick<Dependencies, 'store' | 'database' | 'clock' | 'log' | 'installationId'>

/** Stored bytes of this installation that belong to no document. */
interface Orphans {
  /** How many entries were looked at. */
  readonly listed: number
  readonly paths: readonly string[]
}

/** Lists the bytes older than a day, under names of this installation's own making, that no document has. */
export async function findOrphans({ store, database, clock, installationId }: StoredBytes): Promise<Orphans> {
  const listed = await store.list(installationId)
  const before = new Date(clock.now().getTime() - aDay)
  const old = listed.filter((path) => {
    const made = madeAt(installationId, path)
    return made !== null && made < before
  })
  const [rows, doomed] = await Promise.all([
    database.models.documents.findAll({ attributes: ['path'] }),
    database.models.doomedBytes.findAll({ attributes: ['path'] }),
  ])
  const known = new Set([...rows, ...doomed].map(({ path }) => path))
  return { listed: listed.length, paths: old.filter((path) => !known.has(path)) }
}

/**
 * Orphans are removed a day after they were found, when no document has them then either. Every path is written down before its
 * bytes, so there should be none: many of them say that the database is not the one it was, and nothing is removed.
 */
export async function doomOrphans(dependencies: StoredBytes): Promise<number> {
  const { log, clock } = dependencies
  const { listed, paths } = await findOrphans(dependencies)
  if (paths.length === 0) return 0
  if (paths.length > Math.max(1, Math.floor(listed / 10))) {
    log.error(
      { count: paths.length, listed },
      'more than a tenth of the stored bytes have no document: none is removed',
    )
    return 0
  }
  await doomBytes(dependencies, paths, new Date(clock.now().getTime() + aDay))
  log.warn({ count: paths.length }, 'bytes without a document are removed in a day')
  return paths.length
}

/**
 * Takes up the scans that were under way when a server stopped: of the one server of an SQLite file, at its start, all of them; of several
 * on Postgres, those that nobody reads. One that was begun twice is not begun again.
 */
export async function resumeScans(dependencies: Dependencies): Promise<void> {
  const { documents } = dependencies.database.models
  const isAlone = dependencies.config.databaseUrl === null
  const rows = isAlone
    ? await documents.findAll({ where: { status: { [Op.in]: unreadYet } }, order: [['id', 'ASC']] })
    : await takeAbandoned(dependencies)
  for (const row of rows) {
    if (row.scanAttempts >= maxAttempts) await writeResult(dependencies, row.id, nothingFound)
    else void scannerOf(dependencies).scan(row, null)
  }
}
