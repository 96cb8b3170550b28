import {
  defaultPreferences,
  type PreferenceName,
  type Preferences,
  preferencesDelay,
} from '@aangiftewijs/domain/preferences'
import { assign, setup } from 'xstate'
import { failedAt, notProvided, type RequestFailure, remoteRequest } from '../remote-request/index.ts'
import type { PreferencesContext, PreferencesEvent } from './preferences.types.ts'

const spec = 'part 2 § 2.16'

const switchTurned = {
  target: '#preferences.changing',
  actions: {
    type: 'turn the switch',
    params: ({ event }: { event: Extract<PreferencesEvent, { type: 'a switch is turned' }> }) => event,
  },
  description: 'The person turns one of the four switches.',
} as const

const savingChosen = {
  target: '#preferences.saving',
  actions: 'forget the failure',
  description: 'The person saves the settings.',
} as const

/** The four notification switches; saving is simulated and remembered in this browser. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as { readonly preferences?: Preferences },
    tags: {} as 'saving' | 'saved' | 'failed',
    meta: {} as { spec: string },
  },
  actors: { rememberPreferences: remoteRequest<Preferences, Preferences>(notProvided) },
  actions: {
    'turn the switch': assign(({ context }, { name, isOn }: { name: PreferenceName; isOn: boolean }) => ({
      chosen: { ...context.chosen, [name]: isOn },
    })),
    'take the remembered over': assign((_, { preferences }: { preferences: Preferences }) => ({
      saved: preferences,
      chosen: preferences,
    })),
    'take the chosen over': assign({ saved: ({ context }) => context.chosen }),
    'keep the failure': assign((_, params: { failure: RequestFailure }) => ({ failure: params.failure })),
    'forget the failure': assign({ failure: null }),
  },
  delays: { 'while it saves': preferencesDelay },
}).createMachine({
  id: 'preferences',
  description: 'Which notifications a person wants.',
  context: ({ input }) => ({
    saved: input.preferences ?? defaultPreferences,
    chosen: input.preferences ?? defaultPreferences,
    failure: null,
  }),
  initial: 'unchanged',
  states: {
    unchanged: {
      description: 'The switches stand as they are remembered.',
      meta: { spec },
      on: {
        'a switch is turned': switchTurned,
        'saving is chosen': savingChosen,
        'the remembered settings are read': {
          actions: { type: 'take the remembered over', params: ({ event }) => ({ preferences: event.preferences }) },
          description: 'This browser says what it remembers, and the switches move to it.',
        },
      },
    },
    changing: {
      description: 'A switch was turned and is not saved yet.',
      meta: { spec },
      on: { 'a switch is turned': switchTurned, 'saving is chosen': savingChosen },
    },
    saving: {
      description: 'The settings are being saved; the switches wait.',
      meta: { spec: 'part 2 § 4' },
      tags: ['saving'],
      initial: 'pretending',
      states: {
        pretending: {
          description: 'The simulated second.',
          meta: { spec: 'part 2 § 9' },
          after: { 'while it saves': { target: 'remembering', description: 'A second passed.' } },
        },
        remembering: {
          description: 'The choice is written down in this browser.',
          meta: { spec: 'part 2 § 4' },
          invoke: {
            id: 'rememberPreferences',
            src: 'rememberPreferences',
            input: ({ context }) => context.chosen,
            onDone: {
              target: '#preferences.saved',
              actions: 'take the chosen over',
              description: 'The settings are remembered.',
            },
            onError: failedAt('#preferences.failed', 'They could not be remembered.'),
          },
        },
      },
    },
    saved: {
      description: 'The settings are saved, and that is said.',
      meta: { spec: 'part 2 § 8' },
      tags: ['saved'],
      on: { 'a switch is turned': switchTurned, 'saving is chosen': savingChosen },
    },
    failed: {
      description: 'The settings could not be remembered; saving can be tried again.',
      meta: { spec: 'part 2 § 8' },
      tags: ['failed'],
      on: { 'a switch is turned': switchTurned, 'saving is chosen': savingChosen },
    },
  },
})
