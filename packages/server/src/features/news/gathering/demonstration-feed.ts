import { dayOf } from '@aangiftewijs/domain/day'
import { daysAfter, startOfDay } from '@aangiftewijs/domain/news'
import { demonstrationRows } from './demonstration-rows.ts'
import type { GatheredArticle } from './gathered-article.ts'

/** The key of the demonstration among feeds. */
export const demonstrationFeed = 'demonstration'

/** The demonstration articles as of `now`; none lies in the future. */
export function demonstrationArticles(now: Date): readonly GatheredArticle[] {
  const today = dayOf(now)
  return demonstrationRows.map(([daysAgo, hour, source, category, title, summary], index) => {
    const midnight = startOfDay(daysAfter(today, -daysAgo)).getTime()
    // Nothing of today is in the future, nor, some minutes after midnight, of yesterday.
    const published = Math.max(midnight, Math.min(midnight + hour * 3_600_000, now.getTime() - (index + 1) * 60_000))
    return {
      title,
      summary,
      url: `https://example.org/fictional-ai-news/${index + 1}`,
      source,
      publishDate: new Date(published).toISOString(),
      imageUrl: null,
      category,
    }
  })
}
