import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'
import type { Cipher } from '../database/cipher.ts'
import { encryptedColumn } from './encrypted-column.ts'

/** An answer as it is given again. */
export interface KeptAnswer {
  readonly status: number
  readonly etag: string
  /** JSON. */
  readonly body: string
}

/** A row of `idempotent_answers`: a request that carried a key. */
export class IdempotentAnswerRow extends Model<
  InferAttributes<IdempotentAnswerRow>,
  InferCreationAttributes<IdempotentAnswerRow>
> {
  /** SHA-256 of whose it is and the key, in hexadecimal. */
  declare readonly id: string
  declare readonly userId: number
  declare readonly createdAt: Date
  /** Whether it has been answered. */
  declare readonly isDone: boolean
  /** What was asked, as SHA-256, and the answer. Encrypted: both are personal. */
  declare readonly content: {
    readonly asked: string
    readonly answer: KeptAnswer | null
    /** Which process works on it, under a name of its own at each start. */
    readonly worker?: string
  }
}

export function defineIdempotentAnswers(sequelize: Sequelize, cipher: Cipher): ModelStatic<IdempotentAnswerRow> {
  const IdempotentAnswers = class extends IdempotentAnswerRow {}
  IdempotentAnswers.init(
    {
      id: { type: DataTypes.STRING(64), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      createdAt: { type: DataTypes.DATE, allowNull: false },
      isDone: { type: DataTypes.BOOLEAN, allowNull: false },
      content: { ...encryptedColumn(cipher, 'idempotent_answers', 'content'), allowNull: false },
    },
    { sequelize, tableName: 'idempotent_answers', modelName: 'IdempotentAnswer', timestamps: false },
  )
  return IdempotentAnswers
}
