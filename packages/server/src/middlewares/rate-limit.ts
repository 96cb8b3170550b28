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

/** What visitors may have of something in a period. */
export interface Share {
  /** Takes so much of it. @returns null, or the milliseconds until there is more when that was too much */
  readonly take: (ctx: Context, points?: number) => Promise<number | null>
  readonly giveBack: (ctx: Context, points?: number) => Promise<void>
}

/** Shares something out to people or addresses. */
export function createShare({ by = 'person', ...allowance }: RateLimit): Share {
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
  const countsOf = (ctx: Context) => {
    const counters = countersOf(ctx.dependencies)
    return keysOf(ctx).flatMap((key, at) => (counters[at] ? [{ counter: counters[at], key }] : []))
  }
  return {
    take: async (ctx, points) => {
      for (const { counter, key } of countsOf(ctx)) {
        const { times, left } = await counter.increment(key, points)
        if (times > counter.points) return left
      }
      return null
    },
    giveBack: async (ctx, points) => {
      for (const { counter, key } of countsOf(ctx)) await counter.decrement(key, points)
    },
  }
}

/** Builds a step that lets so many requests through in a period and answers 429 with `Retry-After` after that. */
export function limitRate(limit: RateLimit): Middleware {
  const { take } = createShare(limit)
  return async (ctx, next) => {
    const wait = await take(ctx)
    if (wait !== null) throw rateLimited(wait)
    return next()
  }
}
