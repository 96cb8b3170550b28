import { type Copy, type Language, wordsOf } from '@aangiftewijs/domain/language'
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
