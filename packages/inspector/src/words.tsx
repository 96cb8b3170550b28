import { type Copy, dateLocales, type Language, wordsOf } from '@aangiftewijs/domain/language'
import { createContext, type ReactNode, useCallback, useContext } from 'react'

const LanguageContext = createContext<Language>('en')

/** Sets the language for everything below it. */
export const LanguageProvider = LanguageContext.Provider

/** The reader’s language. */
export const useLanguage = (): Language => useContext(LanguageContext)

type Values = Readonly<Record<string, string | number>>

/** Words as a plain string: `const say = useWords(); say(words.log)`. */
export function useWords(): (text: Copy, values?: Values) => string {
  const language = useLanguage()
  return useCallback((text, values) => wordsOf(text, language, values), [language])
}

/** Words as an element. */
export const T = ({ text, values }: { readonly text: Copy; readonly values?: Values }): ReactNode =>
  wordsOf(text, useLanguage(), values)

const clocks: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  en: new Intl.DateTimeFormat(dateLocales.en, { timeStyle: 'medium', hourCycle: 'h23' }),
  nl: new Intl.DateTimeFormat(dateLocales.nl, { timeStyle: 'medium', hourCycle: 'h23' }),
}

/** Tells a time, in ms since 1970, to the second and by the reader’s own clock. */
export function useClock(): (time: number) => string {
  const language = useLanguage()
  return (time) => clocks[language].format(time)
}
