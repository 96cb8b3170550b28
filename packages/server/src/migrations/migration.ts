import {
  DataTypes,
  type ModelAttributeColumnOptions,
  type ModelAttributes,
  type QueryInterface,
  QueryTypes,
  type Transaction,
} from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import type { Tell } from '../database/table-locks.ts'

/** What a migration changes the tables with: every statement in the one transaction that also records it. */
export interface Tables {
  readonly createTable: (name: string, columns: ModelAttributes) => Promise<void>
  readonly dropTable: (name: string) => Promise<void>
  readonly addColumn: (table: string, name: string, column: ModelAttributeColumnOptions) => Promise<void>
  readonly dropColumn: (table: string, name: string) => Promise<void>
  readonly addIndex: (table: string, columns: readonly string[]) => Promise<void>
  readonly insert: (table: string, rows: readonly object[]) => Promise<void>
  readonly query: (statement: string) => Promise<void>
  readonly rows: (statement: string) => Promise<readonly Readonly<Record<string, unknown>>[]>
  /** Gives a column of rows their values, all in one statement. */
  readonly fill: (
    table: string,
    column: string,
    values: readonly (readonly [id: number, value: string | number])[],
  ) => Promise<void>
  readonly cipher: Cipher
  readonly isPostgres: boolean
  /** Says how far it is, where that takes long. */
  readonly tell: Tell
}

/** One change of the tables, alike on SQLite and Postgres. Never edit one that has been released: add another. */
export interface Migration {
  readonly name: string
  readonly up: (tables: Tables) => Promise<void>
  readonly down: (tables: Tables) => Promise<void>
}

/** The tables inside a transaction. */
export function tablesIn(queries: QueryInterface, cipher: Cipher, transaction: Transaction, tell: Tell): Tables {
  const { sequelize } = queries
  return {
    createTable: (name, columns) => queries.createTable(name, columns, { transaction }),
    dropTable: (name) => queries.dropTable(name, { transaction }),
    addColumn: (table, name, column) => queries.addColumn(table, name, column, { transaction }),
    // Sequelize's own would copy the table on SQLite, and lose what refers to it.
    dropColumn: async (table, name) => {
      await sequelize.query(`ALTER TABLE "${table}" DROP COLUMN "${name}"`, { transaction })
    },
    addIndex: (table, columns) => queries.addIndex(table, [...columns], { transaction }),
    insert: async (table, rows) => {
      await queries.bulkInsert(table, [...rows], { transaction })
    },
    query: async (statement) => {
      await sequelize.query(statement, { transaction })
    },
    rows: (statement) => sequelize.query(statement, { type: QueryTypes.SELECT, transaction }),
    fill: async (table, column, values) => {
      await sequelize.query(
        `WITH given (id, value) AS (VALUES :values) UPDATE ${table} SET "${column}" = given.value FROM given WHERE ${table}.id = given.id`,
        { replacements: { values: values.map((each) => [...each]) }, transaction },
      )
    },
    cipher,
    isPostgres: sequelize.getDialect() === 'postgres',
    tell,
  }
}

export const id: ModelAttributeColumnOptions = { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true }

/** The owner of a row; deleting the person deletes it. */
export const owner: ModelAttributeColumnOptions = {
  type: DataTypes.INTEGER,
  allowNull: false,
  references: { model: 'users', key: 'id' },
  onDelete: 'CASCADE',
}
export const needed = (type: ModelAttributeColumnOptions['type']): ModelAttributeColumnOptions => ({
  type,
  allowNull: false,
})
export const optional = (type: ModelAttributeColumnOptions['type']): ModelAttributeColumnOptions => ({
  type,
  allowNull: true,
})
export const withDefault = (
  type: ModelAttributeColumnOptions['type'],
  defaultValue: string | number | boolean,
): ModelAttributeColumnOptions => ({ type, allowNull: false, defaultValue })
