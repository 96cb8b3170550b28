import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import { type Database, openDatabase } from '../database/database.ts'
import { ConfigError } from '../env.ts'

/** As many as fit into the parameters of one statement, of the widest table too. */
const rowsAtOnce = 500

type Row = Readonly<Record<string, unknown>>

/** Where a row lies in its SQLite table; no column of ours has this name. */
const place = 'sqlite place'

const select = <T extends object>(sequelize: Sequelize, statement: string, bind: readonly unknown[] = []) =>
  sequelize.query<T>(statement, { type: QueryTypes.SELECT, bind: [...bind] })

/** Every table with rows of ours, each after those it refers to: no table can refer to one that is made later. */
async function tablesOf(source: Sequelize): Promise<readonly string[]> {
  const tables = await select<{ readonly name: string }>(
    source,
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'migrations' ORDER BY rowid",
  )
  return tables.map(({ name }) => name)
}

/** The rows of a table in the order of their ids, a part at a time. */
async function* rowsOf(source: Sequelize, table: string): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ; ) {
    const found = await select<Row>(
      source,
      `SELECT *, rowid AS "${place}" FROM "${table}" WHERE rowid > $1 ORDER BY rowid LIMIT ${rowsAtOnce}`,
      [after],
    )
    if (found.length === 0) return
    after = Number(found.at(-1)?.[place])
    yield found.map(({ [place]: _, ...row }) => row)
  }
}

/** What SQLite holds as a text or a number is whatever its column in Postgres is: parameters have no type of their own. */
async function insertRows(target: Sequelize, table: string, rows: readonly Row[], transaction: Transaction) {
  const columns = Object.keys(rows[0] ?? {})
  const names = columns.map((column) => `"${column}"`).join(', ')
  const parameters = rows.map(
    (_, at) => `(${columns.map((__, column) => `$${at * columns.length + column + 1}`).join(', ')})`,
  )
  const bind = rows.flatMap((row) => columns.map((column) => row[column] ?? null))
  await target.query(`INSERT INTO "${table}" (${names}) VALUES ${parameters.join(', ')}`, { bind, transaction })
}

async function copyRows(source: Sequelize, target: Sequelize, transaction: Transaction): Promise<void> {
  const tables = await tablesOf(source)
  // The row that comes with the tables is in the backup, too, as it has become.
  await target.query(`TRUNCATE ${tables.map((table) => `"${table}"`).join(', ')}`, { transaction })
  for (const table of tables)
    for await (const rows of rowsOf(source, table)) await insertRows(target, table, rows, transaction)
  // Not from the largest id that is left: the trail names people by number, and nobody may get that of somebody who has gone.
  const used = await select<{ readonly name: string; readonly seq: number }>(
    source,
    // Nothing was ever written to a table that stands there with none.
    'SELECT name, seq FROM sqlite_sequence WHERE seq > 0',
  )
  for (const { name, seq } of used)
    await target.query("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", { bind: [`"${name}"`, seq], transaction })
}

/**
 * Writes every row of an SQLite database, brought up to date, into a Postgres that is empty: ids, times and what is encrypted as they are,
 * all of it with the tables or nothing.
 * @throws {ConfigError} in one sentence
 */
export async function moveIntoPostgres(sqliteFile: string, target: Database, cipher: Cipher): Promise<void> {
  const source = openDatabase({ sqliteFile }, cipher)
  try {
    await source.migrator.up()
    const all = (await source.migrator.status()).length
    await target.migrator.up(async (made, transaction) => {
      if (made.length < all) throw new Error('a server has begun there meanwhile.')
      await copyRows(source.sequelize, target.sequelize, transaction)
    })
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).split('\n')[0]
    throw new ConfigError(`The rows of the backup could not be moved to Postgres, which is as it was: ${reason}`)
  } finally {
    await source.close()
  }
}
