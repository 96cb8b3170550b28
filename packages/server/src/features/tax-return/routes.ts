import { createFilingSchema, draftHeader, patchFilingSchema } from '@aangiftewijs/domain/tax-return'
import { idParam, type Middleware, type Route, requireUser, route, signedIn, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { idempotent } from '../../middlewares/idempotency.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { draftIdsIn } from '../drafts/service.ts'
import { answerFiling, noteFiling, versionsIn } from './if-match.ts'
import { limitSaves, requireOwnUserId } from './policy.ts'
import { changeFiling, chooseFiling, correctFiling, createFiling, listFilings } from './service.ts'

const ownUserId: Middleware = (ctx, next) => {
  requireOwnUserId(ctx.request.body, requireUser(ctx).id)
  return next()
}

const list: Middleware = async (ctx) => {
  ctx.body = await listFilings(ctx.dependencies, requireUser(ctx).id)
}

const create: Middleware = async (ctx) => {
  const input = parseBody(ctx, createFilingSchema)
  const draftIds = draftIdsIn(ctx.get(draftHeader))
  answerFiling(ctx, await createFiling(ctx.dependencies, input, draftIds, noteFiling(ctx, 201)))
  ctx.status = 201
}

const patch: Middleware = async (ctx) => {
  const change = {
    userId: requireUser(ctx).id,
    filingId: idParam(ctx),
    patch: parseBody(ctx, patchFilingSchema),
    expected: versionsIn(ctx.get('If-Match')),
    draftIds: draftIdsIn(ctx.get(draftHeader)),
    also: noteFiling(ctx, 200),
  }
  answerFiling(ctx, await changeFiling(ctx.dependencies, change))
}

const chooseOne: Middleware = async (ctx) => {
  answerFiling(
    ctx,
    await chooseFiling(ctx.dependencies, requireUser(ctx).id, idParam(ctx), draftIdsIn(ctx.get(draftHeader))),
  )
}

const correct: Middleware = async (ctx) => {
  answerFiling(ctx, await correctFiling(ctx.dependencies, requireUser(ctx).id, idParam(ctx), noteFiling(ctx, 201)))
  ctx.status = 201
}

export const taxReturnRoutes: readonly Route[] = [
  route('GET', '/api/tax-filings', signedIn, list),
  route('POST', '/api/tax-filings', writer, limitSaves, jsonBody, ownUserId, idempotent(), create),
  route('PATCH', '/api/tax-filings/:id', writer, limitSaves, jsonBody, ownUserId, idempotent(), patch),
  route('POST', '/api/tax-filings/:id/choose', writer, limitSaves, chooseOne),
  route('POST', '/api/tax-filings/:id/correction', writer, limitSaves, idempotent(), correct),
]
