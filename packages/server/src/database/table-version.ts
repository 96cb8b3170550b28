import { QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import { migrations as everyMigration } from '../migrations/index.ts'
import type { Migration } from '../migrations/migration.ts'

/** Where the names of the migrations that were done stand. */
export const migrationsTable = 'migrations'

/** @returns those that were done, in their order */
export const selectDone = `SELECT name FROM ${migrationsTable} ORDER BY name`

/** The names of the migrations that were done; none where there is no table of them. */
export async function readDone(sequelize: Sequelize, transaction?: Transaction): Promise<readonly string[]> {
  const within = transaction === undefined ? {} : { transaction }
  if (!(await sequelize.getQueryInterface().tableExists(migrationsTable, within))) return []
  const rows = await sequelize.query<{ readonly name: string }>(selectDone, { type: QueryTypes.SELECT, ...within })
  return rows.map(({ name }) => name)
}

/** Done by a newer version of the server. */
export const unknownAmong = (done: readonly string[], migrations: readonly Migration[] = everyMigration) =>
  done.filter((name) => !migrations.some((one) => one.name === name))

/** Not done yet. */
export const pendingAfter = (done: readonly string[], migrations: readonly Migration[] = everyMigration) =>
  migrations.map(({ name }) => name).filter((name) => !done.includes(name))

/** What is wrong with tables for a server of this version that is at work on them, in words; null when they are its own. */
export function whyNotOurs(done: readonly string[]): string | null {
  const unknown = unknownAmong(done)
  if (unknown.length > 0)
    return `the tables were changed by a newer version of the server (${unknown.join(', ')}): stop this one and start that version`
  const pending = pendingAfter(done)
  if (pending.length > 0)
    return `the tables are of an older version of the server (without ${pending.join(', ')}): stop this one, and start the version that is wanted`
  return null
}
