import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, owner, withDefault } from './migration.ts'

export const documents: Migration = {
  name: '0003-documents',
  up: async (tables) => {
    await tables.createTable('documents', {
      id,
      userId: owner,
      type: needed(DataTypes.STRING(40)),
      filename: needed(DataTypes.STRING),
      filesize: needed(DataTypes.INTEGER),
      uploadedAt: needed(DataTypes.DATE),
      path: needed(DataTypes.STRING),
      extractedData: optional(DataTypes.TEXT),
      status: needed(DataTypes.STRING(20)),
      isPasswordProtected: withDefault(DataTypes.BOOLEAN, false),
      scanAttempts: withDefault(DataTypes.INTEGER, 0),
      sha256: needed(DataTypes.STRING(64)),
      mime: needed(DataTypes.STRING(100)),
    })
    await tables.addIndex('documents', ['userId'])
    await tables.addIndex('documents', ['uploadedAt'])
  },
  down: (tables) => tables.dropTable('documents'),
}
