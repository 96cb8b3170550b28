import {
  allCategories,
  type DateRange,
  dateRanges,
  initialNewsFilter,
  isDay,
  type NewsFilter,
} from '@aangiftewijs/domain/news'

const isRange = (text: string): text is DateRange => (dateRanges as readonly string[]).includes(text)

/** Longer than any that is stored. */
const longestCategory = 60

/** The filter an address asks for (`?range=custom&date=2026-11-20&category=tools`); what it leaves out is as at the start. */
export function filterFromAddress(search: string, now: Date): NewsFilter {
  const asked = new URLSearchParams(search)
  const start = initialNewsFilter(now)
  if (asked.has('reset')) return start
  const range = asked.get('range') ?? ''
  const day = asked.get('date')
  return {
    range: isRange(range) ? range : start.range,
    day: day === null ? start.day : isDay(day) ? day : null,
    category: asked.get('category')?.slice(0, longestCategory) || allCategories,
  }
}

/** The start of what an address asks for as a day and is none; null where it is one. */
export function noDayIn(search: string): string | null {
  const day = new URLSearchParams(search).get('date')
  return day && !isDay(day) ? day.slice(0, 20) : null
}

/** The address of a filter; a day taken away is an empty one, not that of the start. */
export function addressOfFilter(base: string, { range, day, category }: NewsFilter): string {
  const search = new URLSearchParams({ range })
  if (range === 'custom') search.set('date', day ?? '')
  if (category !== allCategories) search.set('category', category)
  return `${base || '/'}?${search}`
}

/** `/news` where the news product stands below that path (on localhost), else nothing. */
export const newsBase = (path: string): string => (/^\/news(\/|$)/.test(path) ? '/news' : '')
