import { Op, type Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'

/** Most milliseconds from announcing bytes to writing the row that makes them a document. */
export const uploadTime = 3_600_000

type Host = Pick<Dependencies, 'database' | 'store' | 'log'>

/** Says that bytes are to be removed at `dueAt` unless a document has them by then: so none is ever forgotten, whatever is killed. */
export async function doomBytes({ database }: Host, paths: readonly string[], dueAt: Date, within?: Transaction) {
  const rows = paths.map((path) => ({ path, dueAt }))
  const create = (transaction: Transaction) =>
    database.models.doomedBytes.bulkCreate(rows, { ignoreDuplicates: true, transaction })
  await (within ? create(within) : database.write(create))
}

/** They belong to a document now, or are gone. */
export async function forgetBytes({ database }: Host, paths: readonly string[], within?: Transaction): Promise<void> {
  const destroy = (transaction: Transaction) =>
    database.models.doomedBytes.destroy({ where: { path: [...paths] }, transaction })
  await (within ? destroy(within) : database.writeInBackground(destroy))
}

/** Removes bytes that no document has; those that cannot be removed now are tried again by {@link removeDueBytes}. */
export async function removeBytes(host: Host, paths: readonly string[]): Promise<void> {
  const { store, database, log } = host
  const gone: string[] = []
  for (const path of paths) {
    try {
      if ((await database.models.documents.count({ where: { path } })) === 0) await store.remove(path)
      gone.push(path)
    } catch (error) {
      log.error(
        { name: error instanceof Error ? error.name : typeof error },
        'bytes of a document could not be removed',
      )
    }
  }
  if (gone.length > 0) await forgetBytes(host, gone)
}

/** Removes what is due at a moment. @returns how many were due. */
export async function removeDueBytes(host: Host, at: Date): Promise<number> {
  const rows = await host.database.models.doomedBytes.findAll({ where: { dueAt: { [Op.lte]: at } } })
  await removeBytes(
    host,
    rows.map(({ path }) => path),
  )
  return rows.length
}
