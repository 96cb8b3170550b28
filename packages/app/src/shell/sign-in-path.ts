import { askedParameter } from '@aangiftewijs/domain/question-address'
import type { PageRequest } from '../page-request.ts'

const hashIn = (search: string): string => {
  const control = new URLSearchParams(search).get(askedParameter)
  return control === null ? '' : `#${control}`
}

/** Where a visitor signs in to come back to this page: `/auth?next=…`. `hash`: where on the page, as far as that is known. */
export const signInPath = ({ path, search }: Pick<PageRequest, 'path' | 'search'>, hash = hashIn(search)): string =>
  `/auth?next=${encodeURIComponent(path + search + hash)}`

/** The page to open after signing in: `next` when it is a path of this site, else `otherwise`. */
export function nextPath(search: string, otherwise = '/'): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  return isOwnPath(next) ? next : otherwise
}

/** Where who has just registered begins: the first question. */
export const firstQuestion = '/tax-filing/setup'

/** A path and nothing a browser could read as another site: no `//`, no backslash, no control characters, not /auth itself. */
const isOwnPath = (text: string) => /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(text) && !/^\/auth(?=$|[/?#])/.test(text)
