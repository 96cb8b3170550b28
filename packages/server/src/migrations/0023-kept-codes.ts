import { DataTypes } from 'sequelize'
import { type Migration, withDefault } from './migration.ts'

/** Whether a person said that they kept their recovery codes. Of codes from before nobody was asked. */
export const keptCodes: Migration = {
  name: '0023-kept-codes',
  up: (tables) => tables.addColumn('recovery_codes', 'isKept', withDefault(DataTypes.BOOLEAN, true)),
  down: (tables) => tables.dropColumn('recovery_codes', 'isKept'),
}
