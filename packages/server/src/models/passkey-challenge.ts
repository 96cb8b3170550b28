import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `passkey_challenges`: what a passkey has to sign, once, within minutes. */
export class PasskeyChallengeRow extends Model<
  InferAttributes<PasskeyChallengeRow>,
  InferCreationAttributes<PasskeyChallengeRow>
> {
  /** SHA-256 of what the browser holds, in hexadecimal. */
  declare readonly id: string
  declare readonly userId: number
  /** Base64url. */
  declare readonly challenge: string
  declare readonly expiresAt: Date
}

export function definePasskeyChallenges(sequelize: Sequelize): ModelStatic<PasskeyChallengeRow> {
  const PasskeyChallenges = class extends PasskeyChallengeRow {}
  PasskeyChallenges.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      challenge: { type: DataTypes.STRING(100), allowNull: false },
      expiresAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'passkey_challenges', modelName: 'PasskeyChallenge', timestamps: false },
  )
  return PasskeyChallenges
}
