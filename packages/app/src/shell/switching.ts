import { withoutLanguage } from '@aangiftewijs/domain/language'
import { type ChangePage, useChangePage } from './change-page.tsx'
import { usePage } from './page-context.tsx'

type Switch = 'language' | 'theme'

type Choose = (value: string, changes: Parameters<ChangePage>[0]) => Promise<boolean>

/**
 * Switches the language or the theme without leaving the page; undefined where the form has to be posted.
 * The server is told with the same form, so that it keeps the choice in its cookie. Resolves with whether it did.
 */
export function useSwitch(name: Switch): Choose | undefined {
  const change = useChangePage()
  if (change === null) return undefined
  return (value, changes) => {
    void change(changes)
    if (name === 'language') forgetLanguageOfAddress()
    const body = new URLSearchParams({ [name]: value, next: '/' })
    // The answer is a redirect for browsers without script; its cookie is all that is wanted here.
    return fetch(`/${name}`, { method: 'POST', body, redirect: 'manual' }).then(
      ({ type }) => type === 'opaqueredirect',
      () => false,
    )
  }
}

/** A choice made here is stronger than the language a link came with (`?lang=nl`). */
function forgetLanguageOfAddress() {
  const { pathname, search, hash } = location
  const rest = withoutLanguage(search)
  if (rest !== search) history.replaceState(history.state, '', pathname + rest + hash)
}

/** Where a switch without script comes back to. */
export function useHere(): string {
  const { path, search } = usePage()
  return path + withoutLanguage(search)
}
