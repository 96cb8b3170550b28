import { askedParameter } from '@aangiftewijs/domain/question-address'
import type { KeptAfterEnd, PageRequest } from '../page-request.ts'

const hashIn = (search: string): string => {
  const control = new URLSearchParams(search).get(askedParameter)
  return control === null ? '' : `#${control}`
}

/** What the address of the sign-in page says a session ended by. */
const endedParameter = 'ended'

/**
 * Where a visitor signs in to come back to this page: `/auth?next=…`, and why they are there when their session ended. `hash`: where
 * on the page, as far as that is known.
 */
export const signInPath = (
  { path, search, ended }: Pick<PageRequest, 'path' | 'search' | 'ended'>,
  hash = hashIn(search),
): string =>
  `/auth?next=${encodeURIComponent(path + search + hash)}${ended === null ? '' : `&${endedParameter}=${ended}`}`

const ends: readonly KeptAfterEnd[] = ['saved', 'typed', 'sent', 'pressed', 'unknown']

/** What the address of the sign-in page says is kept of a session that ended; null where none did. */
export function endedIn(search: string): KeptAfterEnd | null {
  const ended = new URLSearchParams(search).get(endedParameter)
  return ends.find((one) => one === ended) ?? null
}

/** Whether the server has something to say, or to put back, on the page to open after signing in: only its own HTML has that. */
export function isTheServersTurn(search: string): boolean {
  const ended = endedIn(search)
  return ended === 'sent' || ended === 'pressed'
}

/** The page to open after signing in: `next` when it is a path of this site, else `otherwise`. */
export function nextPath(search: string, otherwise = '/'): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isOwnPath(next) ? next : otherwise
}

/** Where who has just registered begins: the first question. */
export const firstQuestion = '/tax-filing/setup'

/** A path and nothing a browser could read as another site: no `//`, no backslash, no control characters, not /auth itself. */
const isOwnPath = (text: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && !/^\/auth(?=$|[/?#])/.test(text)
