import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `email_changes`: an e-mail address that becomes a person's when they open the link that was sent there. */
export class EmailChangeRow extends Model<InferAttributes<EmailChangeRow>, InferCreationAttributes<EmailChangeRow>> {
  /** SHA-256 of the token in the link, in hexadecimal. */
  declare readonly id: string
  declare readonly userId: number
  declare readonly email: string
  declare readonly expiresAt: Date
}

export function defineEmailChanges(sequelize: Sequelize): ModelStatic<EmailChangeRow> {
  const EmailChanges = class extends EmailChangeRow {}
  EmailChanges.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      email: { type: DataTypes.STRING, allowNull: false },
      expiresAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'email_changes', modelName: 'EmailChange', timestamps: false },
  )
  return EmailChanges
}
