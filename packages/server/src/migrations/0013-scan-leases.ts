import { DataTypes } from 'sequelize'
import { type Migration, optional } from './migration.ts'

/** Until when the server that reads a document says it does; after that another may. */
export const scanLeases: Migration = {
  name: '0013-scan-leases',
  up: (tables) => tables.addColumn('documents', 'leasedUntil', optional(DataTypes.DATE)),
  down: (tables) => tables.dropColumn('documents', 'leasedUntil'),
}
