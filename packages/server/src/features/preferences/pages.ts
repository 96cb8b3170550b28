import { parseLanguageChoice } from '@aangiftewijs/domain/language'
import { parseThemeChoice } from '@aangiftewijs/domain/theme'
import type { PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { type Preferences, rememberPreference } from '../../middlewares/preferences.ts'
import { safePath } from '../../ssr/safe-path.ts'

/** A form of one choice; what is no choice changes nothing. */
const preferenceForm = (
  name: keyof Preferences,
  parse: (value: unknown) => Preferences[keyof Preferences],
): PageForm => ({
  path: `/${name}`,
  access: 'public',
  body: formBody,
  formName: () => name,
  handle: async (ctx, fields) => {
    const chosen = parse(fields[name])
    if (chosen !== null) await rememberPreference(ctx, { [name]: chosen })
    return { kind: 'go', to: safePath(fields.next) }
  },
})

/** The language and theme switches, with script and without. */
export const preferenceForms: readonly PageForm[] = [
  preferenceForm('language', parseLanguageChoice),
  preferenceForm('theme', parseThemeChoice),
]
