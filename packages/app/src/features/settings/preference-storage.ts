/** Where this browser keeps the switches of a person: nobody else who signs in here finds them. */
export const storageKey = (userId: number) => `notification-preferences-${userId}`

/** Whether this browser remembers switches of theirs, which the server cannot know. */
export function hasRememberedPreferences(userId: number): boolean {
  try {
    return localStorage.getItem(storageKey(userId)) !== null
  } catch {
    return false
  }
}

/** Forgets them, with the account. */
export function forgetPreferences(userId: number): void {
  try {
    localStorage.removeItem(storageKey(userId))
  } catch {
    // Forbidden storage holds nothing to forget.
  }
}
