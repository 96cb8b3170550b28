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
  const report = (what: string) => (error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, what)
  const gone: string[] = []
  for (const path of paths) {
    try {
      if ((await database.models.documents.count({ where: { path } })) === 0) await store.remove(path)
      gone.push(path)
    } catch (error) {
      report('bytes of a document could not be removed')(error)
    }
  }
  if (gone.length > 0) await forgetBytes(host, gone).catch(report('bytes that are gone are still written down'))
}

/**
 * Removes the bytes of a document whose row was refused, after a write of its own: a refused one may yet count, after a crash of a disk
 * that failed (SQLite) or when only its answer was lost (Postgres), until another has come after it.
 */
export async function removeRefused(host: Host & Pick<Dependencies, 'clock'>, path: string): Promise<void> {
  const { models, write } = host.database
  const dueAt = host.clock.now()
  await write((transaction) => models.doomedBytes.update({ dueAt }, { where: { path }, transaction }))
  await removeBytes(host, [path])
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
