import { DataTypes } from 'sequelize'
import { aadOfColumn } from '../models/encrypted-column.ts'
import { type Migration, optional, type Tables, withDefault } from './migration.ts'

const aad = aadOfColumn('documents', 'filename')

/** Gives the column another type; what stood in it comes back changed. */
async function replaceColumn(
  tables: Tables,
  column: Parameters<Tables['addColumn']>[2],
  change: (text: string) => string,
): Promise<void> {
  const rows = await tables.rows('SELECT id, filename FROM documents')
  await tables.dropColumn('documents', 'filename')
  await tables.addColumn('documents', 'filename', column)
  for (const { id, filename } of rows)
    await tables.update('documents', { filename: change(String(filename)) }, { id: Number(id) })
}

/** The names of files are encrypted like what was read in them: they often say whose they are. */
export const fileNames: Migration = {
  name: '0011-file-names',
  up: (tables) =>
    replaceColumn(tables, optional(DataTypes.TEXT), (text) => tables.cipher.sealText(JSON.stringify(text), aad)),
  down: (tables) =>
    replaceColumn(tables, withDefault(DataTypes.STRING, ''), (sealed) =>
      String(JSON.parse(tables.cipher.openText(sealed, aad))),
    ),
}
