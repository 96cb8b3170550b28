import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `doomed_bytes`: bytes in the document store that are removed when due, unless a document has them by then. */
export class DoomedBytesRow extends Model<InferAttributes<DoomedBytesRow>, InferCreationAttributes<DoomedBytesRow>> {
  /** Key in the document store. */
  declare readonly path: string
  declare readonly dueAt: Date
}

export function defineDoomedBytes(sequelize: Sequelize): ModelStatic<DoomedBytesRow> {
  const DoomedBytes = class extends DoomedBytesRow {}
  DoomedBytes.init(
    {
      path: { type: DataTypes.STRING, primaryKey: true },
      dueAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'doomed_bytes', modelName: 'DoomedBytes', timestamps: false },
  )
  return DoomedBytes
}
