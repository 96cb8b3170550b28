import { type Model, type ModelStatic, Op, type Sequelize } from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import type { Database } from '../database/database.ts'
import { aadOfColumn, isEncrypted } from '../models/encrypted-column.ts'

const batch = 100

type Row = Readonly<Record<string, unknown>>

/** A table with what is encrypted in it. */
interface SealedTable {
  readonly model: ModelStatic<Model>
  readonly key: string
  readonly columns: readonly string[]
}

const sealedTables = (sequelize: Sequelize): readonly SealedTable[] =>
  Object.values(sequelize.models).flatMap((model) => {
    const columns = Object.entries(model.getAttributes()).flatMap(([name, column]) =>
      isEncrypted(column) ? [name] : [],
    )
    return columns.length === 0 ? [] : [{ model, key: model.primaryKeyAttribute, columns }]
  })

/** The rows of a table as they stand in the database, in batches. */
async function* rowsOf({ model, key, columns }: SealedTable): AsyncGenerator<readonly Row[]> {
  let after: unknown = null
  for (;;) {
    const found = await model.findAll({
      attributes: [key, ...columns],
      where: after === null ? {} : { [key]: { [Op.gt]: after } },
      order: [[key, 'ASC']],
      limit: batch,
      raw: true,
    })
    if (found.length === 0) return
    const rows: readonly Row[] = found.map((row) => Object.fromEntries(Object.entries(row)))
    yield rows
    after = rows.at(-1)?.[key]
  }
}

/** What is not sealed with the key that seals now, of one row, as it is and as it becomes. */
const staleIn = (cipher: Cipher, table: string, columns: readonly string[], row: Row) =>
  columns.flatMap((column) => {
    const sealed = row[column]
    if (typeof sealed !== 'string' || cipher.keyIdOf(Buffer.from(sealed, 'base64')) === cipher.currentKeyId()) return []
    const aad = aadOfColumn(table, column)
    return [{ column, sealed, resealed: cipher.sealText(cipher.openText(sealed, aad), aad) }]
  })

/**
 * Seals every encrypted value of the database with the key that seals now, a hundred rows a transaction, beside a server that works:
 * a value that was changed meanwhile is left as it is.
 * @returns how many there were
 */
export async function resealRows({ sequelize, write }: Database, cipher: Cipher): Promise<number> {
  let count = 0
  for (const table of sealedTables(sequelize)) {
    const name = table.model.tableName
    for await (const rows of rowsOf(table)) {
      const stale = rows.flatMap((row) =>
        staleIn(cipher, name, table.columns, row).map((value) => ({ ...value, key: row[table.key] })),
      )
      if (stale.length === 0) continue
      await write(async (transaction) => {
        for (const { column, sealed, resealed, key } of stale)
          await sequelize
            .getQueryInterface()
            .bulkUpdate(name, { [column]: resealed }, { [table.key]: key, [column]: sealed }, { transaction })
      })
      count += stale.length
    }
  }
  return count
}
