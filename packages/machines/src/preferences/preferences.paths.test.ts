import { defaultPreferences } from '@aangiftewijs/domain/preferences'
import { answers, describePaths, fails } from '../path-coverage/index.ts'
import { preferencesMachine } from './index.ts'

describePaths(preferencesMachine, {
  inputs: [{}],
  events: [
    { type: 'a switch is turned', name: 'statusUpdates', isOn: false },
    { type: 'saving is chosen' },
    { type: 'the remembered settings are read', preferences: { ...defaultPreferences, statusUpdates: false } },
    answers('rememberPreferences', defaultPreferences),
    ...fails('rememberPreferences'),
  ],
})
