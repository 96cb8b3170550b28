import type { DocumentType, ExtractedData, ScanStatus } from '@aangiftewijs/domain/documents'
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
  declare type: DocumentType
  declare readonly filename: string
  /** Bytes. */
  declare readonly filesize: number
  declare readonly uploadedAt: Date
  /** Key in the document store. */
  declare path: string
  /** Encrypted. */
  declare extractedData: ExtractedData | null
  declare status: ScanStatus
  declare isPasswordProtected: CreationOptional<boolean>
  declare scanAttempts: CreationOptional<number>
  /** Of the bytes as uploaded, in hexadecimal. */
  declare readonly sha256: string
  declare readonly mime: string
}

export function defineDocuments(sequelize: Sequelize, cipher: Cipher): ModelStatic<DocumentRow> {
  const Documents = class extends DocumentRow {}
  Documents.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      userId: { type: DataTypes.INTEGER, allowNull: false },
      type: { type: DataTypes.STRING(40), allowNull: false },
      filename: { type: DataTypes.STRING, allowNull: false },
      filesize: { type: DataTypes.INTEGER, allowNull: false },
      uploadedAt: { type: DataTypes.DATE, allowNull: false },
      path: { type: DataTypes.STRING, allowNull: false },
      extractedData: encryptedColumn(cipher, 'documents', 'extractedData'),
      status: { type: DataTypes.STRING(20), allowNull: false },
      isPasswordProtected: { type: DataTypes.BOOLEAN, allowNull: false, defaultValue: false },
      scanAttempts: { type: DataTypes.INTEGER, allowNull: false, defaultValue: 0 },
      sha256: { type: DataTypes.STRING(64), allowNull: false },
      mime: { type: DataTypes.STRING(100), allowNull: false },
    },
    { sequelize, tableName: 'documents', modelName: 'Document', timestamps: false },
  )
  return Documents
}
