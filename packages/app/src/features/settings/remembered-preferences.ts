import { type Preferences, parsePreferences } from '@aangiftewijs/domain/preferences'
import { storageKey } from './preference-storage.ts'

/** The switches of a person as this browser remembers them; the defaults when it remembers none or may not store. */
export function recallPreferences(userId: number): Preferences {
  try {
    return parsePreferences(JSON.parse(localStorage.getItem(storageKey(userId)) ?? 'null'))
  } catch {
    return parsePreferences(null)
  }
}

/** Writes a person's switches down in this browser; throws where storage is forbidden or full. */
export const rememberPreferences =
  (userId: number) =>
  async (preferences: Preferences): Promise<Preferences> => {
    localStorage.setItem(storageKey(userId), JSON.stringify(preferences))
    return preferences
  }
