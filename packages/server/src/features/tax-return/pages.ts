import type { Flash } from '@aangiftewijs/app/entry-server'
import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { discardIntent, pathOf, type Step } from '@aangiftewijs/domain/tax-return'
import { type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { discardDrafts, draftIdsIn } from '../drafts/service.ts'
import { savedWords } from './copy.ts'
import { saveStep } from './save-step.ts'

/** The steps whose forms are posted here; documents has actions of its own and belongs to that feature. */
type PostedStep = Exclude<Step, 'documents'>

function flashOf(step: PostedStep, language: LanguageChoice): { readonly flash?: Flash } {
  switch (step) {
    case 'setup':
    case 'review':
      return {}
    case 'partner':
    case 'income':
    case 'deductions':
    case 'submit':
      return { flash: { variant: 'default', title: wordsOf(savedWords[step], language) } }
  }
}

const stepForm = (step: PostedStep, path: string = pathOf(step)): PageForm => ({
  path,
  access: 'signed-in',
  body: formBody,
  formName: () => step,
  handle: async (ctx, fields) => {
    const user = requireWriter(ctx)
    if (fields.intent === discardIntent) {
      await discardDrafts(ctx.dependencies, { userId: user.id, ids: draftIdsIn(fields.draft ?? '') })
      return { kind: 'go', to: path }
    }
    const to = await saveStep(ctx.dependencies, user, step, fields)
    return { kind: 'go', to, ...flashOf(step, ctx.state.language) }
  },
})

/** The wizard's forms without script. `/previous-filings` is the review step under another address. */
export const taxReturnForms: readonly PageForm[] = [
  stepForm('setup'),
  stepForm('partner'),
  stepForm('income'),
  stepForm('deductions'),
  stepForm('review'),
  stepForm('review', '/previous-filings'),
  stepForm('submit'),
]
