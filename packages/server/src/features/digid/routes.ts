import { type Middleware, type Route, route } from '../../http.ts'
import { fieldsOf, formBody } from '../../middlewares/body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { knownCitizens } from './known-citizens.ts'
import { signInAsCitizen } from './sign-in.ts'
import { answerSimulationPage } from './view.ts'

const path = '/api/auth/digid/simulation'
const accountsOfOneAddress = limitRate({ name: 'new accounts', points: 1_000, seconds: 3_600, by: 'address' })

const showChoices: Middleware = async (ctx) => {
  answerSimulationPage(ctx, [...(await knownCitizens(ctx)).keys()])
}

const signInAsChosen: Middleware = async (ctx) => {
  await signInAsCitizen(ctx, fieldsOf(ctx).citizen ?? '')
  ctx.redirect('/digid-dashboard')
  ctx.status = 303
}

export const digidRoutes: readonly Route[] = [
  route('GET', path, showChoices),
  route('POST', path, accountsOfOneAddress, formBody, signInAsChosen),
]
