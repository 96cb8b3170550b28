/** Where this browser keeps the switches. */
export const storageKey = 'notification-preferences'

/** Whether this browser remembers switches, which the server cannot know. */
export function hasRememberedPreferences(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}
