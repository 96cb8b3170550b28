import {
  type CreationOptional,
  DataTypes,
  type InferAttributes,
  type InferCreationAttributes,
  Model,
  type ModelStatic,
  type Sequelize,
} from 'sequelize'

/** A row of `news_reports`: what one feed says of one address. */
export class NewsReportRow extends Model<InferAttributes<NewsReportRow>, InferCreationAttributes<NewsReportRow>> {
  declare readonly id: CreationOptional<number>
  declare readonly feed: string
  declare readonly title: string
  declare readonly summary: string
  declare readonly url: string
  declare readonly source: string
  declare readonly publishDate: string
  declare readonly imageUrl: string | null
  declare readonly category: string
  declare readonly firstRead: Date
  declare readonly feedReadAt: Date
}

export function defineNewsReports(sequelize: Sequelize): ModelStatic<NewsReportRow> {
  const NewsReports = class extends NewsReportRow {}
  NewsReports.init(
    {
      id: { type: DataTypes.INTEGER, autoIncrement: true, primaryKey: true },
      feed: { type: DataTypes.STRING(64), allowNull: false },
      title: { type: DataTypes.TEXT, allowNull: false },
      summary: { type: DataTypes.TEXT, allowNull: false },
      url: { type: DataTypes.TEXT, allowNull: false },
      source: { type: DataTypes.STRING, allowNull: false },
      publishDate: { type: DataTypes.STRING(40), allowNull: false },
      imageUrl: { type: DataTypes.TEXT, allowNull: true },
      category: { type: DataTypes.STRING(60), allowNull: false },
      firstRead: { type: DataTypes.DATE, allowNull: false },
      feedReadAt: { type: DataTypes.DATE, allowNull: false },
    },
    { sequelize, tableName: 'news_reports', modelName: 'NewsReport', timestamps: false },
  )
  return NewsReports
}
