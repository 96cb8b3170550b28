import { randomUUID } from 'node:crypto'
import type { Step } from '../http.ts'

/**
 * Gives every request an id and logs how it ended. The log names the route, never the address as typed: a path or query can
 * hold anything a person pasted.
 */
export const logRequests: Step = async (ctx, next) => {
  const { clock, log } = ctx.dependencies
  const startedAt = clock.now().getTime()
  ctx.state.requestId = randomUUID()
  ctx.state.place = 'unmatched'
  ctx.state.session = null
  ctx.state.user = null
  try {
    await next()
  } finally {
    const { requestId, place } = ctx.state
    const took = clock.now().getTime() - startedAt
    log.info({ requestId, method: ctx.method, route: place, status: ctx.status, milliseconds: took }, 'request')
  }
}

/** Step: tells the request's id. Apart from {@link logRequests}: shared answers bring all their headers at once. */
export const tellRequestId: Step = (ctx, next) => {
  ctx.set('X-Request-Id', ctx.state.requestId)
  return next()
}
