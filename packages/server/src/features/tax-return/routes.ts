import { createFilingSchema, patchFilingSchema } from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { type Context, type Route, requireUser, route, type Step, signedIn, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { answerFiling, versionsIn } from './if-match.ts'
import { requireOwnUserId } from './policy.ts'
import { changeFiling, createFiling, listFilings } from './service.ts'

/** The largest id the database can hold. */
const largestId = 2 ** 31 - 1

/** The id in the path. @throws `not-found` for anything that cannot be one. */
function idIn(ctx: Context): number {
  const id = /^\/api\/tax-filings\/(\d{1,10})$/.exec(ctx.path)?.[1]
  if (id === undefined || Number(id) > largestId) throw notFound()
  return Number(id)
}

const ownUserId: Step = (ctx, next) => {
  requireOwnUserId(ctx.request.body, requireUser(ctx).id)
  return next()
}

const list: Step = async (ctx) => {
  ctx.body = await listFilings(ctx.dependencies, requireUser(ctx).id)
}

const create: Step = async (ctx) => {
  answerFiling(ctx, await createFiling(ctx.dependencies, parseBody(ctx, createFilingSchema)))
  ctx.status = 201
}

const patch: Step = async (ctx) => {
  const change = {
    userId: requireUser(ctx).id,
    filingId: idIn(ctx),
    patch: parseBody(ctx, patchFilingSchema),
    expected: versionsIn(ctx.get('If-Match')),
  }
  answerFiling(ctx, await changeFiling(ctx.dependencies, change))
}

export const taxReturnRoutes: readonly Route[] = [
  route('GET', '/api/tax-filings', signedIn, list),
  route('POST', '/api/tax-filings', writer, jsonBody, ownUserId, create),
  route('PATCH', '/api/tax-filings/:id', writer, jsonBody, ownUserId, patch),
]
