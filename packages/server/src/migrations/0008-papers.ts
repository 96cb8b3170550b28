import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

const columns = {
  taxFilingId: optional(DataTypes.INTEGER),
  verdict: optional(DataTypes.STRING(20)),
  corrections: optional(DataTypes.TEXT),
}

/** Which return a document belongs to, what the person said of it, and the figures they typed in place of what was read. */
export const papers: Migration = {
  name: '0008-papers',
  up: async (tables) => {
    for (const [name, column] of Object.entries(columns)) await tables.addColumn('documents', name, column)
  },
  down: async (tables) => {
    for (const name of Object.keys(columns)) await tables.dropColumn('documents', name)
  },
}
