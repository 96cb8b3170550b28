import { type Copy, type LanguageChoice, languageOf, piecesOf, wordsOf } from '@aangiftewijs/domain/language'
import { createContext, type ReactNode, useCallback, useContext } from 'react'

const ChoiceContext = createContext<LanguageChoice>('mix')

/** Sets the language choice for everything below it. */
export const LanguageProvider = ChoiceContext.Provider

/** The visitor's language choice. */
export const useLanguageChoice = (): LanguageChoice => useContext(ChoiceContext)

/** The language of the page as a whole (its `lang`): English under the specification's mix. */
export const pageLanguage = (choice: LanguageChoice) => (choice === 'nl' ? 'nl' : 'en')

type Values = Readonly<Record<string, string | number>>

/** Words as a plain string, for attributes, titles and toasts: `const say = useWords(); say(words.save)`. */
export function useWords(): (text: Copy, values?: Values) => string {
  const choice = useLanguageChoice()
  return useCallback((text, values) => wordsOf(text, choice, values), [choice])
}

function shown(text: Copy, choice: LanguageChoice, values?: Values): ReactNode {
  const pieces = piecesOf(text, choice, values)
  const words = pieces.length > 1 ? pieces.map(pieceView) : pieces[0]
  const language = languageOf(text, choice)
  return language === pageLanguage(choice) ? words : <span lang={language}>{words}</span>
}

/** Every second piece is a Dutch term. */
const pieceView = (piece: string, place: number) => (place % 2 ? <Term key={place}>{piece}</Term> : piece)

/** A Dutch term in an English text. */
export const Term = ({ children }: { readonly children: string }) => <i lang="nl">{children}</i>

/** As {@link T}, by a function: for what shows so many words that a component for each would cost more than they do. */
export function useText(): (text: Copy, values?: Values) => ReactNode {
  const choice = useLanguageChoice()
  return (text, values) => shown(text, choice, values)
}

/** A sentence of the server's, or words of ours as a plain string. */
export const spoken = (words: Copy | string, say: ReturnType<typeof useWords>): string =>
  typeof words === 'string' ? words : say(words)

/** Words as an element: carries `lang` when they are in another language than the page. */
export const T = ({ text, values }: { readonly text: Copy; readonly values?: Values }): ReactNode =>
  shown(text, useLanguageChoice(), values)
