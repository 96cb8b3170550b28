import { defaultPreferences } from '@aangiftewijs/domain/preferences'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetPreferences, hasRememberedPreferences } from './preference-storage.ts'
import { recallPreferences, rememberPreferences } from './remembered-preferences.ts'

const [one, other] = [7, 8]
const off = { ...defaultPreferences, emailNotifications: false }

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('the switches of one person are not those of the next in the same browser', async () => {
  await rememberPreferences(one)(off)
  expect([recallPreferences(one), hasRememberedPreferences(one)]).toEqual([off, true])
  expect([recallPreferences(other), hasRememberedPreferences(other)]).toEqual([defaultPreferences, false])
})

test('they go with the account', async () => {
  await rememberPreferences(one)(off)
  forgetPreferences(one)
  expect([recallPreferences(one), hasRememberedPreferences(one)]).toEqual([defaultPreferences, false])
})
