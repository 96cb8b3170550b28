import {
  type DraftStep,
  isDraftId,
  isDraftStep,
  putDraftSchema,
  unsavedStepsPath,
} from '@aangiftewijs/domain/tax-return'
import { notFound } from '../../errors.ts'
import { type Context, type Middleware, type Route, requireUser, route, signedIn, writer } from '../../http.ts'
import { jsonBody } from '../../middlewares/body.ts'
import { parseBody } from '../../middlewares/parse-body.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { requireOwnUserId } from '../tax-return/policy.ts'
import { discardDrafts, keepDraft, listDrafts } from './service.ts'
import { listUnsavedSteps } from './unsaved-steps.ts'

/** Several windows of one person who types without a pause stay below it. */
const limitDrafts = limitRate({ name: 'drafts', points: 300, seconds: 60 })

function stepParam({ params: { step } }: Context): DraftStep {
  if (!isDraftStep(step)) throw notFound()
  return step
}

function keyOf(ctx: Context) {
  const { id } = ctx.params
  if (!isDraftId(id)) throw notFound()
  return { id, step: stepParam(ctx) }
}

const listUnsaved: Middleware = async (ctx) => {
  ctx.body = await listUnsavedSteps(ctx.dependencies, requireUser(ctx).id)
}

const list: Middleware = async (ctx) => {
  ctx.body = await listDrafts(ctx.dependencies, requireUser(ctx).id, stepParam(ctx))
}

const keep: Middleware = async (ctx) => {
  // Another person may have signed in on this browser since the page was opened.
  requireOwnUserId(ctx.request.body, requireUser(ctx).id)
  ctx.body = await keepDraft(ctx.dependencies, { ...keyOf(ctx), ...parseBody(ctx, putDraftSchema) })
}

const discard: Middleware = async (ctx) => {
  const { id } = keyOf(ctx)
  if (!(await discardDrafts(ctx.dependencies, { userId: requireUser(ctx).id, ids: [id] }))) throw notFound()
  ctx.status = 204
}

export const draftRoutes: readonly Route[] = [
  route('GET', unsavedStepsPath, signedIn, listUnsaved),
  route('GET', '/api/drafts/:step', signedIn, list),
  route('PUT', '/api/drafts/:step/:id', writer, limitDrafts, jsonBody, keep),
  route('DELETE', '/api/drafts/:step/:id', writer, limitDrafts, discard),
]
