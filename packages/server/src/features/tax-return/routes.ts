import { createFilingSchema, draftHeader, patchFilingSchema, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { type Context, idParam, type Middleware, type Route, requireUser, route, signedIn, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { idempotent } from '../../middlewares/idempotency.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { draftIdsIn } from '../drafts/service.ts'
import { discardFiling } from './discard.ts'
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
  const draftIds = draftIdsIn(ctx.get(draftHeader))
  const { id } = requireUser(ctx)
  answerFiling(ctx, await correctFiling(ctx.dependencies, id, idParam(ctx), draftIds, noteFiling(ctx, 201)))
  ctx.status = 201
}

const discard: Middleware = async (ctx) => {
  const body = { success: true }
  await discardFiling(ctx.dependencies, {
    userId: requireUser(ctx).id,
    filingId: idParam(ctx),
    expected: versionsIn(ctx.get('If-Match')),
    also: async (_, transaction) => ctx.state.noteAnswer?.({ status: 200, body }, transaction),
  })
  ctx.body = body
}

/** The return that was answered may have been discarded since. */
const isThere = async (ctx: Context, answered: unknown) =>
  (await listFilings(ctx.dependencies, requireUser(ctx).id)).some(({ id }) => id === (answered as TaxFiling).id)

const once = idempotent({ isStillSo: isThere })

export const taxReturnRoutes: readonly Route[] = [
  route('GET', '/api/tax-filings', signedIn, list),
  route('POST', '/api/tax-filings', writer, limitSaves, jsonBody, ownUserId, once, create),
  route('PATCH', '/api/tax-filings/:id', writer, limitSaves, jsonBody, ownUserId, once, patch),
  route('POST', '/api/tax-filings/:id/choose', writer, limitSaves, chooseOne),
  route('POST', '/api/tax-filings/:id/correction', writer, limitSaves, once, correct),
  route('DELETE', '/api/tax-filings/:id', writer, limitSaves, idempotent(), discard),
]
