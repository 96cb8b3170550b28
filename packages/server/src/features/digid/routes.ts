import { type Copy, wordsOf } from '@aangiftewijs/domain/language'
import type { ErrorId } from '../../errors.ts'
import { type Middleware, type Route, route } from '../../http.ts'
import { prepareRefusal, toAppError } from '../../middlewares/answer-errors.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { safePath } from '../../ssr/safe-path.ts'
import { carriedFrom } from './carried.ts'
import { words } from './copy.ts'
import { knownCitizens } from './known-citizens.ts'
import { signInAsCitizen } from './sign-in.ts'
import { answerSimulationPage, simulationPath } from './view.ts'

const accountsOfOneAddress = limitRate({ name: 'new accounts', points: 1_000, seconds: 3_600, by: 'address' })

const showChoices: Middleware = async (ctx) => {
  const known = [...(await knownCitizens(ctx)).keys()]
  answerSimulationPage(ctx, { known, carried: carriedFrom(ctx.query) })
}

const signInAsChosen: Middleware = async (ctx) => {
  const { citizen = '', next } = fieldsOf(ctx)
  await signInAsCitizen(ctx, citizen)
  ctx.redirect(safePath(next, '/digid-dashboard'))
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
    const problem = own ? wordsOf(own, ctx.state.language) : error.sentence(ctx.state.language)
    answerSimulationPage(ctx, { carried: carriedFrom(fieldsOf(ctx)), problem })
    ctx.status = error.status
  }
}

export const digidRoutes: readonly Route[] = [
  route('GET', simulationPath, showChoices),
  route('POST', simulationPath, explainOnPage, accountsOfOneAddress, formBody, signInAsChosen),
]
