import type { NewsArticle } from '@aangiftewijs/domain/news'
import type { NewsArticleRow } from '../../models/news-article.ts'

/** An article as it crosses the wire. Its picture is served by this site: pages never load anything from elsewhere (ADR 7). */
export const presentArticle = (row: NewsArticleRow): NewsArticle => ({
  id: row.id,
  title: row.title,
  summary: row.summary,
  url: row.url,
  imageUrl: row.imageUrl === null ? null : `/news-images/${row.id}`,
  publishDate: row.publishDate,
  source: row.source,
  category: row.category,
  rank: row.rank,
})
