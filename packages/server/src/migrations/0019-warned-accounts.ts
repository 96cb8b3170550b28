import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

/** When somebody who does not come back was warned that their account will be deleted. */
export const warnedAccounts: Migration = {
  name: '0019-warned-accounts',
  up: (tables) => tables.addColumn('users', 'idleWarnedAt', optional(DataTypes.DATE)),
  down: (tables) => tables.dropColumn('users', 'idleWarnedAt'),
}
