import type { Correction, ExtractedData, ScanStatus, UploadType, Verdict } from '@aangiftewijs/domain/documents'
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

/** A row of `documents`. Spec 1 § 3; the bytes are in the document store under `path`. */
export class DocumentRow extends Model<InferAttributes<DocumentRow>, InferCreationAttributes<DocumentRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly userId: number
  /** The return it belongs to; null while there is none. */
  declare taxFilingId: CreationOptional<number | null>
  /** `recognise` until it is read. */
  declare type: UploadType
  /** Encrypted. */
  declare readonly filename: string
  /** Bytes. */
  declare readonly filesize: number
  declare uploadedAt: Date
  /** Key in the document store. */
  declare path: string
  /** As it was read. Encrypted. */
  declare extractedData: ExtractedData | null
  /** What the person typed in place of it; the same figure once. Encrypted. */
  declare corrections: CreationOptional<Correction[] | null>
  /** What the person said of it. */
  declare verdict: CreationOptional<Verdict | null>
  declare status: ScanStatus
  declare isPasswordProtected: CreationOptional<boolean>
  declare scanAttempts: CreationOptional<number>
  /** Until when the server that reads it says it does. */
  declare leasedUntil: CreationOptional<Date | null>
  /** Of the bytes as uploaded, in hexadecimal. Encrypted: it would tell who has a known file. So no query compares it. */
  declare sha256: string
  declare readonly mime: string
}

export function defineDocuments(sequelize: Sequelize, cipher: Cipher): ModelStatic<DocumentRow> {
  const Documents = class extends DocumentRow {}
  Documents.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      taxFilingId: { type: DataTypes.INTEGER, allowNull: true },
      type: { type: DataTypes.STRING(40), allowNull: false },
      filename: encryptedColumn(cipher, 'documents', 'filename'),
      filesize: { type: DataTypes.INTEGER, allowNull: false },
      uploadedAt: { type: DataTypes.DATE, allowNull: false },
      path: { type: DataTypes.STRING, allowNull: false },
      extractedData: encryptedColumn(cipher, 'documents', 'extractedData'),
      corrections: encryptedColumn(cipher, 'documents', 'corrections'),
      verdict: { type: DataTypes.STRING(20), allowNull: true },
      status: { type: DataTypes.STRING(20), allowNull: false },
      isPasswordProtected: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      scanAttempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      leasedUntil: { type: DataTypes.DATE, allowNull: true },
      sha256: { ...encryptedColumn(cipher, 'documents', 'sha256'), allowNull: false },
      mime: { type: DataTypes.STRING(100), allowNull: false },
    },
    { sequelize, tableName: 'documents', modelName: 'Document', timestamps: false },
  )
  return Documents
}
