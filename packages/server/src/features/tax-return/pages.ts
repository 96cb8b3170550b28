import type { Flash } from '@aangiftewijs/app/entry-server'
import { type Copy, type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { discardIntent, pathOf, removePartnerIntent, type Step, startFromIntent } from '@aangiftewijs/domain/tax-return'
import { idIn, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { pressAgain } from '../../ssr/kept-form.ts'
import { discardDrafts, draftIdsIn } from '../drafts/service.ts'
import { notDoneWords, savedWords } from './copy.ts'
import { listForm } from './list-form.ts'
import { papersIntents } from './papers-page.ts'
import { limitSaves } from './policy.ts'
import { removePartner } from './remove-partner.ts'
import { saveStep } from './save-step.ts'
import { beginSetupFrom } from './service.ts'
import { whatIfForm } from './what-if-page.ts'

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

/** Of the buttons beside a step's questions: with them nothing is typed. */
function notDoneOf(step: PostedStep, intent = ''): Copy | null {
  if (step === 'setup' && intent === startFromIntent) return notDoneWords.startFrom
  const isPress = intent === discardIntent || (step === 'review' && papersIntents.has(intent))
  return isPress ? pressAgain : null
}

const stepForm = (step: PostedStep, path: string = pathOf(step)): PageForm => ({
  path,
  access: 'signed-in',
  limit: limitSaves,
  body: formBody,
  formName: () => step,
  notDone: ({ intent }) => notDoneOf(step, intent),
  handle: async (ctx, fields) => {
    const user = requireWriter(ctx)
    if (fields.intent === discardIntent) {
      await discardDrafts(ctx.dependencies, { userId: user.id, ids: draftIdsIn(fields.draft ?? '') })
      return { kind: 'go', to: `${path}${ctx.search}` }
    }
    if (step === 'setup' && fields.intent === startFromIntent) {
      await beginSetupFrom(
        ctx.dependencies,
        user.id,
        idIn(fields.filingId ?? ''),
        String(ctx.query.new ?? '').slice(0, 4),
        draftIdsIn(fields.draft ?? ''),
      )
      return { kind: 'go', to: `${path}${ctx.search}` }
    }
    if (step === 'partner' && fields.intent === removePartnerIntent) return removePartner(ctx, fields)
    const ofPapers = step === 'review' ? papersIntents.get(fields.intent ?? '') : undefined
    if (ofPapers) return ofPapers(ctx, fields)
    const to = await saveStep(ctx.dependencies, user, step, fields)
    return { kind: 'go', to, ...flashOf(step, ctx.state.language) }
  },
})

/** The forms of the wizard without script, and those of the list of returns. */
export const taxReturnForms: readonly PageForm[] = [
  stepForm('setup'),
  stepForm('partner'),
  stepForm('income'),
  stepForm('deductions'),
  stepForm('review'),
  listForm,
  stepForm('submit'),
  whatIfForm,
]
