import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

/** The language and theme a person chose; null: not chosen. */
export const languageAndTheme: Migration = {
  name: '0010-language-and-theme',
  up: async (tables) => {
    await tables.addColumn('users', 'language', optional(DataTypes.STRING(10)))
    await tables.addColumn('users', 'theme', optional(DataTypes.STRING(10)))
  },
  down: async (tables) => {
    await tables.dropColumn('users', 'language')
    await tables.dropColumn('users', 'theme')
  },
}
