import type { PreferenceName, Preferences } from '@aangiftewijs/domain/preferences'
import type { RequestFailure } from '../remote-request/index.ts'

export interface PreferencesContext {
  /** As they are remembered. */
  readonly saved: Preferences
  /** As the switches stand. */
  readonly chosen: Preferences
  readonly failure: RequestFailure | null
}

export type PreferencesEvent =
  | { readonly type: 'a switch is turned'; readonly name: PreferenceName; readonly isOn: boolean }
  | { readonly type: 'saving is chosen' }
  /** The browser told what it remembers; the server cannot know it. */
  | { readonly type: 'the remembered settings are read'; readonly preferences: Preferences }
