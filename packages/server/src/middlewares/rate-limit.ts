import { type Allowance, type Count, createCount } from '../database/count.ts'
import type { Dependencies } from '../dependencies.ts'
import { tooBusy } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'

export interface RateLimit extends Allowance {
  /** Who is counted: the signed-in person, else the address. */
  readonly by?: (ctx: Context) => string
}

const personOrAddress = (ctx: Context) => (ctx.state.user ? `user ${ctx.state.user.id}` : `address ${ctx.ip}`)

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. */
export function limitRate({ by = personOrAddress, ...allowance }: RateLimit): Middleware {
  const counts = new WeakMap<Dependencies, Count>()
  const countOf = (host: Dependencies) => {
    const count = counts.get(host) ?? createCount(host, allowance)
    counts.set(host, count)
    return count
  }
  return async (ctx, next) => {
    const { times, left } = await countOf(ctx.dependencies).add(by(ctx))
    if (times > allowance.points) throw tooBusy(left)
    return next()
  }
}
