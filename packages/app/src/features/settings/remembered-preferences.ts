import { type Preferences, parsePreferences } from '@aangiftewijs/domain/preferences'
import { storageKey } from './has-remembered-preferences.ts'

/** The switches as this browser remembers them; the defaults when it remembers none or may not store. */
export function recallPreferences(): Preferences {
  try {
    return parsePreferences(JSON.parse(localStorage.getItem(storageKey) ?? 'null'))
  } catch {
    return parsePreferences(null)
  }
}

/** Writes the switches down in this browser; throws where storage is forbidden or full. */
export async function rememberPreferences(preferences: Preferences): Promise<Preferences> {
  localStorage.setItem(storageKey, JSON.stringify(preferences))
  return preferences
}
