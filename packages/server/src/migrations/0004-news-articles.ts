import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional, withDefault } from './migration.ts'

export const newsArticles: Migration = {
  name: '0004-news-articles',
  up: async (tables) => {
    await tables.createTable('news_articles', {
      id,
      title: needed(DataTypes.TEXT),
      summary: needed(DataTypes.TEXT),
      url: { ...needed(DataTypes.TEXT), unique: true },
      source: needed(DataTypes.STRING),
      publishDate: needed(DataTypes.STRING(40)),
      fetchDate: needed(DataTypes.DATE),
      imageUrl: optional(DataTypes.TEXT),
      rank: needed(DataTypes.INTEGER),
      category: withDefault(DataTypes.STRING(60), 'general'),
    })
    await tables.addIndex('news_articles', ['publishDate'])
  },
  down: (tables) => tables.dropTable('news_articles'),
}
