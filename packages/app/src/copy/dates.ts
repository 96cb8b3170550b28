import type { Language, LanguageChoice } from '@aangiftewijs/domain/language'
import { pageLanguage } from './words.tsx'

/** Both sides format in the same time zone and locale, else hydration differs. */
const timeZone = 'Europe/Amsterdam'
const locales: Readonly<Record<Language, string>> = { en: 'en-US', nl: 'nl-NL' }

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (iso: string, choice: LanguageChoice): string => {
    const locale = locales[pageLanguage(choice)]
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    made.set(locale, format)
    return format.format(new Date(iso))
  }
}

/** `May 1, 2025`, `1 mei 2025`: a day of an ISO date or date-time. */
export const formatDay = formatter({ dateStyle: 'long' })

/** As {@link formatDay}, of the day before it: the last one of a term that ends there. */
export const formatDayBefore = (isoDay: string, choice: LanguageChoice): string =>
  formatDay(new Date(Date.parse(isoDay) - 86_400_000).toISOString(), choice)

/** `18:30`. Twenty-four hours in both languages: browsers and servers disagree on the space before PM. */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `November 20, 2026, 18:30`, `20 november 2026, 18:30`. */
export const formatMoment = (iso: string, choice: LanguageChoice): string =>
  `${formatDay(iso, choice)}, ${formatTime(iso, choice)}`
