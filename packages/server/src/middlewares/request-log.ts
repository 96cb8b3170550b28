import { randomUUID } from 'node:crypto'
import type { Middleware } from '../http.ts'
import { metricsOf } from '../metrics/metrics.ts'

/** The route of what no row of a table answered. */
export const unmatched = 'unmatched'

/**
 * Gives every request an id, knows nobody yet, and logs how it ended. The log names the route, never the address as typed: a path or query can
 * hold anything a person pasted.
 */
export const logRequests: Middleware = async (ctx, next) => {
  const { log } = ctx.dependencies
  // Not by the clock, which is set right now and then.
  const startedAt = performance.now()
  ctx.state.requestId = randomUUID()
  ctx.state.routeName = unmatched
  ctx.state.session = null
  ctx.state.user = null
  ctx.state.endedUserId = null
  ctx.state.sessionWrite = null
  ctx.state.noteAnswer = null
  ctx.state.askedUserId = null
  try {
    await next()
  } finally {
    const { requestId, routeName } = ctx.state
    const took = Math.round(performance.now() - startedAt)
    metricsOf(ctx.dependencies).countRequest(routeName, ctx.method, ctx.status, took)
    log.info({ requestId, method: ctx.method, route: routeName, status: ctx.status, milliseconds: took }, 'request')
  }
}

/** Middleware: tells the request's id. Apart from {@link logRequests}: shared answers bring all their headers at once. */
export const tellRequestId: Middleware = (ctx, next) => {
  ctx.set('X-Request-Id', ctx.state.requestId)
  return next()
}
