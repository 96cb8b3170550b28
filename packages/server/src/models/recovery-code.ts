import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `recovery_codes`: a code that stands in for a passkey, once. */
export class RecoveryCodeRow extends Model<InferAttributes<RecoveryCodeRow>, InferCreationAttributes<RecoveryCodeRow>> {
  /** SHA-256 of whose it is and the code, in hexadecimal. */
  declare readonly id: string
  declare readonly userId: number
  /** Whether its owner said that they kept the codes, or showed it by using one. */
  declare isKept: boolean
}

export function defineRecoveryCodes(sequelize: Sequelize): ModelStatic<RecoveryCodeRow> {
  const RecoveryCodes = class extends RecoveryCodeRow {}
  RecoveryCodes.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      isKept: { type: DataTypes.BOOLEAN, allowNull: false },
    },
    { sequelize, tableName: 'recovery_codes', modelName: 'RecoveryCode', timestamps: false },
  )
  return RecoveryCodes
}
