import { type Day, dayOf } from '../day/index.ts'
import { daysAfter, sameTimeDaysBefore, startOfDay } from './days.ts'
import type { NewsArticle } from './news.schema.ts'

/** The date ranges of the news product's filter. Spec 2 § 4. */
export const dateRanges = ['today', 'yesterday', 'this_week', 'custom'] as const
export type DateRange = (typeof dateRanges)[number]

/** What is shown: the range, the chosen day of a custom range (none: the last 30 days), and a category or 'all'. */
export interface NewsFilter {
  readonly range: DateRange
  readonly day: Day | null
  readonly category: string
}

export const allCategories = 'all'

/** The filter a visitor starts with and Reset Filters returns to. */
export const initialNewsFilter = (now: Date): NewsFilter => ({
  range: 'today',
  day: dayOf(now),
  category: allCategories,
})

/** Numbers of the news screens. Spec 2 § 9. */
export const newsLimits = {
  dateChips: 5,
  weekDays: 7,
  customDays: 30,
  summaryLength: 300,
  skeletons: 5,
  footerCategories: 5,
  retries: 2,
} as const

/** A stretch of time: from `from` on, up to and without `until`. */
export interface TimeWindow {
  readonly from: Date
  readonly until: Date
}

const wholeDay = (day: Day): TimeWindow => ({ from: startOfDay(day), until: startOfDay(daysAfter(day, 1)) })
/** "to now" includes this very millisecond. */
const untilNow = (from: Date, now: Date): TimeWindow => ({ from, until: new Date(now.getTime() + 1) })

/** The window of a date range as of `now`, by the Dutch calendar. Spec 2 § 4. */
export function windowOf({ range, day }: Pick<NewsFilter, 'range' | 'day'>, now: Date): TimeWindow {
  switch (range) {
    case 'today':
      return untilNow(startOfDay(dayOf(now)), now)
    case 'yesterday':
      return wholeDay(daysAfter(dayOf(now), -1))
    case 'this_week':
      return untilNow(sameTimeDaysBefore(now, newsLimits.weekDays), now)
    case 'custom':
      return day === null ? untilNow(sameTimeDaysBefore(now, newsLimits.customDays), now) : wholeDay(day)
  }
}

/** The days of the tax product's date chips: today and the four before, newest first. */
export const chipDays = (now: Date): readonly Day[] =>
  Array.from({ length: newsLimits.dateChips }, (_, back) => daysAfter(dayOf(now), -back))

/** Rank ascending, then newest first. */
export const inOrder = (articles: readonly NewsArticle[]): readonly NewsArticle[] =>
  [...articles].sort((a, b) => a.rank - b.rank || Date.parse(b.publishDate) - Date.parse(a.publishDate))

const isOf = (category: string) => (article: NewsArticle) => category === allCategories || article.category === category

/** The articles of a filter, in order: published inside its window, of its category. */
export function filterArticles(
  articles: readonly NewsArticle[],
  filter: NewsFilter,
  now: Date,
): readonly NewsArticle[] {
  const { from, until } = windowOf(filter, now)
  return inOrder(
    articles.filter(isOf(filter.category)).filter(({ publishDate }) => {
      const published = Date.parse(publishDate)
      return published >= from.getTime() && published < until.getTime()
    }),
  )
}

/** The days that can be chosen: those of which articles are kept. */
export const daysToChoose = (now: Date): { readonly first: Day; readonly last: Day } => ({
  first: daysAfter(dayOf(now), -newsLimits.customDays),
  last: dayOf(now),
})

/** Of a filter that shows nothing: the day nearest to its window that has articles of its category, the later of two; null without any. */
export function nearestDayOf(articles: readonly NewsArticle[], filter: NewsFilter, now: Date): Day | null {
  const { from } = windowOf(filter, now)
  const { first, last } = daysToChoose(now)
  const days = articles.filter(isOf(filter.category)).map(({ publishDate }) => dayOf(new Date(publishDate)))
  const awayFrom = (day: Day) => Math.abs(startOfDay(day).getTime() - from.getTime())
  return days
    .filter((day) => day >= first && day <= last)
    .sort()
    .reduce<Day | null>((best, day) => (best === null || awayFrom(day) <= awayFrom(best) ? day : best), null)
}

/** The categories present in these articles, in alphabetical order. */
export const categoriesIn = (articles: readonly NewsArticle[]): readonly string[] =>
  [...new Set(articles.map((article) => article.category).filter((category) => category !== ''))].sort()

/** The first half of a character outside the basic plane, such as an emoji. */
const halfCharacter = /[\uD800-\uDBFF]$/

/** A summary as a card shows it: cut to 300 characters, none of them in half, with '...' appended. */
export const cutSummary = (summary: string): string =>
  summary.length > newsLimits.summaryLength
    ? `${summary.slice(0, newsLimits.summaryLength).replace(halfCharacter, '')}...`
    : summary
