import { type Allowance, createRateCounter, type RateCounter } from '../database/rate-counter.ts'
import type { Dependencies } from '../dependencies.ts'
import { rateLimited } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'

export interface RateLimit extends Allowance {
  /** Who is counted: the signed-in person, else the address. */
  readonly by?: (ctx: Context) => string
}

const personOrAddress = (ctx: Context) => (ctx.state.user ? `user ${ctx.state.user.id}` : `address ${ctx.ip}`)

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. */
export function limitRate({ by = personOrAddress, ...allowance }: RateLimit): Middleware {
  const counters = new WeakMap<Dependencies, RateCounter>()
  const counterOf = (host: Dependencies) => {
    const counter = counters.get(host) ?? createRateCounter(host, allowance)
    counters.set(host, counter)
    return counter
  }
  return async (ctx, next) => {
    const { times, left } = await counterOf(ctx.dependencies).increment(by(ctx))
    if (times > allowance.points) throw rateLimited(left)
    return next()
  }
}
