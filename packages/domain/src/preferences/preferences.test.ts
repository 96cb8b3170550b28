import { expect, test } from 'vitest'
import { defaultPreferences, parsePreferences } from './index.ts'

const allOn = { emailNotifications: true, statusUpdates: true, documentReminders: true, taxDeadlineAlerts: true }

test('all are on by default', () => expect(defaultPreferences).toEqual(allOn))

test.each([
  [
    { ...allOn, statusUpdates: false },
    { ...allOn, statusUpdates: false },
  ],
  [{ emailNotifications: false }, { ...allOn, emailNotifications: false }],
  [{ emailNotifications: 'no', extra: 1 }, allOn],
  [null, allOn],
  ['x', allOn],
  [undefined, allOn],
])('%j is remembered as %j', (stored, preferences) => expect(parsePreferences(stored)).toEqual(preferences))
