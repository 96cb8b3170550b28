import { DataTypes } from 'sequelize'
import { type Migration, needed, optional, withDefault } from './migration.ts'

/** Counts of what is limited, shared by processes on Postgres; empty on SQLite. The columns and their order are the counter's own. */
export const counts: Migration = {
  name: '0005-counts',
  up: async (tables) => {
    await tables.createTable('counts', {
      key: { ...needed(DataTypes.STRING), primaryKey: true },
      points: withDefault(DataTypes.INTEGER, 0),
      expire: optional(DataTypes.BIGINT),
    })
    await tables.addIndex('counts', ['expire'])
  },
  down: (tables) => tables.dropTable('counts'),
}
