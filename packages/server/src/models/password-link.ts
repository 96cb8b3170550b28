import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `password_links`: a link with which a person sets a new password, once. */
export class PasswordLinkRow extends Model<InferAttributes<PasswordLinkRow>, InferCreationAttributes<PasswordLinkRow>> {
  /** SHA-256 of the token in the link, in hexadecimal. */
  declare readonly id: string
  declare readonly userId: number
  declare readonly expiresAt: Date
}

export function definePasswordLinks(sequelize: Sequelize): ModelStatic<PasswordLinkRow> {
  const PasswordLinks = class extends PasswordLinkRow {}
  PasswordLinks.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      expiresAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'password_links', modelName: 'PasswordLink', timestamps: false },
  )
  return PasswordLinks
}
