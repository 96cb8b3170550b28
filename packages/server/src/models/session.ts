import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type NonAttribute,
  type Sequelize,
} from 'sequelize'
import type { User } from './user.ts'

/** A row of `sessions`: one signed-in browser. */
export class Session extends Model<InferAttributes<Session>, InferCreationAttributes<Session>> {
  /** SHA-256 of the token, in hexadecimal; the token itself is only in the browser. */
  declare readonly id: string
  declare readonly userId: number
  declare readonly createdAt: Date
  declare lastSeenAt: Date
  declare readonly user?: NonAttribute<User>
}

export function defineSessions(sequelize: Sequelize, Users: ModelStatic<User>): ModelStatic<Session> {
  const Sessions = class extends Session {}
  Sessions.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE, allowNull: false },
      lastSeenAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'sessions', modelName: 'Session', timestamps: false },
  )
  Sessions.belongsTo(Users, { as: 'user', foreignKey: 'userId' })
  return Sessions
}
