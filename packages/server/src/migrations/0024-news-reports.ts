import { DataTypes } from 'sequelize'
import { id, type Migration, needed, optional } from './migration.ts'

/**
 * What each feed reports, from which the articles are chosen, and the addresses an operator has hidden. Of articles from before nobody knows
 * the feed any more: they are reports of none. Those of the demonstration are made anew.
 */
export const newsReports: Migration = {
  name: '0024-news-reports',
  up: async (tables) => {
    await tables.createTable('news_reports', {
      id,
      feed: needed(DataTypes.STRING(64)),
      title: needed(DataTypes.TEXT),
      summary: needed(DataTypes.TEXT),
      url: needed(DataTypes.TEXT),
      source: needed(DataTypes.STRING),
      publishDate: needed(DataTypes.STRING(40)),
      imageUrl: optional(DataTypes.TEXT),
      category: needed(DataTypes.STRING(60)),
      firstRead: needed(DataTypes.DATE),
      feedReadAt: needed(DataTypes.DATE),
    })
    await tables.createTable('hidden_news', {
      url: { ...needed(DataTypes.TEXT), primaryKey: true },
      hiddenAt: needed(DataTypes.DATE),
    })
    const same = 'title, summary, url, source, "publishDate", "imageUrl", category'
    await tables.query(
      `INSERT INTO news_reports (feed, ${same}, "firstRead", "feedReadAt") SELECT '', ${same}, "fetchDate", "fetchDate" FROM news_articles WHERE url NOT LIKE 'https://example.org/fictional-ai-news/%'`,
    )
  },
  down: async (tables) => {
    await tables.dropTable('hidden_news')
    await tables.dropTable('news_reports')
  },
}
