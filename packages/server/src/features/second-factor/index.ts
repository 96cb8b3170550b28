import * as z from 'zod/mini'
import { notFound } from '../../errors.ts'
import { type Feature, type Middleware, requireWriter, route, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { confirmPassword } from '../session/service.ts'
import { keepChallenge } from './challenges.ts'
import { heldToAdd, secondFactorForms } from './pages.ts'
import { exportedSecondFactor, optionsToAdd, removeSecondFactor, secondFactorOf } from './passkeys.ts'
import { stepIn } from './sign-in-step.ts'

const answerSecondFactor: Middleware = async (ctx) => {
  ctx.body = await secondFactorOf(ctx.dependencies, requireWriter(ctx).id)
}

const passwordSchema = z.strictObject({ password: z.string({ error: 'required' }) })

/** What a browser needs to make a passkey, for who gives the password: whoever finds a browser signed in adds none. */
const answerOptions: Middleware = async (ctx) => {
  const user = requireWriter(ctx)
  // DigiD has its own second factor.
  if (user.authMethod !== 'local') throw notFound()
  const { password } = parseBody(ctx, passwordSchema)
  await confirmPassword(ctx, user, password)
  const options = await optionsToAdd(ctx.dependencies, user)
  await keepChallenge(ctx.dependencies, heldToAdd(ctx), user.id, options.challenge)
  ctx.body = options
}

const answerStep: Middleware = async (ctx) => {
  ctx.body = JSON.stringify(await stepIn(ctx))
  ctx.type = 'json'
}

const limitOptions = limitRate({ name: 'new passkeys', points: 60, seconds: 600 })

/** Passkeys and recovery codes: what signing in asks for after the password, where a person wants that. */
export const secondFactorFeature: Feature = {
  name: 'second-factor',
  routes: [
    route('GET', '/api/second-factor', writer, answerSecondFactor),
    route('POST', '/api/second-factor/options', writer, limitOptions, jsonBody, answerOptions),
    route('GET', '/api/sign-in-step', answerStep),
  ],
  forms: secondFactorForms,
  data: {
    '/api/second-factor': async ({ dependencies, state: { user } }) =>
      user ? { '/api/second-factor': await secondFactorOf(dependencies, user.id) } : {},
    '/api/sign-in-step': async (ctx) => ({ '/api/sign-in-step': await stepIn(ctx) }),
  },
  personalData: {
    export: async (dependencies, userId) => ({ secondFactor: await exportedSecondFactor(dependencies, userId) }),
    remove: removeSecondFactor,
  },
}
