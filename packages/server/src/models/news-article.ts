import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `news_articles`. Spec 1 § 3. */
export class NewsArticleRow extends Model<InferAttributes<NewsArticleRow>, InferCreationAttributes<NewsArticleRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly title: string
  declare readonly summary: string
  declare readonly url: string
  declare readonly source: string
  /** Text, as the specification has it: an ISO date or date-time. */
  declare readonly publishDate: string
  declare readonly fetchDate: Date
  declare readonly imageUrl: string | null
  declare readonly rank: number
  declare readonly category: CreationOptional<string>
}

export function defineNewsArticles(sequelize: Sequelize): ModelStatic<NewsArticleRow> {
  const NewsArticles = class extends NewsArticleRow {}
  NewsArticles.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      title: { type: DataTypes.TEXT, allowNull: false },
      summary: { type: DataTypes.TEXT, allowNull: false },
      url: { type: DataTypes.TEXT, allowNull: false, unique: true },
      source: { type: DataTypes.STRING, allowNull: false },
      publishDate: { type: DataTypes.STRING(40), allowNull: false },
      fetchDate: { type: DataTypes.DATE, allowNull: false },
      imageUrl: { type: DataTypes.TEXT, allowNull: true },
      rank: { type: DataTypes.INTEGER, allowNull: false },
      category: { type: DataTypes.STRING(60), allowNull: false, defaultValue: 'general' },
    },
    { sequelize, tableName: 'news_articles', modelName: 'NewsArticle', timestamps: false },
  )
  return NewsArticles
}
