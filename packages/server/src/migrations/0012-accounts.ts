import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, owner } from './migration.ts'

/** Who did what, links for a new password, and accounts an operator has shut. */
export const accounts: Migration = {
  name: '0012-accounts',
  up: async (tables) => {
    await tables.createTable('audit_entries', {
      id,
      at: needed(DataTypes.DATE),
      // No reference: the chain stays whole when a person has gone.
      userId: optional(DataTypes.INTEGER),
      event: needed(DataTypes.STRING(40)),
      address: needed(DataTypes.STRING(60)),
      hash: needed(DataTypes.STRING(64)),
    })
    await tables.addIndex('audit_entries', ['userId'])
    await tables.createTable('password_links', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
      expiresAt: needed(DataTypes.DATE),
    })
    await tables.addColumn('users', 'disabledAt', optional(DataTypes.DATE))
  },
  down: async (tables) => {
    await tables.dropColumn('users', 'disabledAt')
    await tables.dropTable('password_links')
    await tables.dropTable('audit_entries')
  },
}
