import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import { encryptedColumn } from './encrypted-column.ts'

/** A row of `passkeys`: with which a person shows, after the password, that it is them. */
export class PasskeyRow extends Model<InferAttributes<PasskeyRow>, InferCreationAttributes<PasskeyRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly userId: number
  /** Base64url, as the authenticator named it. */
  declare readonly credentialId: string
  /** COSE, base64url. */
  declare readonly publicKey: string
  /** How often the authenticator says it was used; 0 for one that does not count. */
  declare readonly counter: number
  /** How it is reached, separated by commas. */
  declare readonly transports: string
  /** What its owner calls it. Encrypted. */
  declare readonly name: string
  declare readonly createdAt: Date
  declare readonly lastUsedAt: CreationOptional<Date | null>
}

export function definePasskeys(sequelize: Sequelize, cipher: Cipher): ModelStatic<PasskeyRow> {
  const Passkeys = class extends PasskeyRow {}
  Passkeys.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      credentialId: { type: DataTypes.TEXT, allowNull: false, unique: true },
      publicKey: { type: DataTypes.TEXT, allowNull: false },
      counter: { type: DataTypes.BIGINT, allowNull: false },
      transports: { type: DataTypes.TEXT, allowNull: false },
      name: { ...encryptedColumn(cipher, 'passkeys', 'name'), allowNull: false },
      createdAt: { type: DataTypes.DATE, allowNull: false },
      lastUsedAt: { type: DataTypes.DATE, allowNull: true },
    },
    { sequelize, tableName: 'passkeys', modelName: 'Passkey', timestamps: false },
  )
  return Passkeys
}
