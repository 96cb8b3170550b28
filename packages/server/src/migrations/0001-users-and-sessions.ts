import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, owner, withDefault } from './migration.ts'

/** Fixed, so that the row is the same in every installation. */
const seededAt = new Date('2024-01-01T00:00:00Z')

/** People, their sessions, and the shared look-around citizen, whose id no other person can get: ids of people start above it. */
export const usersAndSessions: Migration = {
  name: '0001-users-and-sessions',
  up: async (tables) => {
    await tables.createTable('users', {
      id,
      username: needed(DataTypes.STRING),
      usernameKey: { ...needed(DataTypes.STRING), unique: true },
      password: needed(DataTypes.STRING),
      fullName: needed(DataTypes.STRING),
      email: needed(DataTypes.STRING),
      emailKey: { ...needed(DataTypes.STRING), unique: true },
      createdAt: needed(DataTypes.DATE),
      bsn: optional(DataTypes.TEXT),
      authMethod: withDefault(DataTypes.STRING, 'local'),
      lastLogin: optional(DataTypes.DATE),
      digidTokens: optional(DataTypes.TEXT),
    })
    await tables.createTable('sessions', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
      createdAt: needed(DataTypes.DATE),
      lastSeenAt: needed(DataTypes.DATE),
    })
    await tables.addIndex('sessions', ['userId'])
    await tables.addIndex('sessions', ['lastSeenAt'])
    await tables.insert('users', [
      {
        id: lookAroundUserId,
        username: 'look-around',
        usernameKey: 'look-around',
        password: '-',
        fullName: 'Robin Rondkijk',
        email: 'look-around@example.invalid',
        emailKey: 'look-around@example.invalid',
        createdAt: seededAt,
        authMethod: 'digid',
      },
    ])
    // SQLite continues after the largest id by itself.
    if (tables.isPostgres) await tables.query(`ALTER SEQUENCE users_id_seq RESTART WITH ${lookAroundUserId + 1}`)
  },
  down: async (tables) => {
    await tables.dropTable('sessions')
    await tables.dropTable('users')
  },
}
