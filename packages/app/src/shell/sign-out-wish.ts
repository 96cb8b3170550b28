/**
 * Signing out is chosen in the header or the menu, and done by the session's chart, whose code arrives after the page: the
 * wish waits for it.
 */
let isWished = false
let fulfil: (() => void) | null = null

/** The person wants to sign out. */
export function wishToSignOut(): void {
  if (fulfil === null) isWished = true
  else fulfil()
}

/** Fulfils wishes from now on, one that waited first; returns how to stop. */
export function fulfilSignOutWishes(by: () => void): () => void {
  fulfil = by
  if (isWished) by()
  isWished = false
  return () => {
    fulfil = null
  }
}
