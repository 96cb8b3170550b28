import type { FormFields } from '@aangiftewijs/domain/form'
import { wordsOf } from '@aangiftewijs/domain/language'
import { detailsChangeSchema, detailsPath, emailChangeSchema } from '@aangiftewijs/domain/session'
import { notFound } from '../../errors.ts'
import { type Context, type Feature, type FormOutcome, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { readFields } from '../session/read-fields.ts'
import { confirmRoutes } from './confirm-page.ts'
import { words } from './copy.ts'
import { askEmailChange, changeDetails } from './service.ts'

const isEmailChange = ({ intent }: FormFields) => intent === 'email'

function saidThat(ctx: Context, title: keyof typeof words, text?: string): FormOutcome {
  const flash = { variant: 'default', title: wordsOf(words[title], ctx.state.language) } as const
  return { kind: 'go', to: detailsPath, flash: text === undefined ? flash : { ...flash, text } }
}

async function change(ctx: Context, fields: FormFields): Promise<FormOutcome> {
  const user = requireWriter(ctx)
  // A citizen of the simulation is who DigiD says.
  if (user.authMethod !== 'local') throw notFound()
  const { language } = ctx.state
  if (!isEmailChange(fields)) {
    const typed = readFields(detailsChangeSchema, ['fullName', 'username', 'bsn', 'password'], fields)
    const { shownFullName: fullName = '', shownUsername: username = '' } = fields
    await changeDetails(ctx, user, typed, { fullName, username })
    return saidThat(ctx, 'detailsSaved')
  }
  const asked = readFields(emailChangeSchema, ['email', 'password'], fields)
  return (await askEmailChange(ctx, user, asked))
    ? saidThat(ctx, 'emailChanged', wordsOf(words.emailChangedText, language))
    : saidThat(ctx, 'linkSent', wordsOf(words.linkSentText, language, { email: asked.email.trim() }))
}

const detailsForm: PageForm = {
  path: detailsPath,
  access: 'signed-in',
  limit: limitRate({ name: 'account details', points: 60, seconds: 600 }),
  body: formBody,
  formName: (fields) => (isEmailChange(fields) ? 'email' : 'details'),
  handle: change,
}

/** Correcting what is kept of a person: name, username, BSN, and the e-mail address, which is confirmed by a link. */
export const accountDetailsFeature: Feature = {
  name: 'account-details',
  routes: confirmRoutes,
  forms: [detailsForm],
  data: {},
  personalData: {
    export: async ({ database }, userId) => ({
      emailChanges: (await database.models.emailChanges.findAll({ where: { userId } })).map(({ email, expiresAt }) => ({
        email,
        expiresAt: expiresAt.toISOString(),
      })),
    }),
    // Its rows go with the person's.
    remove: async () => {},
  },
}
