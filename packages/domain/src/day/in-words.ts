import { type Copy, copy, type Language } from '../language/index.ts'
import type { Day } from './index.ts'

/** How dates are written in a language, wherever a date is: `May 1, 2025` (spec 1 § 2), `1 mei 2025`. */
export const dateLocales: Readonly<Record<Language, string>> = { en: 'en-US', nl: 'nl-NL' }

const written = (language: Language) =>
  new Intl.DateTimeFormat(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
const inEnglish = written('en')
const inDutch = written('nl')

/** A calendar day as both languages write it. */
export function dayInWords(day: Day): Copy {
  const date = new Date(`${day}T00:00:00Z`)
  return copy(inEnglish.format(date), inDutch.format(date))
}

/** The day before a calendar day: the last one of a term that ends there. */
export const dayBefore = (day: Day): Day =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
