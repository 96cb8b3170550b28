import { DataTypes } from 'sequelize'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { type Migration, optional, withDefault } from './migration.ts'
import { replaceColumn } from './replace-column.ts'

/** What stood readable, with its type from before. */
const columns = [
  { table: 'users', name: 'fullName', before: withDefault(DataTypes.STRING, '') },
  { table: 'tax_filings', name: 'calculatedTax', before: optional(DataTypes.INTEGER) },
  { table: 'documents', name: 'sha256', before: withDefault(DataTypes.STRING(64), '') },
]

/** Who somebody is, what they pay or get back, and by which known file a document could be recognised are encrypted like the answers. */
export const namesAndAmounts: Migration = {
  name: '0020-names-and-amounts',
  up: async (tables) => {
    for (const { table, name } of columns)
      await replaceColumn(tables, { table, name, becomes: optional(DataTypes.TEXT) }, (value) =>
        tables.cipher.sealText(JSON.stringify(value), aadOfColumn(table, name)),
      )
  },
  down: async (tables) => {
    for (const { table, name, before } of columns)
      await replaceColumn(tables, { table, name, becomes: before }, (sealed) =>
        JSON.parse(tables.cipher.openText(String(sealed), aadOfColumn(table, name))),
      )
  },
}
