import { DataTypes } from 'sequelize'
import { type Migration, needed, owner } from './migration.ts'

/** E-mail addresses that their new owners have not confirmed yet. */
export const emailChanges: Migration = {
  name: '0022-email-changes',
  up: async (tables) => {
    await tables.createTable('email_changes', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
      email: needed(DataTypes.STRING),
      expiresAt: needed(DataTypes.DATE),
    })
    await tables.addIndex('email_changes', ['userId'])
  },
  down: (tables) => tables.dropTable('email_changes'),
}
