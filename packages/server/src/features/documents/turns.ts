import { storageBusy } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { clientAddress } from '../../middlewares/client-address.ts'
import { createFairQueue, type Shares } from './isolation/fair-queue.ts'
import { createPlaces } from './isolation/places.ts'

/** Milliseconds that a request waits for its turn. Proxies give a request a minute, and an upload waits twice. */
const longestWait = 20_000

/** Visitors who are not signed in are one account, of many addresses. */
const nobody = 0

/** Lets a request do its work in its turn. @throws `storage-busy` when that does not come in time */
export type TakeTurns = <T>(ctx: Context, work: () => Promise<T>) => Promise<T>

/** Places in front of what takes memory or room on the disk, fair by address and account. @param wait milliseconds; for tests */
export function createTurns(shares: Shares, wait: number = longestWait): TakeTurns {
  const gate = createPlaces(['any'], shares.places)('any')
  // Who waits holds nothing but a connection.
  const queue = createFairQueue(gate, Number.POSITIVE_INFINITY, undefined, shares)
  return async (ctx, work) => {
    const { near, wide } = clientAddress(ctx.ip)
    const asker = { account: ctx.state.user?.id ?? nobody, address: near, network: wide ?? near }
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
