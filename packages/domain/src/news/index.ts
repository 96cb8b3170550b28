export { daysAfter, isDay, momentOf, startOfDay } from './days.ts'
export { type NewsAnswer, type NewsArticle, type NewsCategory, newsCategories } from './news.schema.ts'
export {
  allCategories,
  categoriesIn,
  chipDays,
  cutSummary,
  type DateRange,
  dateRanges,
  daysToChoose,
  filterArticles,
  initialNewsFilter,
  inOrder,
  type NewsFilter,
  nearestDayOf,
  newsLimits,
  type TimeWindow,
  windowOf,
} from './windows.ts'
