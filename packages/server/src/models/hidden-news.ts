import {
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `hidden_news`: the address of a story that an operator took away. */
export class HiddenNewsRow extends Model<InferAttributes<HiddenNewsRow>, InferCreationAttributes<HiddenNewsRow>> {
  declare readonly url: string
  declare readonly hiddenAt: Date
}

export function defineHiddenNews(sequelize: Sequelize): ModelStatic<HiddenNewsRow> {
  const HiddenNews = class extends HiddenNewsRow {}
  HiddenNews.init(
    {
      url: { type: DataTypes.TEXT, primaryKey: true },
      hiddenAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'hidden_news', modelName: 'HiddenNews', timestamps: false },
  )
  return HiddenNews
}
