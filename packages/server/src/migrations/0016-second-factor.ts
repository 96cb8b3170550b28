import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, owner } from './migration.ts'

/** Passkeys, the codes for when there is none at hand, and the challenges that passkeys have to answer. */
export const secondFactor: Migration = {
  name: '0016-second-factor',
  up: async (tables) => {
    await tables.createTable('passkeys', {
      id,
      userId: owner,
      credentialId: { ...needed(DataTypes.TEXT), unique: true },
      publicKey: needed(DataTypes.TEXT),
      counter: needed(DataTypes.BIGINT),
      transports: needed(DataTypes.TEXT),
      name: needed(DataTypes.TEXT),
      createdAt: needed(DataTypes.DATE),
      lastUsedAt: optional(DataTypes.DATE),
    })
    await tables.addIndex('passkeys', ['userId'])
    await tables.createTable('recovery_codes', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
    })
    await tables.addIndex('recovery_codes', ['userId'])
    await tables.createTable('passkey_challenges', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
      challenge: needed(DataTypes.STRING(100)),
      expiresAt: needed(DataTypes.DATE),
    })
  },
  down: async (tables) => {
    await tables.dropTable('passkey_challenges')
    await tables.dropTable('recovery_codes')
    await tables.dropTable('passkeys')
  },
}
