import { DataTypes } from 'sequelize'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { type Migration, optional, withDefault } from './migration.ts'
import { replaceColumn } from './replace-column.ts'

const column = { table: 'documents', name: 'filename' }
const aad = aadOfColumn(column.table, column.name)

/** The names of files are encrypted like what was read in them: they often say whose they are. */
export const fileNames: Migration = {
  name: '0011-file-names',
  up: (tables) =>
    replaceColumn(tables, { ...column, becomes: optional(DataTypes.TEXT) }, (text) =>
      tables.cipher.sealText(JSON.stringify(text), aad),
    ),
  down: (tables) =>
    replaceColumn(tables, { ...column, becomes: withDefault(DataTypes.STRING, '') }, (sealed) =>
      String(JSON.parse(tables.cipher.openText(String(sealed), aad))),
    ),
}
