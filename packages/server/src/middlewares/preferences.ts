import type { ThemeChoice } from '@aangiftewijs/app/entry-server'
import { languageInAddress, parseLanguageChoice } from '@aangiftewijs/domain/language'
import type { Middleware } from '../http.ts'

const themes: readonly ThemeChoice[] = ['system', 'light', 'dark', 'contrast']

/** Reads a stored theme; anything unknown follows the system. */
export const parseTheme = (value: unknown): ThemeChoice => themes.find((theme) => theme === value) ?? 'system'

/** Reads the visitor's language and theme from their cookies; an address may ask for a language by itself, which is not remembered. */
export const readPreferences: Middleware = (ctx, next) => {
  ctx.state.language = languageInAddress(ctx.search) ?? parseLanguageChoice(ctx.cookies.get('language'))
  ctx.state.theme = parseTheme(ctx.cookies.get('theme'))
  return next()
}
