import type { Draft, DraftStep } from '@aangiftewijs/domain/tax-return'
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

/** A row of `drafts`: what one page typed in a step. */
export class DraftRow extends Model<InferAttributes<DraftRow>, InferCreationAttributes<DraftRow>> {
  /** Drawn by the page. */
  declare readonly id: string
  declare readonly userId: number
  /** Null before there is a return. */
  declare readonly taxFilingId: number | null
  /** `ended` once its answers were saved: what is typed is not kept any more, and nothing that comes late. */
  declare readonly step: DraftStep | 'ended'
  declare revision: number
  /** Encrypted. */
  declare content: Pick<Draft, 'fields' | 'base'>
  declare savedAt: Date
}

export function defineDrafts(sequelize: Sequelize, cipher: Cipher): ModelStatic<DraftRow> {
  const Drafts = class extends DraftRow {}
  Drafts.init(
    {
      id: { type: DataTypes.STRING(32), primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      taxFilingId: { type: DataTypes.INTEGER, allowNull: true },
      step: { type: DataTypes.STRING(20), allowNull: false },
      revision: { type: DataTypes.INTEGER, allowNull: false },
      content: { ...encryptedColumn(cipher, 'drafts', 'content'), allowNull: false },
      savedAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'drafts', modelName: 'Draft', timestamps: false },
  )
  return Drafts
}
