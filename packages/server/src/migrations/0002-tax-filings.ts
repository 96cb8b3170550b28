import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, owner, withDefault } from './migration.ts'

export const taxFilings: Migration = {
  name: '0002-tax-filings',
  up: async (tables) => {
    await tables.createTable('tax_filings', {
      id,
      userId: owner,
      year: needed(DataTypes.INTEGER),
      currentStep: needed(DataTypes.STRING(20)),
      completed: withDefault(DataTypes.BOOLEAN, false),
      isJointFiling: withDefault(DataTypes.BOOLEAN, false),
      setupData: optional(DataTypes.TEXT),
      partnerData: optional(DataTypes.TEXT),
      incomeData: optional(DataTypes.TEXT),
      deductionsData: optional(DataTypes.TEXT),
      calculatedTax: optional(DataTypes.INTEGER),
      version: withDefault(DataTypes.INTEGER, 0),
      createdAt: needed(DataTypes.DATE),
      updatedAt: needed(DataTypes.DATE),
    })
    await tables.addIndex('tax_filings', ['userId', 'createdAt'])
  },
  down: (tables) => tables.dropTable('tax_filings'),
}
