import { type LanguageChoice, languageInAddress, parseLanguageChoice } from '@aangiftewijs/domain/language'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { parseThemeChoice, type ThemeChoice } from '@aangiftewijs/domain/theme'
import type { Context, Middleware } from '../http.ts'
import type { User } from '../models/user.ts'

/** Languages by `Accept-Language`: browsers say what they prefer in a few ways only. */
const knownWishes = new Map<string, LanguageChoice>()
const maxKnownWishes = 200

/** What a visitor reads who has not chosen: what the operator says, else the language the browser prefers. English for any other. */
export function unchosenLanguage(ctx: Context): LanguageChoice {
  const { defaultLanguage } = ctx.dependencies.config
  if (defaultLanguage !== null) return defaultLanguage
  const wish = String(ctx.req.headers['accept-language'] ?? '')
  const known = knownWishes.get(wish)
  if (known !== undefined) return known
  if (knownWishes.size >= maxKnownWishes) knownWishes.clear()
  const language = ctx.acceptsLanguages('en', 'nl') === 'nl' ? 'nl' : 'en'
  knownWishes.set(wish, language)
  return language
}

/** Reads the visitor's language and theme from their cookies; an address may ask for a language by itself, which is not remembered. */
export const readPreferences: Middleware = (ctx, next) => {
  ctx.state.language =
    languageInAddress(ctx.search) ?? parseLanguageChoice(ctx.cookies.get('language')) ?? unchosenLanguage(ctx)
  ctx.state.theme = parseThemeChoice(ctx.cookies.get('theme')) ?? 'system'
  return next()
}

/** What a visitor may choose of how pages read and look. */
export interface Preferences {
  readonly language: LanguageChoice | null
  readonly theme: ThemeChoice | null
}

const aYear = 365 * 24 * 60 * 60 * 1000

const preferencesOfBrowser = (ctx: Context): Preferences => ({
  language: parseLanguageChoice(ctx.cookies.get('language')),
  theme: parseThemeChoice(ctx.cookies.get('theme')),
})

/** Script writes them, too, before the server has heard of a choice; they say nothing that it must not read. */
const cookieOptions = { sameSite: 'lax', overwrite: true, maxAge: aYear, signed: false, httpOnly: false } as const

/** Keeps what was chosen in this browser; null leaves what is there. Who knows a choice is not told again: of two, the later holds. */
function keepInBrowser(ctx: Context, chosen: Partial<Preferences>): void {
  const known = preferencesOfBrowser(ctx)
  for (const name of ['language', 'theme'] as const) {
    const value = chosen[name] ?? known[name]
    if (value !== known[name]) ctx.cookies.set(name, value, cookieOptions)
  }
}

/** Keeps what was chosen with the account. The look-around citizen is everybody's and chooses nothing. */
async function keepWithAccount({ dependencies }: Context, id: number, chosen: Partial<Preferences>): Promise<void> {
  const { database } = dependencies
  if (id === lookAroundUserId || Object.keys(chosen).length === 0) return
  await database.write((transaction) => database.models.users.update(chosen, { where: { id }, transaction }))
}

/** Remembers a choice: in this browser, and with the account of who is signed in. */
export async function rememberPreference(ctx: Context, chosen: Partial<Preferences>): Promise<void> {
  keepInBrowser(ctx, chosen)
  if (ctx.state.user) await keepWithAccount(ctx, ctx.state.user.id, chosen)
}

/**
 * What goes with signing in: the account's choices are this browser's from now on, and what only this browser knows, the account
 * learns. The person as they are then.
 */
export async function followAccount(ctx: Context, user: User): Promise<User> {
  const ofBrowser = preferencesOfBrowser(ctx)
  const learned = Object.fromEntries(
    Object.entries(ofBrowser).filter(([name, value]) => value !== null && user[name as keyof Preferences] === null),
  )
  // Nobody is kept from signing in by a choice that cannot be written down.
  await keepWithAccount(ctx, user.id, learned).catch((error: unknown) =>
    ctx.dependencies.log.warn(
      { name: error instanceof Error ? error.name : typeof error },
      'the choices of a browser were not kept',
    ),
  )
  keepInBrowser(ctx, { language: user.language, theme: user.theme })
  ctx.state.language = user.language ?? ctx.state.language
  return user.set(learned)
}
