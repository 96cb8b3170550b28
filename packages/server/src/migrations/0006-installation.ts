import { DataTypes } from 'sequelize'
import { type Migration, needed } from './migration.ts'

/** What this installation is known by, and the stored bytes that belong to no document or soon will not. */
export const installation: Migration = {
  name: '0006-installation',
  up: async (tables) => {
    await tables.createTable('installation', {
      name: { ...needed(DataTypes.STRING(40)), primaryKey: true },
      value: needed(DataTypes.TEXT),
    })
    await tables.createTable('doomed_bytes', {
      path: { ...needed(DataTypes.STRING), primaryKey: true },
      dueAt: needed(DataTypes.DATE),
    })
  },
  down: async (tables) => {
    await tables.dropTable('doomed_bytes')
    await tables.dropTable('installation')
  },
}
