import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import type { DocumentRow } from '../../models/document.ts'
import { doomBytes, removeBytes } from './doomed-bytes.ts'
import { scannerOf } from './scanners.ts'

/** Deletes rows within a write, and writes their bytes down. @returns what ends their scans and removes the bytes, once that is written. */
export async function deleteDocuments(
  dependencies: Dependencies,
  rows: readonly DocumentRow[],
  transaction: Transaction,
): Promise<() => Promise<void>> {
  const ids = rows.map((row) => row.id)
  const paths = rows.map((row) => row.path)
  await doomBytes(dependencies, paths, dependencies.clock.now(), transaction)
  await dependencies.database.models.documents.destroy({ where: { id: ids }, transaction })
  return async () => {
    for (const id of ids) scannerOf(dependencies).cancel(id)
    await removeBytes(dependencies, paths)
  }
}
