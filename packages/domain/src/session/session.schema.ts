import * as z from 'zod/mini'
import { isValidBsn } from '../bsn/index.ts'
import { isEmail } from '../email/index.ts'
import type { LanguageChoice } from '../language/index.ts'
import { hidesInName, hidesInUsername } from '../person-name/hidden.ts'
import type { ThemeChoice } from '../theme/index.ts'
import { isGuessable } from './session.ts'

const longestText = 200
const text = () => z.string({ error: 'required' }).check(z.maxLength(longestText, { error: 'too-long' }))
const required = () => text().check(z.refine((value) => value.trim() !== '', { error: 'required' }))

const email = () => required().check(z.refine(isEmail, { error: 'invalid-email' }))

/** At least 3 and 6 characters: spec 1 § 5. Longer than 200 is no password but an attack. */
const username = () => required().check(z.minLength(3, { error: 'too-short' }))
const password = (shortest: number) =>
  // Without `abort`: an aborted field would keep "passwords do not match" from being checked.
  text().check(z.minLength(1, { error: 'required' }), z.minLength(shortest, { error: 'too-short' }))

/** Body of `POST /api/login` and the login form. */
export const loginSchema = z.strictObject({ username: username(), password: password(6) })
export type LoginRequest = z.output<typeof loginSchema>

export const loginFields = ['username', 'password'] as const

const nothingHidden = (hides: (value: string) => boolean) =>
  z.refine<string>((value) => !hides(value), { error: 'hidden' })

/** Asked of new accounts only: whoever has an older one signs in with the name they have. */
const registration = {
  username: username().check(nothingHidden(hidesInUsername)),
  password: password(6),
  fullName: required().check(nothingHidden(hidesInName)),
  email: email(),
  bsn: required().check(z.refine(isValidBsn, { error: 'invalid-bsn' })),
}

/** Together with whatever else is wrong, so that all of it is said at once; a missing text has its own problem. */
const notGuessable = z.refine<{ readonly username?: unknown; readonly password?: unknown }>(
  ({ username, password }) => !isGuessable(String(password ?? ''), String(username ?? '')),
  { error: 'guessable', path: ['password'], when: () => true },
)

/** Body of `POST /api/register`. */
export const registerSchema = z
  .strictObject({ ...registration, authMethod: z.optional(z.literal('local', { error: 'not-a-choice' })) })
  .check(notGuessable)
export type RegisterRequest = z.output<typeof registerSchema>

/** The registration form: as the call, with the password a second time (which is never sent). */
export const registrationFormSchema = z.strictObject({ ...registration, confirmPassword: password(6) }).check(
  notGuessable,
  z.refine((form) => form.password === form.confirmPassword, {
    error: 'not-matching',
    path: ['confirmPassword'],
    when: () => true,
  }),
)

/** Body of `POST /api/user/password`; the form adds the same new password once more. Spec 2 § 5. */
export const passwordChangeSchema = z
  .strictObject({
    currentPassword: password(1),
    newPassword: password(8),
    confirmPassword: z.optional(password(8)),
  })
  .check(
    z.refine((form) => form.newPassword !== form.currentPassword, {
      error: 'unchanged',
      path: ['newPassword'],
      when: () => true,
    }),
    z.refine((form) => form.confirmPassword === undefined || form.newPassword === form.confirmPassword, {
      error: 'not-matching',
      path: ['confirmPassword'],
      when: () => true,
    }),
  )
export type PasswordChange = z.output<typeof passwordChangeSchema>

/** The password once more, of an account that may be older than what a new password has to be. */
const presentPassword = password(1)

/** The form that corrects what is kept of a person; without a BSN the one there is stays. */
export const detailsChangeSchema = z.strictObject({
  fullName: registration.fullName,
  username: registration.username,
  bsn: text().check(z.refine((value) => value.trim() === '' || isValidBsn(value), { error: 'invalid-bsn' })),
  password: presentPassword,
})
export type DetailsChange = z.output<typeof detailsChangeSchema>

/** The form that asks for another e-mail address. */
export const emailChangeSchema = z.strictObject({ email: email(), password: presentPassword })
export type EmailChange = z.output<typeof emailChangeSchema>

/** The page with both forms. */
export const detailsPath = '/settings/details'

/** A signed-in person as `GET /api/user` answers; the BSN is masked. */
export interface User {
  readonly id: number
  readonly username: string
  readonly fullName: string
  readonly email: string
  readonly bsn: string
  readonly authMethod: 'local' | 'digid'
  /** ISO date-times. */
  readonly createdAt: string
  readonly lastLogin: string | null
  /** The return the person works on; null is the newest. */
  readonly chosenFilingId: number | null
  /** What the person chose to read and see, on any device; null: nothing yet. */
  readonly language: LanguageChoice | null
  readonly theme: ThemeChoice | null
}
