import { type Copy, copy, dateLocales, type Language } from '../language/index.ts'
import type { Day } from './index.ts'

/** A calendar day as both languages write it. */
export function dayInWords(day: Day): Copy {
  const written = (language: Language) =>
    new Date(day).toLocaleDateString(dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
  return copy(written('en'), written('nl'))
}

/** The day before a calendar day: the last one of a term that ends there. */
export const dayBefore = (day: Day): Day => new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10)
