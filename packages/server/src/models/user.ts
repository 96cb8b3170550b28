import type { LanguageChoice } from '@aangiftewijs/domain/language'
import type { ThemeChoice } from '@aangiftewijs/domain/theme'
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

/** A row of `users`. Spec 1 § 3; `usernameKey` and `emailKey` make both unique without regard to case. */
export class User extends Model<InferAttributes<User>, InferCreationAttributes<User>> {
  declare readonly id: CreationOptional<number>
  declare readonly username: string
  declare readonly usernameKey: string
  /** An argon2id hash; {@link noPassword} for who signs in another way. */
  declare password: string
  /** Encrypted. */
  declare readonly fullName: string
  declare readonly email: string
  declare readonly emailKey: string
  declare readonly createdAt: Date
  /** Encrypted. */
  declare readonly bsn: string | null
  declare readonly authMethod: 'local' | 'digid'
  declare lastLogin: Date | null
  /** The return they work on; null is the newest. */
  declare chosenFilingId: CreationOptional<number | null>
  /** Since when nobody can sign in to it, by an operator's word. */
  declare readonly disabledAt: CreationOptional<Date | null>
  /** When they were warned that an account nobody uses is deleted; counts until they sign in. */
  declare idleWarnedAt: CreationOptional<Date | null>
  /** Encrypted. */
  declare readonly digidTokens: object | null
  /** What the person chose to read and see; null: nothing. */
  declare readonly language: CreationOptional<LanguageChoice | null>
  declare readonly theme: CreationOptional<ThemeChoice | null>
}

/** Stands where a password hash would; matches no password. */
export const noPassword = '-'

/** How usernames and email addresses are compared. Decisions, Accounts. */
export const comparisonKey = (text: string): string => text.normalize('NFKC').trim().toLowerCase()

export function defineUsers(sequelize: Sequelize, cipher: Cipher): ModelStatic<User> {
  const Users = class extends User {}
  Users.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      username: { type: DataTypes.STRING, allowNull: false },
      usernameKey: { type: DataTypes.STRING, allowNull: false, unique: true },
      password: { type: DataTypes.STRING, allowNull: false },
      fullName: { ...encryptedColumn(cipher, 'users', 'fullName'), allowNull: false },
      email: { type: DataTypes.STRING, allowNull: false },
      emailKey: { type: DataTypes.STRING, allowNull: false, unique: true },
      createdAt: { type: DataTypes.DATE, allowNull: false },
      bsn: encryptedColumn(cipher, 'users', 'bsn'),
      authMethod: { type: DataTypes.STRING, allowNull: false, defaultValue: 'local' },
      lastLogin: { type: DataTypes.DATE, allowNull: true },
      chosenFilingId: { type: DataTypes.INTEGER, allowNull: true },
      disabledAt: { type: DataTypes.DATE, allowNull: true },
      idleWarnedAt: { type: DataTypes.DATE, allowNull: true },
      digidTokens: encryptedColumn(cipher, 'users', 'digidTokens'),
      language: { type: DataTypes.STRING(10), allowNull: true, defaultValue: null },
      theme: { type: DataTypes.STRING(10), allowNull: true, defaultValue: null },
    },
    { sequelize, tableName: 'users', modelName: 'User', timestamps: false },
  )
  return Users
}
