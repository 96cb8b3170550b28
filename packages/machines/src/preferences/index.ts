export { preferencesMachine } from './preferences.machine.ts'
export type { PreferencesContext, PreferencesEvent } from './preferences.types.ts'
