import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import type { ErrorId } from '../../errors.ts'
import { type Middleware, type Route, route } from '../../http.ts'
import { prepareRefusal, toAppError } from '../../middlewares/answer-errors.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { words } from './copy.ts'
import { knownCitizens } from './known-citizens.ts'
import { signInAsCitizen } from './sign-in.ts'
import { answerSimulationPage, simulationPath } from './view.ts'

const accountsOfOneAddress = limitRate({ name: 'new accounts', points: 1_000, seconds: 3_600, by: 'address' })

const showChoices: Middleware = async (ctx) => {
  answerSimulationPage(ctx, [...(await knownCitizens(ctx)).keys()])
}

const signInAsChosen: Middleware = async (ctx) => {
  await signInAsCitizen(ctx, fieldsOf(ctx).citizen ?? '')
  ctx.redirect('/digid-dashboard')
  ctx.status = 303
}

/** What a person reads here of errors that say something else elsewhere. */
const sentences: Readonly<Partial<Record<ErrorId, Copy>>> = {
  'invalid-input': words.chooseAgain,
  'wrong-credentials': words.notThere,
}

/** Its path is a call's and its answer a page, so what goes wrong is said on the page, where one can choose again. */
const explainOnPage: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (thrown) {
    const error = toAppError(thrown, ctx.state.requestId)
    prepareRefusal(ctx, error)
    const own = sentences[error.id]
    const sentence = own ? wordsOf(own, ctx.state.language) : error.sentence(ctx.state.language)
    answerSimulationPage(ctx, [], sentence)
    ctx.status = error.status
  }
}

export const digidRoutes: readonly Route[] = [
  route('GET', simulationPath, showChoices),
  route('POST', simulationPath, explainOnPage, accountsOfOneAddress, formBody, signInAsChosen),
]
