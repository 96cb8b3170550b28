import { dateLocales, type LanguageChoice } from '@aangiftewijs/domain/language'
import { pageLanguage } from './words.tsx'

/** Both sides format in the same time zone, else hydration differs. */
const timeZone = 'Europe/Amsterdam'

const formatter = (options: Intl.DateTimeFormatOptions) => {
  const made = new Map<string, Intl.DateTimeFormat>()
  return (iso: string, choice: LanguageChoice): string => {
    const locale = dateLocales[pageLanguage(choice)]
    const format = made.get(locale) ?? new Intl.DateTimeFormat(locale, { timeZone, ...options })
    made.set(locale, format)
    return format.format(new Date(iso))
  }
}

/** `May 1, 2025`, `1 mei 2025`: a day of an ISO date or date-time. */
export const formatDay = formatter({ dateStyle: 'long' })

/** `18:30`. Twenty-four hours in both languages: browsers and servers disagree on the space before PM. */
export const formatTime = formatter({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `November 20, 2026, 18:30`, `20 november 2026, 18:30`. */
export const formatMoment = (iso: string, choice: LanguageChoice): string =>
  `${formatDay(iso, choice)}, ${formatTime(iso, choice)}`
