import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

/** Which return a person works on, and which submitted return another one corrects. */
export const returns: Migration = {
  name: '0007-returns',
  up: async (tables) => {
    await tables.addColumn('users', 'chosenFilingId', optional(DataTypes.INTEGER))
    await tables.addColumn('tax_filings', 'correctsFilingId', optional(DataTypes.INTEGER))
  },
  down: async (tables) => {
    await tables.dropColumn('tax_filings', 'correctsFilingId')
    await tables.dropColumn('users', 'chosenFilingId')
  },
}
