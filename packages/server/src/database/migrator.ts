import { DataTypes, QueryTypes, type Sequelize, type Transaction } from 'sequelize'
import type { Umzug } from 'umzug'
import { migrations as everyMigration } from '../migrations/index.ts'
import { type Migration, type Tables, tablesIn } from '../migrations/migration.ts'
import type { Cipher } from './cipher.ts'
import type { AlsoWrite } from './database.ts'

/** A number of our own for Postgres' advisory lock, so that several starting processes migrate one after the other. */
const lockNumber = 74_921_001

/** Where the names of what was done stand. */
const table = 'migrations'

/** 'unknown': done by a newer version of the server. */
export interface MigrationStatus {
  readonly name: string
  readonly state: 'done' | 'pending' | 'unknown'
}

/** The tables are those of a newer version of the server. */
class NewerDatabase extends Error {
  constructor(names: readonly string[]) {
    super(`it was made by a newer version (${names.join(', ')}): start that version`)
  }
}

/** Brings the tables to a version. Never `sync`: what happened to a database stands in `migrations/`. */
export interface Migrator {
  readonly status: () => Promise<readonly MigrationStatus[]>
  /** Does what is pending, and what else is to be written, all or nothing. @returns its names. @throws {NewerDatabase} */
  readonly up: (also?: AlsoWrite<readonly string[]>) => Promise<readonly string[]>
  /** Undoes the last one. @returns its name; null when nothing is left to undo. @throws {NewerDatabase} */
  readonly down: () => Promise<string | null>
}

/** Umzug inside one transaction, with the names of what was done before. */
interface Locked {
  /** Loaded when there is something to do: it brings a command line along that would be a tenth of each start. */
  readonly umzug: () => Promise<Umzug<Tables>>
  readonly done: readonly string[]
  readonly transaction: Transaction
}

export function createMigrator(
  sequelize: Sequelize,
  cipher: Cipher,
  migrations: readonly Migration[] = everyMigration,
): Migrator {
  /** One transaction that holds the lock, changes the tables and records it: killed at any moment, it leaves nothing. */
  const locked = <T>(work: (locked: Locked) => Promise<T>): Promise<T> =>
    sequelize.transaction(async (transaction) => {
      const tables = tablesIn(sequelize.getQueryInterface(), cipher, transaction)
      const write = async (statement: string, name: string) => {
        await sequelize.query(statement, { replacements: { name }, transaction })
      }
      // SQLite's transaction is its lock.
      if (tables.isPostgres) await tables.query(`SELECT pg_advisory_xact_lock(${lockNumber})`)
      await tables.createTable(table, { name: { type: DataTypes.STRING, allowNull: false, primaryKey: true } })
      const executed = async () => {
        const rows = await sequelize.query<{ readonly name: string }>(`SELECT name FROM ${table} ORDER BY name`, {
          type: QueryTypes.SELECT,
          transaction,
        })
        return rows.map(({ name }) => name)
      }
      const umzug = async () =>
        new (await import('umzug')).Umzug<Tables>({
          migrations: migrations.map(({ name, up, down }) => ({
            name,
            up: ({ context }) => up(context),
            down: ({ context }) => down(context),
          })),
          context: tables,
          storage: {
            executed,
            logMigration: ({ name }) => write(`INSERT INTO ${table} (name) VALUES (:name)`, name),
            unlogMigration: ({ name }) => write(`DELETE FROM ${table} WHERE name = :name`, name),
          },
          logger: undefined,
        })
      return work({ umzug, done: await executed(), transaction })
    })

  const unknownOf = (done: readonly string[]) => done.filter((name) => !migrations.some((one) => one.name === name))
  /** @throws {NewerDatabase} */
  const requireKnown = (done: readonly string[]) => {
    const unknown = unknownOf(done)
    if (unknown.length > 0) throw new NewerDatabase(unknown)
  }

  return {
    status: () =>
      locked(async ({ done }) => [
        ...migrations.map(({ name }) => ({
          name,
          state: done.includes(name) ? ('done' as const) : ('pending' as const),
        })),
        ...unknownOf(done).map((name) => ({ name, state: 'unknown' as const })),
      ]),
    up: (also) =>
      locked(async ({ umzug, done, transaction }) => {
        requireKnown(done)
        const isCurrent = migrations.every(({ name }) => done.includes(name))
        const names = isCurrent ? [] : (await (await umzug()).up()).map(({ name }) => name)
        await also?.(names, transaction)
        return names
      }),
    down: () =>
      locked(async ({ umzug, done }) => {
        requireKnown(done)
        return (await (await umzug()).down())[0]?.name ?? null
      }),
  }
}
