import type { Flash } from '@aangiftewijs/app/entry-server'
import type { FormFields } from '@aangiftewijs/domain/form'
import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import { pathOf } from '@aangiftewijs/domain/tax-return'
import { AppError } from '../../errors.ts'
import { type Context, idIn, type PageForm, requireWriter } from '../../http.ts'
import { formBody } from '../../middlewares/body.ts'
import { discardedWords, notDoneWords } from './copy.ts'
import { discardFiling } from './discard.ts'
import { versionsIn } from './if-match.ts'
import { limitSaves } from './policy.ts'
import { chooseFiling, correctFiling } from './service.ts'

const path = '/previous-filings'

const flashOf = (said: keyof typeof discardedWords, language: LanguageChoice, year = 0): Flash => ({
  variant: 'default',
  title: wordsOf(discardedWords[said].title, language, { year }),
  text: wordsOf(discardedWords[said].text, language, { year }),
})

/** Discards a return. What was discarded before, by a second press or in another window, is said to be. */
async function discard(ctx: Context, userId: number, filingId: number, { version = '' }: FormFields): Promise<Flash> {
  const { language } = ctx.state
  try {
    const expected = versionsIn(version)
    const { year, correctsFilingId } = await discardFiling(ctx.dependencies, { userId, filingId, expected })
    return flashOf(correctsFilingId === null ? 'return' : 'correction', language, year)
  } catch (failure) {
    if (!(failure instanceof AppError && failure.id === 'not-found')) throw failure
    // Nothing is done, so nothing is written down.
    ctx.state.routeName = `again ${ctx.state.routeName}`
    return flashOf('before', language)
  }
}

/**
 * The forms of the list of returns. Opening one goes on with it where it was left; a submitted one is read beneath the list. One that is not
 * submitted can be discarded.
 */
export const listForm: PageForm = {
  path,
  access: 'signed-in',
  limit: limitSaves,
  body: formBody,
  formName: () => 'returns',
  notDone: ({ intent }) => (intent === 'correct' || intent === 'discard' ? notDoneWords[intent] : notDoneWords.open),
  handle: async (ctx, fields) => {
    const { id } = requireWriter(ctx)
    const filingId = idIn(fields.filingId ?? '')
    switch (fields.intent) {
      case 'correct': {
        const { currentStep } = await correctFiling(ctx.dependencies, id, filingId)
        return { kind: 'go', to: pathOf(currentStep) }
      }
      case 'discard':
        return { kind: 'go', to: path, flash: await discard(ctx, id, filingId, fields) }
      default: {
        const { completed, currentStep } = await chooseFiling(ctx.dependencies, id, filingId)
        if (fields.intent === 'documents') return { kind: 'go', to: pathOf('documents') }
        return { kind: 'go', to: completed ? path : pathOf(currentStep) }
      }
    }
  },
}
