import type { Flash, PostedForm } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import { type Copy, copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Context } from '../http.ts'
import { openValue, sealValue } from './sealed-value.ts'

/** What a form that was posted just after its session ended held: what was typed, or a press alone. */
type Held = Pick<PostedForm, 'name' | 'fields'> | { readonly notDone: Copy }

/** It, kept until its owner has signed in again (ADR 14). */
interface KeptForm {
  /** Who the ended session belonged to: nobody else is shown it. */
  readonly owner: number
  /** The page on which it is said, or shown again. */
  readonly path: string
  readonly held: Held
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

const cookie = 'kept-form'
/** With a number: what an older server kept reads otherwise and is not opened. */
const aad = 'cookie kept-form 2'
const anHour = 60 * 60_000
/** Browsers drop cookies above 4,096 characters; every form of the wizard is far below. */
const maxCharacters = 3_800

const ended = copy('Your session had ended', 'Uw sessie was beëindigd')
const back = copy(
  'You are signed in again and what you typed is back. It is not saved yet: check it and send it once more.',
  'U bent weer ingelogd en wat u had ingevuld, staat er weer. Het is nog niet opgeslagen: controleer het en verstuur het nog een keer.',
)
const signedInAgain = copy('You are signed in again.', 'U bent weer ingelogd.')

/** What a press did not do, where its form does not say more. */
export const pressAgain = copy(
  'What you pressed was not done: press it once more.',
  'Wat u koos, is niet gedaan: kies het nog een keer.',
)

export const fileAgain = copy(
  'Your file was not uploaded: choose it once more.',
  'Uw bestand is niet geüpload: kies het nog een keer.',
)

/** What of a form may be shown again. Passwords never; nor the version, so that sending again builds on what is shown. */
export const keptFields = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name) && name !== 'version'))

/** What a form brings along that its page put there: the button, and what it was made for and with. */
const broughtAlong = /^(?:intent|form|next|filingId|draft|shown[A-Z].*)$/

const isTyped = ([name, value]: readonly [string, string]) => !broughtAlong.test(name) && value !== ''

/** Whether anything of a form was typed that may be shown again. */
export const holdsTyped = (fields: FormFields): boolean => Object.entries(keptFields(fields)).some(isTyped)

const write = (ctx: Context, value: string, maxAge: number) =>
  ctx.cookies.set(cookie, value, { signed: false, httpOnly: true, sameSite: 'lax', overwrite: true, maxAge })

/** Keeps what a form held for its owner: sealed with the data key, in a cookie of this browser only. @returns whether it is kept */
export function keepForm(ctx: Context, owner: number, path: string, held: Held): boolean {
  const { cipher, clock } = ctx.dependencies
  const safe = 'fields' in held ? { ...held, fields: keptFields(held.fields) } : held
  const kept: KeptForm = { owner, path, held: safe, keptAt: clock.now().getTime() }
  const value = sealValue(cipher, kept, aad)
  if (value.length > maxCharacters) return false
  write(ctx, value, anHour)
  return true
}

/** Forgets the form: after signing out. */
export function dropKeptForm(ctx: Context): void {
  if (ctx.cookies.get(cookie, { signed: false }) !== undefined) write(ctx, '', 0)
}

const keptIn = (ctx: Context): KeptForm | null => {
  const value = ctx.cookies.get(cookie, { signed: false })
  return value ? openValue<KeptForm>(ctx.dependencies.cipher, value, aad) : null
}

/** Forgets the form of this page that is sent again: what was typed before it is older than what is saved now. */
export function dropOlderForm(ctx: Context, name: string): void {
  const kept = keptIn(ctx)
  if (kept?.path === ctx.path && 'name' in kept.held && kept.held.name === name) dropKeptForm(ctx)
}

/** What is kept for this page and this person, once; null when there is nothing. Someone else's is dropped. */
export function takeKeptForm(ctx: Context): { readonly form?: PostedForm; readonly flash: Flash } | null {
  const { user, language } = ctx.state
  if (!user) return null
  const kept = keptIn(ctx)
  if (kept?.owner === user.id && kept.path !== ctx.path) return null
  dropKeptForm(ctx)
  if (kept?.owner !== user.id || ctx.dependencies.clock.now().getTime() - kept.keptAt >= anHour) return null
  const say = (...texts: readonly Copy[]): Flash => ({
    variant: 'warning',
    title: wordsOf(ended, language),
    text: texts.map((text) => wordsOf(text, language)).join(' '),
  })
  const { held } = kept
  return 'notDone' in held
    ? { flash: say(signedInAgain, held.notDone) }
    : { flash: say(back), form: { ...held, problems: [] } }
}
