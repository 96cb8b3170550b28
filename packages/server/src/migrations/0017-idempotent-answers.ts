import { DataTypes } from 'sequelize'
import { type Migration, needed, owner } from './migration.ts'

/** What was answered to requests that carry a key, so that asking again does nothing again. */
export const idempotentAnswers: Migration = {
  name: '0017-idempotent-answers',
  up: async (tables) => {
    await tables.createTable('idempotent_answers', {
      id: { ...needed(DataTypes.STRING(64)), primaryKey: true },
      userId: owner,
      createdAt: needed(DataTypes.DATE),
      isDone: needed(DataTypes.BOOLEAN),
      content: needed(DataTypes.TEXT),
    })
    await tables.addIndex('idempotent_answers', ['createdAt'])
  },
  down: (tables) => tables.dropTable('idempotent_answers'),
}
