const sign = 'signed-in=now'

/**
 * The way to `next` of who has just signed in and whose browser may keep no cookies: by the sign-in page, which passes them on when it
 * knows who they are and else says why it does not.
 */
export const pathAfterSignIn = (next: string): string => `/auth?${sign}&tab=login&next=${encodeURIComponent(next)}`

/** Whether the sign-in page is asked for by {@link pathAfterSignIn}. */
export const isAfterSignIn = (search: string): boolean => search.startsWith(`?${sign}&`)
