import type { LanguageChoice } from '@aangiftewijs/domain/language'
import { renderToString } from 'react-dom/server'
import { LanguageProvider } from '../../copy/words.tsx'
import type { MakeOnce } from './make-once.tsx'

/**
 * Keeps the HTML of passages by language. They are rendered with nothing but the language above them, so that nothing of a person, a
 * page or a moment can get into what everyone is sent.
 */
export function createPassages(): (language: LanguageChoice) => MakeOnce {
  const passages = new WeakMap<object, Map<string, string>>()
  return (language) => (owner, name, make) => {
    const known = passages.get(owner) ?? new Map<string, string>()
    passages.set(owner, known)
    const key = `${language} ${name}`
    const html =
      known.get(key) ??
      renderToString(<LanguageProvider value={language}>{make()}</LanguageProvider>, { identifierPrefix: name })
    known.set(key, html)
    return html
  }
}
