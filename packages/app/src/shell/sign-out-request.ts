/**
 * Signing out is chosen in the header or the menu, and done by the session's chart, whose code is loaded for it: the request waits
 * until somebody takes it.
 */
let isWaiting = false
const listeners = new Set<() => void>()

/** The person wants to sign out. */
export function requestSignOut(): void {
  isWaiting = true
  for (const listener of listeners) listener()
}

/** Tells of requests, of one that waits too; returns how to stop. */
export function onSignOutRequest(listener: () => void): () => void {
  listeners.add(listener)
  if (isWaiting) listener()
  return () => listeners.delete(listener)
}

/** Whether a request waits; from then on it is the caller's to fulfil. */
export function takeSignOutRequest(): boolean {
  const wasWaiting = isWaiting
  isWaiting = false
  return wasWaiting
}

/**
 * Signs out as without script, and goes where that leads: its answer has the words for it. By a call, because a form without a
 * connection would leave the page for the browser's own.
 */
export function signOutByPost(onNoConnection: () => void): void {
  void fetch('/logout', { method: 'POST', redirect: 'manual' }).then(() => location.assign('/auth'), onNoConnection)
}
