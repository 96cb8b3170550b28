import type { Tables } from './migration.ts'

/** A column of a table whose rows have an `id`. */
interface Column {
  readonly table: string
  readonly name: string
  /** What it becomes; of needed ones with a default, which no row keeps. */
  readonly becomes: Parameters<Tables['addColumn']>[2]
}

/** Gives a column another type; what stood in it comes back changed, and nothing stays nothing. */
export async function replaceColumn(
  tables: Tables,
  { table, name, becomes }: Column,
  change: (value: unknown) => string | number,
): Promise<void> {
  const rows = await tables.rows(`SELECT id, "${name}" FROM ${table} WHERE "${name}" IS NOT NULL`)
  await tables.dropColumn(table, name)
  await tables.addColumn(table, name, becomes)
  for (const { id, [name]: value } of rows) await tables.update(table, { [name]: change(value) }, { id: Number(id) })
}
