export {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
  parsePreferences,
  preferenceNames,
  preferencesDelay,
} from './preferences.ts'
