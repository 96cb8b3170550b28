import { DataTypes, type Model, type ModelAttributeColumnOptions } from 'sequelize'
import type { Cipher } from '../database/cipher.ts'

const mark = 'encrypted'

/** Whether a column of a model is one of {@link encryptedColumn}. */
export const isEncrypted = ({ comment }: Pick<ModelAttributeColumnOptions, 'comment'>): boolean => comment === mark

/** What binds a sealed value to its column. */
export const aadOfColumn = (table: string, column: string): string => `${table}.${column}`

/** A column whose JSON value is sealed before it reaches the database and opened when it is read. The one place of field encryption. */
export function encryptedColumn(cipher: Cipher, table: string, column: string): ModelAttributeColumnOptions<Model> {
  const aad = aadOfColumn(table, column)
  return {
    type: DataTypes.TEXT,
    comment: mark,
    get() {
      const sealed: unknown = this.getDataValue(column)
      return typeof sealed === 'string' ? JSON.parse(cipher.openText(sealed, aad)) : null
    },
    set(value: unknown) {
      const isAbsent = value === null || value === undefined
      this.setDataValue(column, isAbsent ? null : cipher.sealText(JSON.stringify(value), aad))
    },
  }
}
