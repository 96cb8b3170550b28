import { DataTypes, type ModelAttributeColumnOptions, type QueryInterface } from 'sequelize'

/** One change of the tables, alike on SQLite and Postgres. Never edit one that has been released: add another. */
export interface Migration {
  readonly name: string
  readonly up: (tables: QueryInterface) => Promise<void>
  readonly down: (tables: QueryInterface) => Promise<void>
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
