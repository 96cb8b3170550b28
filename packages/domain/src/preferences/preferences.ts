import * as z from 'zod/mini'

/** The four switches of the notifications tab. Spec 2 § 2.16. */
export const preferenceNames = [
  'emailNotifications',
  'statusUpdates',
  'documentReminders',
  'taxDeadlineAlerts',
] as const
export type PreferenceName = (typeof preferenceNames)[number]
export type Preferences = Readonly<Record<PreferenceName, boolean>>

/** All on by default. Spec 2 § 3. */
export const defaultPreferences: Preferences = {
  emailNotifications: true,
  statusUpdates: true,
  documentReminders: true,
  taxDeadlineAlerts: true,
}

const choice = z.catch(z.boolean(), true)

const preferencesSchema = z.object({
  emailNotifications: choice,
  statusUpdates: choice,
  documentReminders: choice,
  taxDeadlineAlerts: choice,
})

/** Reads remembered preferences; whatever is missing or broken is the default. */
export function parsePreferences(stored: unknown): Preferences {
  const result = preferencesSchema.safeParse(stored)
  return result.success ? result.data : defaultPreferences
}

/** How long saving seems to take, in milliseconds. Spec 2 § 9. */
export const preferencesDelay = 1_000
