import { DataTypes } from 'sequelize'
import { type Migration, needed } from './migration.ts'

/** Accounts that were deleted, until the list outside the database says so. */
export const deletions: Migration = {
  name: '0021-deletions',
  up: (tables) =>
    tables.createTable('deletions', {
      userId: { ...needed(DataTypes.INTEGER), primaryKey: true },
      at: needed(DataTypes.DATE),
    }),
  down: (tables) => tables.dropTable('deletions'),
}
