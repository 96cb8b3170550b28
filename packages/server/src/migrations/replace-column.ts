import type { Tables } from './migration.ts'

/** A column of a table whose rows have an `id`. */
interface Column {
  readonly table: string
  readonly name: string
  /** What it becomes; of needed ones with a default, which no row keeps. */
  readonly becomes: Parameters<Tables['addColumn']>[2]
}

/** Rows that are in memory at once and changed by one statement; and after how many it is said how far it is. */
const atOnce = 1_000
const saidEvery = 20_000

/** Gives a column another type; what stood in it comes back changed, and nothing stays nothing. */
export async function replaceColumn(
  tables: Tables,
  { table, name, becomes }: Column,
  change: (value: unknown) => string | number,
): Promise<void> {
  const before = `${name} before`
  await tables.query(`ALTER TABLE ${table} RENAME COLUMN "${name}" TO "${before}"`)
  await tables.addColumn(table, name, becomes)
  let rows = 0
  for (let after = 0; ; ) {
    const found = await tables.rows(
      `SELECT id, "${before}" AS value FROM ${table} WHERE id > ${after} AND "${before}" IS NOT NULL ORDER BY id LIMIT ${atOnce}`,
    )
    if (found.length === 0) break
    after = Number(found.at(-1)?.id)
    await tables.fill(
      table,
      name,
      found.map(({ id, value }) => [Number(id), change(value)] as const),
    )
    rows += found.length
    if (rows % saidEvery === 0) tables.tell({ table, rows }, 'rows were changed')
  }
  await tables.dropColumn(table, before)
}
