import { type Copy, copy, dateLocales, type Language } from '@aangiftewijs/domain/language'
import { type NewsCategory, newsCategories } from '@aangiftewijs/domain/news'
import { categoryWords } from './copy.ts'
import { newsProductWords } from './product.copy.ts'

/** 'MMM d, yyyy' (spec 2 § 2.20): `Nov 21, 2026`, and in Dutch `21 nov 2026`; by the Dutch calendar. */
const dates: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(dateLocales.en, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }),
  nl: new Intl.DateTimeFormat(dateLocales.nl, {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'Europe/Amsterdam',
  }),
}

export const articleDate = (isoDate: string, language: Language): string => dates[language].format(new Date(isoDate))

const days: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(dateLocales.en, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
  nl: new Intl.DateTimeFormat(dateLocales.nl, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
}

/** `Fri, Nov 20`: a day (`YYYY-MM-DD`) on a chip. */
export const chipDay = (day: string, language: Language): string => days[language].format(new Date(`${day}T00:00:00Z`))

const isCategory = (category: string): category is NewsCategory =>
  (newsCategories as readonly string[]).includes(category)

/** A category as people read it; one that is not ours (of an older version) as it is. */
export const categoryName = (category: string): Copy =>
  isCategory(category) ? categoryWords[category] : copy(category, category)

/** How many articles the filters leave. */
export const countWords = (count: number): Copy => (count === 1 ? newsProductWords.oneShown : newsProductWords.count)
