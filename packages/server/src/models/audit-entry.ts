import type { AuditEvent } from '@aangiftewijs/domain/audit'
import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `audit_entries`: something that was done. Never changed; deleted from the beginning on when it is old (`audit/trail-end.ts`). */
export class AuditEntryRow extends Model<InferAttributes<AuditEntryRow>, InferCreationAttributes<AuditEntryRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly at: Date
  /** Null for what an operator or nobody known did. */
  declare readonly userId: number | null
  declare readonly event: AuditEvent
  /** The network it came from. */
  declare readonly address: string
  /** SHA-256 over the entry before and this one, in hexadecimal. */
  declare readonly hash: string
}

export function defineAuditEntries(sequelize: Sequelize): ModelStatic<AuditEntryRow> {
  const AuditEntries = class extends AuditEntryRow {}
  AuditEntries.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      at: { type: DataTypes.DATE, allowNull: false },
      userId: { type: DataTypes.INTEGER, allowNull: true },
      event: { type: DataTypes.STRING(40), allowNull: false },
      address: { type: DataTypes.STRING(60), allowNull: false },
      hash: { type: DataTypes.STRING(64), allowNull: false },
    },
    { sequelize, tableName: 'audit_entries', modelName: 'AuditEntry', timestamps: false },
  )
  return AuditEntries
}
