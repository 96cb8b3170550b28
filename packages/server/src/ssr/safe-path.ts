const anyOrigin = 'http://site.invalid'

/** Control characters and backslashes, which browsers drop or read as slashes. */
const trickery = /[\p{Cc}\s\\]/u

/**
 * The path of this site to go to after a post or a sign-in, from text anyone could have written; `fallback` when it leads
 * elsewhere (`//host`, `https:…`, backslashes).
 */
export function safePath(next: string | undefined, fallback = '/'): string {
  if (!next?.startsWith('/') || next.startsWith('//') || trickery.test(next)) return fallback
  if (!URL.canParse(next, anyOrigin)) return fallback
  const { origin, pathname, search, hash } = new URL(next, anyOrigin)
  return origin === anyOrigin && !pathname.startsWith('//') ? pathname + search + hash : fallback
}
