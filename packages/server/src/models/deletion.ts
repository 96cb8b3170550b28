import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `deletions`: an account that was deleted, until the list outside the database says so. */
export class DeletionRow extends Model<InferAttributes<DeletionRow>, InferCreationAttributes<DeletionRow>> {
  /** Of nobody any more. */
  declare readonly userId: number
  declare readonly at: Date
}

export function defineDeletions(sequelize: Sequelize): ModelStatic<DeletionRow> {
  const Deletions = class extends DeletionRow {}
  Deletions.init(
    {
      userId: { type: DataTypes.INTEGER, primaryKey: true },
      at: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'deletions', modelName: 'Deletion', timestamps: false },
  )
  return Deletions
}
