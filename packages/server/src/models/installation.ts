import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `installation`: something that is known of this installation by its name. */
export class InstallationRow extends Model<InferAttributes<InstallationRow>, InferCreationAttributes<InstallationRow>> {
  declare readonly name: string
  declare value: string
}

export function defineInstallation(sequelize: Sequelize): ModelStatic<InstallationRow> {
  const Installation = class extends InstallationRow {}
  Installation.init(
    {
      name: { type: DataTypes.STRING(40), primaryKey: true },
      value: { type: DataTypes.TEXT, allowNull: false },
    },
    { sequelize, tableName: 'installation', modelName: 'Installation', timestamps: false },
  )
  return Installation
}
