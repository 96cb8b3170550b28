import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Dependencies } from '../dependencies.ts'
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

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. Counted in each host apart. */
export function limitRate({ points, seconds, by = personOrAddress }: RateLimit): Step {
  const limiters = new WeakMap<Dependencies, RateLimiterMemory>()
  const limiterOf = (host: Dependencies) => {
    const limiter = limiters.get(host) ?? new RateLimiterMemory({ points, duration: seconds })
    limiters.set(host, limiter)
    return limiter
  }
  return async (ctx, next) => {
    try {
      await limiterOf(ctx.dependencies).consume(by(ctx))
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) throw tooBusy(refusal.msBeforeNext)
      throw refusal
    }
    return next()
  }
}
