import { storageBusy } from '../errors.ts'
import type { Context } from '../http.ts'
import { clientAddress } from '../middlewares/client-address.ts'
import { type Asker, createFairQueue, type Shares } from './fair-queue.ts'
import { createPlaces } from './places.ts'

/** Milliseconds that a request waits for its turn. Proxies give a request a minute, and an upload waits twice. */
const longestWait = 20_000

/** Visitors who are not signed in are one account, of many addresses. */
const nobody = 0

/** Lets somebody's work be done in its turn. @throws `storage-busy` when that does not come in time */
type TakeTurns<Who> = <T>(who: Who, work: () => Promise<T>) => Promise<T>

/** Who asks from an address. */
export function askerFrom(ip: string, account: Asker['account']): Asker {
  const { near, wide } = clientAddress(ip)
  return { account, address: near, network: wide ?? near }
}

/** Places in front of what takes memory or room on the disk. @param wait milliseconds; for tests */
export function createTurns(shares: Shares, wait: number = longestWait): TakeTurns<Context> {
  const takeTurn = createTurnsOfAskers(shares, wait)
  return (ctx, work) => takeTurn(askerFrom(ctx.ip, ctx.state.user?.id ?? nobody), work)
}

/** Places in front of what others wait for, fair by address and account. @param wait milliseconds */
export function createTurnsOfAskers(shares: Shares, wait: number): TakeTurns<Asker> {
  const gate = createPlaces(['any'], shares.places)('any')
  // Who waits holds nothing but a connection.
  const queue = createFairQueue(gate, Number.POSITIVE_INFINITY, undefined, shares)
  return async (asker, work) => {
    const leave = await queue.enter(asker, AbortSignal.timeout(wait)).catch((late: unknown) => {
      throw storageBusy(late)
    })
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
