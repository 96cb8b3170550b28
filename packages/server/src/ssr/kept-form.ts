import type { Flash, PostedForm } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import { copy, wordsOf } from '@aangiftewijs/domain/language'
import type { Context } from '../http.ts'
import { openValue, sealValue } from './sealed-value.ts'

/** A form that was posted just after its session ended, kept until its owner has signed in again (ADR 14). */
interface KeptForm {
  /** Who the ended session belonged to: nobody else is shown it. */
  readonly owner: number
  readonly path: string
  readonly name: string
  readonly fields: FormFields
  /** Milliseconds since 1970. */
  readonly keptAt: number
}

const cookie = 'kept-form'
const aad = 'cookie kept-form'
const anHour = 60 * 60_000
/** Browsers drop cookies above 4,096 characters; every form of the wizard is far below. */
const maxCharacters = 3_800

const ended = copy('Your session had ended', 'Uw sessie was beëindigd')
const back = copy(
  'You are signed in again and what you typed is back. It is not saved yet: check it and send it once more.',
  'U bent weer ingelogd en wat u had ingevuld, staat er weer. Het is nog niet opgeslagen: controleer het en verstuur het nog een keer.',
)

const fileAgain = copy(
  'You are signed in again. Your file was not uploaded: choose it once more.',
  'U bent weer ingelogd. Uw bestand is niet geüpload: kies het nog een keer.',
)

/** What of a form may be shown again. Passwords never; nor the version, so that sending again builds on what is shown. */
export const keptFields = (fields: FormFields): FormFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !/password/i.test(name) && name !== 'version'))

const isTyped = ([name, value]: readonly [string, string]) => !['intent', 'form', 'next'].includes(name) && value !== ''

const write = (ctx: Context, value: string, maxAge: number) =>
  ctx.cookies.set(cookie, value, { signed: false, httpOnly: true, sameSite: 'lax', overwrite: true, maxAge })

/** Keeps a form for its owner: sealed with the data key, in a cookie of this browser only. Nothing typed keeps nothing. @returns whether it is kept */
export function keepForm(ctx: Context, owner: number, { name, fields }: Pick<PostedForm, 'name' | 'fields'>): boolean {
  const kept = keptFields(fields)
  return Object.entries(kept).some(isTyped) && seal(ctx, owner, name, kept)
}

/** Remembers that a file was posted, of which nothing is kept: its owner is told. */
export function keepUnsentFile(ctx: Context, owner: number, name: string): void {
  seal(ctx, owner, name, {})
}

function seal(ctx: Context, owner: number, name: string, fields: FormFields): boolean {
  const { cipher, clock } = ctx.dependencies
  const kept: KeptForm = { owner, path: ctx.path, name, fields, keptAt: clock.now().getTime() }
  const value = sealValue(cipher, kept, aad)
  if (value.length > maxCharacters) return false
  write(ctx, value, anHour)
  return true
}

/** Forgets the form: after signing out. */
export function dropKeptForm(ctx: Context): void {
  if (ctx.cookies.get(cookie, { signed: false }) !== undefined) write(ctx, '', 0)
}

/** The form kept for this page and this person, once; null when there is none. Someone else's is dropped. */
export function takeKeptForm(ctx: Context): { readonly form: PostedForm; readonly flash: Flash } | null {
  const { user, language } = ctx.state
  const value = ctx.cookies.get(cookie, { signed: false })
  if (!value || !user) return null
  const kept = openValue<KeptForm>(ctx.dependencies.cipher, value, aad)
  if (kept?.owner === user.id && kept.path !== ctx.path) return null
  dropKeptForm(ctx)
  if (kept?.owner !== user.id || ctx.dependencies.clock.now().getTime() - kept.keptAt >= anHour) return null
  const text = wordsOf(Object.keys(kept.fields).length > 0 ? back : fileAgain, language)
  return {
    form: { name: kept.name, fields: kept.fields, problems: [] },
    flash: { variant: 'warning', title: wordsOf(ended, language), text },
  }
}
