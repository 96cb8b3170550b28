import { defaultPreferences, type Preferences } from '@aangiftewijs/domain/preferences'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { remoteRequest } from '../remote-request/index.ts'
import { preferencesMachine } from './index.ts'

function settingsThat(remember: (preferences: Preferences) => Promise<Preferences>) {
  const clock = new SimulatedClock()
  const machine = preferencesMachine.provide({
    actors: { rememberPreferences: remoteRequest<Preferences, Preferences>(remember) },
  })
  return { clock, settings: createActor(machine, { clock, input: {} }).start() }
}
const chosen = { ...defaultPreferences, statusUpdates: false }

test('switches are saved after a second', async () => {
  const remembered: Preferences[] = []
  const { settings, clock } = settingsThat(async (preferences) => {
    remembered.push(preferences)
    return preferences
  })
  settings.send({ type: 'a switch is turned', name: 'statusUpdates', isOn: false })
  settings.send({ type: 'saving is chosen' })
  clock.increment(999)
  const before = [...remembered]
  clock.increment(1)
  const { context } = await waitFor(settings, (snapshot) => snapshot.hasTag('saved'))
  expect([before, remembered, context]).toEqual([[], [chosen], { saved: chosen, chosen, failure: null }])
})

test('what could not be remembered stays chosen, and is not taken for saved', async () => {
  const { settings, clock } = settingsThat(async () => {
    throw new Error('storage is full')
  })
  settings.send({ type: 'a switch is turned', name: 'statusUpdates', isOn: false })
  settings.send({ type: 'saving is chosen' })
  clock.increment(1_000)
  const { context } = await waitFor(settings, (snapshot) => snapshot.hasTag('failed'))
  expect(context).toEqual({
    saved: defaultPreferences,
    chosen,
    failure: { kind: 'unreachable', status: null, message: 'storage is full' },
  })
})

test('switches wait while they are being saved', () => {
  const { settings } = settingsThat(async (preferences) => preferences)
  settings.send({ type: 'saving is chosen' })
  settings.send({ type: 'a switch is turned', name: 'statusUpdates', isOn: false })
  expect(settings.getSnapshot().context.chosen).toEqual(defaultPreferences)
})

test('what the browser remembers is no change, and never undoes one', () => {
  const { settings } = settingsThat(async (preferences) => preferences)
  settings.send({ type: 'the remembered settings are read', preferences: chosen })
  const { value, context } = settings.getSnapshot()
  settings.send({ type: 'a switch is turned', name: 'statusUpdates', isOn: true })
  settings.send({ type: 'the remembered settings are read', preferences: chosen })
  expect([value, context, settings.getSnapshot().context.chosen]).toEqual([
    'unchanged',
    { saved: chosen, chosen, failure: null },
    defaultPreferences,
  ])
})
