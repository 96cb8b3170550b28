import { DataTypes } from 'sequelize'
import { type Migration, needed, owner } from './migration.ts'

/** What is typed in a return and not saved as an answer; it goes with the person and with the return. */
export const drafts: Migration = {
  name: '0009-drafts',
  up: async (tables) => {
    await tables.createTable('drafts', {
      id: { ...needed(DataTypes.STRING(32)), primaryKey: true },
      userId: owner,
      taxFilingId: {
        type: DataTypes.INTEGER,
        allowNull: true,
        references: { model: 'tax_filings', key: 'id' },
        onDelete: 'CASCADE',
      },
      step: needed(DataTypes.STRING(20)),
      revision: needed(DataTypes.INTEGER),
      content: needed(DataTypes.TEXT),
      savedAt: needed(DataTypes.DATE),
    })
    await tables.addIndex('drafts', ['userId', 'step'])
    await tables.addIndex('drafts', ['taxFilingId'])
  },
  down: (tables) => tables.dropTable('drafts'),
}
