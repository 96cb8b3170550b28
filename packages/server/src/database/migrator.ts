import { DataTypes, type Sequelize, type Transaction } from 'sequelize'
import type { Umzug } from 'umzug'
import { migrations as everyMigration } from '../migrations/index.ts'
import { type Migration, type Tables, tablesIn } from '../migrations/migration.ts'
import type { Cipher } from './cipher.ts'
import type { AlsoWrite } from './database.ts'
import { type Tell, takeTables, takeTurnToChange } from './table-locks.ts'
import { migrationsTable, pendingAfter, readDone, unknownAmong } from './table-version.ts'

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

/** Somebody works on the tables that are to change. */
class TablesInUse extends Error {
  constructor(names: readonly string[]) {
    super(
      `its tables are to be changed (${names.join(', ')}), and a server or a command is at work on them: stop every server first, as docs/operations.md says under Updating; nothing was changed`,
    )
  }
}

/** Brings the tables to a version. Never `sync`: what happened to a database stands in `migrations/`. */
export interface Migrator {
  readonly status: () => Promise<readonly MigrationStatus[]>
  /** Before anything is written. @throws {NewerDatabase} */
  readonly requireKnown: () => Promise<void>
  /**
   * Does what is pending, and what else is to be written, all or nothing.
   * @returns its names
   * @throws {NewerDatabase}
   * @throws {TablesInUse} when something is pending
   */
  readonly up: (also?: AlsoWrite<readonly string[]>, tell?: Tell) => Promise<readonly string[]>
  /** Undoes the last one. @returns its name; null when nothing is left to undo. @throws {NewerDatabase} @throws {TablesInUse} */
  readonly down: () => Promise<string | null>
}

/** Umzug inside one transaction, with the names of what was done before. */
interface Locked {
  /** Loaded when there is something to do: it brings a command line along that would be a tenth of each start. */
  readonly umzug: () => Promise<Umzug<Tables>>
  readonly done: readonly string[]
  readonly transaction: Transaction
  /** @throws {TablesInUse} with the names of what is to be done */
  readonly requireUnused: (names: readonly string[]) => Promise<void>
}

const nobody: Tell = () => {}

export function createMigrator(
  sequelize: Sequelize,
  cipher: Cipher,
  migrations: readonly Migration[] = everyMigration,
): Migrator {
  /** One transaction that holds the lock, changes the tables and records it: killed at any moment, it leaves nothing. */
  const locked = <T>(work: (locked: Locked) => Promise<T>, tell: Tell = nobody): Promise<T> =>
    sequelize.transaction(async (transaction) => {
      const tables = tablesIn(sequelize.getQueryInterface(), cipher, transaction, tell)
      const write = async (statement: string, name: string) => {
        await sequelize.query(statement, { replacements: { name }, transaction })
      }
      // SQLite's transaction is its lock.
      if (tables.isPostgres) await takeTurnToChange(sequelize, transaction, tell)
      await tables.createTable(migrationsTable, {
        name: { type: DataTypes.STRING, allowNull: false, primaryKey: true },
      })
      const executed = async () => [...(await readDone(sequelize, transaction))]
      const umzug = async () =>
        new (await import('umzug')).Umzug<Tables>({
          migrations: migrations.map(({ name, up, down }) => ({
            name,
            up: ({ context }) => {
              tell({ migration: name }, 'the tables are brought up to date')
              return up(context)
            },
            down: ({ context }) => down(context),
          })),
          context: tables,
          storage: {
            executed,
            logMigration: ({ name }) => write(`INSERT INTO ${migrationsTable} (name) VALUES (:name)`, name),
            unlogMigration: ({ name }) => write(`DELETE FROM ${migrationsTable} WHERE name = :name`, name),
          },
          logger: undefined,
        })
      const requireUnused = async (names: readonly string[]) => {
        if (tables.isPostgres && !(await takeTables(sequelize, transaction))) throw new TablesInUse(names)
      }
      return work({ umzug, done: await executed(), transaction, requireUnused })
    })

  /** @throws {NewerDatabase} */
  const requireKnown = (done: readonly string[]) => {
    const unknown = unknownAmong(done, migrations)
    if (unknown.length > 0) throw new NewerDatabase(unknown)
  }

  return {
    status: async () => {
      const done = await readDone(sequelize)
      return [
        ...migrations.map(({ name }) => ({
          name,
          state: done.includes(name) ? ('done' as const) : ('pending' as const),
        })),
        ...unknownAmong(done, migrations).map((name) => ({ name, state: 'unknown' as const })),
      ]
    },
    requireKnown: async () => requireKnown(await readDone(sequelize)),
    up: (also, tell) =>
      locked(async ({ umzug, done, transaction, requireUnused }) => {
        requireKnown(done)
        const pending = pendingAfter(done, migrations)
        if (pending.length > 0) {
          await requireUnused(pending)
          await (await umzug()).up()
        }
        await also?.(pending, transaction)
        return pending
      }, tell),
    down: () =>
      locked(async ({ umzug, done, requireUnused }) => {
        requireKnown(done)
        await requireUnused(done.slice(-1))
        return (await (await umzug()).down())[0]?.name ?? null
      }),
  }
}
