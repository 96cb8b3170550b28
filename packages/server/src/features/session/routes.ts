import { parseWith } from '@aangiftewijs/domain/problem'
import {
  loginSchema,
  passwordChangeSchema,
  registerSchema,
  type SecondFactorAsked,
  secondFactorPaths,
} from '@aangiftewijs/domain/session'
import * as z from 'zod/mini'
import { invalidInput } from '../../errors.ts'
import { type Middleware, type Route, requireUser, requireWriter, route, signedIn, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { endSession } from '../../middlewares/session.ts'
import { deleteAccount } from './account.ts'
import { exportFile, exportName } from './export-file.ts'
import { presentSignedIn, presentUser } from './presenter.ts'
import { confirmPassword } from './service.ts'
import { replacePassword, signIn, signOutEverywhere, signUpOnce } from './sign-in.ts'

const exportsOfOnePerson = limitRate({ name: 'exports', points: 20, seconds: 600 })

const answerUser: Middleware = (ctx) => {
  ctx.body = presentSignedIn(requireUser(ctx), ctx.state.session)
}

const logIn: Middleware = async (ctx) => {
  const user = await signIn(ctx, parseBody(ctx, loginSchema))
  const asked: SecondFactorAsked = { secondFactor: secondFactorPaths.signIn }
  ctx.body = user === null ? asked : presentUser(user)
  ctx.status = user === null ? 202 : 200
}

const createAccount: Middleware = async (ctx) => {
  const { authMethod: _, ...registration } = parseBody(ctx, registerSchema)
  ctx.body = presentUser(await signUpOnce(ctx, registration))
  ctx.status = 201
}

const logOut: Middleware = async (ctx) => {
  await signOutEverywhere(ctx)
  ctx.status = 204
}

const setPassword: Middleware = async (ctx) => {
  await replacePassword(ctx, parseBody(ctx, passwordChangeSchema))
  ctx.status = 204
}

const answerExport: Middleware = async (ctx) => {
  ctx.attachment(exportName)
  ctx.body = await exportFile(ctx.dependencies, ctx.features, requireWriter(ctx))
}

/** Body of `DELETE /api/user`: the password once more, where the account has one. */
const deletionSchema = z.strictObject({ password: z.optional(z.string({ error: 'required' })) })

const removeAccount: Middleware = async (ctx) => {
  const user = requireWriter(ctx)
  const read = parseWith(deletionSchema, ctx.request.body)
  if (!read.ok) throw invalidInput(read.problems)
  if (user.authMethod === 'local') await confirmPassword(ctx, user, read.value.password ?? '')
  await deleteAccount(ctx.dependencies, ctx.features, user)
  await endSession(ctx)
  ctx.status = 204
}

export const sessionRoutes: readonly Route[] = [
  route('GET', '/api/user', signedIn, answerUser),
  route('POST', '/api/login', jsonBody, logIn),
  route('POST', '/api/register', jsonBody, createAccount),
  route('POST', '/api/logout', logOut),
  route('POST', '/api/user/password', writer, jsonBody, setPassword),
  route('GET', '/api/user/export', writer, exportsOfOnePerson, answerExport),
  route('DELETE', '/api/user', writer, jsonBody, removeAccount),
]
