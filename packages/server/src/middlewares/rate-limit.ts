import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooBusy } from '../errors.ts'
import type { Context, Step } from '../http.ts'

export interface RateLimit {
  /** How many requests in one period. */
  readonly points: number
  readonly seconds: number
  /** Who is counted: the signed-in person, else the address. */
  readonly by?: (ctx: Context) => string
}

const personOrAddress = (ctx: Context) => (ctx.state.user ? `user ${ctx.state.user.id}` : `address ${ctx.ip}`)

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. Counted in this process. */
export function limitRate({ points, seconds, by = personOrAddress }: RateLimit): Step {
  const limiter = new RateLimiterMemory({ points, duration: seconds })
  return async (ctx, next) => {
    try {
      await limiter.consume(by(ctx))
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooBusy(refusal.msBeforeNext)
      throw refusal
    }
    return next()
  }
}
