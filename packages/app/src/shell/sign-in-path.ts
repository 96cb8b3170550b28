import type { PageRequest } from '../page-request.ts'

/** Where a visitor signs in to come back to this page: `/auth?next=…`. */
export const signInPath = ({ path, search }: Pick<PageRequest, 'path' | 'search'>): string =>
  `/auth?next=${encodeURIComponent(path + search)}`

/** The page to open after signing in: `next` when it is a path of this site, else `otherwise`. */
export function nextPath(search: string, otherwise = '/'): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isOwnPath(next) ? next : otherwise
}

/** Where who has just registered begins: the first question. */
export const firstQuestion = '/tax-filing/setup'

/** A path and nothing a browser could read as another site: no `//`, no backslash, no control characters, not /auth itself. */
const isOwnPath = (text: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && !/^\/auth(?=$|[/?#])/.test(text)
