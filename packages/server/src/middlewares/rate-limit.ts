import { type Allowance, createRateCounter, type RateCounter } from '../database/rate-counter.ts'
import type { Dependencies } from '../dependencies.ts'
import { rateLimited } from '../errors.ts'
import type { Context, Middleware } from '../http.ts'
import { clientAddress } from './client-address.ts'

export interface RateLimit extends Allowance {
  /** Who is counted: the signed-in `person`, else the address; or always the `address`. */
  readonly by?: 'person' | 'address'
}

/** How many times as much a provider's customer may do from all their networks as from one. */
const networksOfOne = 10

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. */
export function limitRate({ by = 'person', ...allowance }: RateLimit): Middleware {
  const counters = new WeakMap<Dependencies, readonly RateCounter[]>()
  const countersOf = (host: Dependencies) => {
    const wide = { ...allowance, name: `${allowance.name}, wide`, points: allowance.points * networksOfOne }
    const made = counters.get(host) ?? [allowance, wide].map((each) => createRateCounter(host, each))
    counters.set(host, made)
    return made
  }
  const keysOf = ({ state, ip }: Context) => {
    if (by === 'person' && state.user) return [`user ${state.user.id}`]
    const { near, wide } = clientAddress(ip)
    return wide === null ? [`address ${near}`] : [`address ${near}`, `address ${wide}`]
  }
  return async (ctx, next) => {
    const keys = keysOf(ctx)
    for (const [at, counter] of countersOf(ctx.dependencies).entries()) {
      const key = keys[at]
      if (key === undefined) break
      const { times, left } = await counter.increment(key)
      if (times > counter.points) throw rateLimited(left)
    }
    return next()
  }
}
