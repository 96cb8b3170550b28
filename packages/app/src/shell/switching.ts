import { withoutLanguage } from '@aangiftewijs/domain/language'
import { type ChangePage, useChangePage } from './change-page.tsx'
import { usePage } from './page-context.tsx'

type Switch = 'language' | 'theme'

type Choose = (value: string, changes: Parameters<ChangePage>[0]) => Promise<boolean>

/**
 * Switches the language or the theme without leaving the page; undefined where the form has to be posted. The cookie is written at
 * once: who goes on before the server has answered finds the next page as chosen. The server is told with the same form and keeps
 * the choice with the account, even when the page is left. Resolves with whether it did.
 */
export function useSwitch(name: Switch): Choose | undefined {
  const change = useChangePage()
  if (change === null) return undefined
  return (value, changes) => {
    void change(changes)
    if (name === 'language') forgetLanguageOfAddress()
    // biome-ignore lint/suspicious/noDocumentCookie: browsers of five years ago have no cookie store.
    document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`
    const body = new URLSearchParams({ [name]: value, next: '/' })
    // The answer is a redirect for browsers without script.
    return fetch(`/${name}`, { method: 'POST', body, redirect: 'manual', keepalive: true }).then(
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
