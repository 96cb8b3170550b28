import type { Context, PageForm } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { parseTheme } from '../../middlewares/preferences.ts'
import { safePath } from '../../ssr/safe-path.ts'

const aYear = 365 * 24 * 60 * 60 * 1000

/** The page's own script sets these cookies too, so they are not HttpOnly; they hold a choice from a short list. */
const setPreference = (ctx: Context, name: 'language' | 'theme', value: string) =>
  ctx.cookies.set(name, value, { httpOnly: false, sameSite: 'lax', overwrite: true, maxAge: aYear, signed: false })

const preferenceForm = (path: '/language' | '/theme', save: (ctx: Context, value: string) => void): PageForm => ({
  path,
  access: 'public',
  body: formBody,
  formName: () => path.slice(1),
  handle: async (ctx, fields) => {
    save(ctx, fields[path.slice(1)] ?? '')
    return { kind: 'go', to: safePath(fields.next) }
  },
})

const saveLanguage = (ctx: Context, value: string) => {
  if (['en', 'nl', 'mix'].includes(value)) setPreference(ctx, 'language', value)
}

/** The language and theme switches of people without script. */
export const preferenceForms: readonly PageForm[] = [
  preferenceForm('/language', saveLanguage),
  preferenceForm('/theme', (ctx, value) => {
    setPreference(ctx, 'theme', parseTheme(value))
  }),
]
