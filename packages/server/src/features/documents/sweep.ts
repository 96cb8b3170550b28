import { Op } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { madeAt } from './document-bytes.ts'
import { nothingFound } from './extracted-data.ts'
import { maxAttempts, writeResult } from './scanner.ts'
import { scannerOf } from './scanners.ts'
import { expiredBefore, removeRows } from './service.ts'

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

/**
 * Deletes bytes that belong to no row: what a crash left while storing them, or between storing and writing the row. Bytes made
 * after `before` may belong to an upload that is still under way.
 */
export async function deleteOrphans(dependencies: Dependencies, before: Date): Promise<number> {
  const { store, database, log } = dependencies
  await store.removeUnfinished(before)
  const old = (await store.list()).filter((path) => madeAt(path) < before)
  const rows = await database.models.documents.findAll({ attributes: ['path'] })
  const known = new Set(rows.map((row) => row.path))
  const orphans = old.filter((path) => !known.has(path))
  for (const path of orphans) await store.remove(path)
  if (orphans.length > 0) log.info({ count: orphans.length }, 'bytes without a document were deleted')
  return orphans.length
}

/** Takes up the scans that were under way when the server stopped; one that was begun twice is not begun again. */
export async function resumeScans(dependencies: Dependencies): Promise<void> {
  const { documents } = dependencies.database.models
  const rows = await documents.findAll({ where: { status: 'scanning' }, order: [['id', 'ASC']] })
  for (const row of rows) {
    if (row.scanAttempts >= maxAttempts) await writeResult(dependencies, row.id, nothingFound)
    else void scannerOf(dependencies).scan(row, null)
  }
}
