import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

/** How partners divide what they may divide, encrypted; null: not chosen. */
export const split: Migration = {
  name: '0015-split',
  up: (tables) => tables.addColumn('tax_filings', 'splitData', optional(DataTypes.TEXT)),
  down: (tables) => tables.dropColumn('tax_filings', 'splitData'),
}
