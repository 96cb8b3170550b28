import type { Gate } from './places.ts'

/** Who has work done. */
export interface Asker {
  /** Its number, or the name that was typed. */
  readonly account: number | string
  /** Where they ask from; null when that is not known. Accounts of one address share its turns. */
  readonly address: string | null
  /** Wider than the address: those of one network share its places; the address itself where that is left out. */
  readonly network?: string
}

/** How the places are shared out, beside whose turn it is. */
export interface Shares {
  /** In all. */
  readonly places: number
  /** Most of one account. */
  readonly ofAccount: number
  /** Most of one network that wait; any number unless told. */
  readonly waitingOfNetwork?: number
}

/** Work that waits for its turn. */
interface Waiting {
  readonly asker: Asker
  /** Milliseconds, by the queue's clock. */
  readonly since: number
  readonly start: (leavePlace: () => void) => void
}

/**
 * Lets as many pieces of work run at once as there are places. Whose address, and then whose account, has had the least time lately goes first: neither
 * fifty files of one account nor twenty accounts of one address make others wait for all of them.
 */
export interface FairQueue {
  /** Resolves when it is this piece's turn; call the result when done. Rejects with {@link QueueFull} beyond what may wait. */
  readonly enter: (asker: Asker, signal?: AbortSignal) => Promise<() => void>
  readonly length: () => number
}

export class QueueFull extends Error {}

/** Milliseconds in which what was used counts half. */
const halfLife = 60_000

/** Milliseconds that a turn costs at least. */
const leastCost = 500

/** How much time was used by whom lately, in milliseconds. */
function createCosts(now: () => number) {
  const used = new Map<string, { cost: number; at: number }>()
  const most = 10_000
  const costOf = (key: string): number => {
    const known = used.get(key)
    return known === undefined ? 0 : known.cost * 0.5 ** ((now() - known.at) / halfLife)
  }
  const add = (key: string, cost: number) => {
    used.set(key, { cost: costOf(key) + cost, at: now() })
    if (used.size > most) for (const each of used.keys()) if (costOf(each) < 1) used.delete(each)
  }
  return { costOf, add }
}

const keysOf = ({ account, address }: Asker) => [`address ${address ?? `of ${account}`}`, `account ${account}`] as const

const networkOf = ({ account, address, network }: Asker) => `network ${network ?? address ?? `of ${account}`}`

/**
 * Who has which places. A network has no more of them than it leaves free: one alone half of them, two a third each. So whoever comes from
 * elsewhere finds a place at once, however long those of others are held.
 */
function createHolders({ places, ofAccount }: Shares) {
  const held = new Map<string, number>()
  const of = (key: string) => held.get(key) ?? 0
  const keys = (asker: Asker) => [networkOf(asker), `account ${asker.account}`, 'all'] as const
  const count = (asker: Asker, by: 1 | -1) => {
    for (const key of keys(asker)) {
      const now = of(key) + by
      if (now === 0) held.delete(key)
      else held.set(key, now)
    }
  }
  return {
    count,
    mayHaveMore: (asker: Asker): boolean => {
      const [network, account, all] = keys(asker)
      return of(network) < places - of(all) && of(account) < ofAccount
    },
  }
}

/** @param capacity pieces waiting, of all people together. @param now milliseconds; for tests. @param shares without, whose turn it is alone decides */
export function createFairQueue(
  gate: Gate,
  capacity: number,
  now: () => number = () => performance.now(),
  shares: Shares | null = null,
): FairQueue {
  const waiting: Waiting[] = []
  const costs = createCosts(now)
  const holders = shares && createHolders(shares)

  const charge = (asker: Asker, cost: number) => {
    for (const key of keysOf(asker)) costs.add(key, cost)
  }
  const leaveOnce = (asker: Asker, leavePlace: () => void) => {
    const startedAt = now()
    let isDone = false
    // The least is charged at once, so that what still runs counts.
    charge(asker, leastCost)
    holders?.count(asker, 1)
    return () => {
      if (isDone) return
      isDone = true
      charge(asker, Math.max(0, now() - startedAt - leastCost))
      holders?.count(asker, -1)
      leavePlace()
    }
  }
  const isBefore = (one: Waiting, other: Waiting): boolean => {
    const [address, account] = keysOf(one.asker)
    const [otherAddress, otherAccount] = keysOf(other.asker)
    const [key, otherKey] = address === otherAddress ? [account, otherAccount] : [address, otherAddress]
    // Who is refused after a while must not wait for all who had a little less: there, waiting counts as much as working.
    const waitedLonger = holders === null ? 0 : other.since - one.since
    return costs.costOf(key) - waitedLonger < costs.costOf(otherKey)
  }
  const hasRoomFor = (asker: Asker): boolean => {
    if (shares?.waitingOfNetwork === undefined) return waiting.length < capacity
    const network = networkOf(asker)
    const own = waiting.filter((piece) => networkOf(piece.asker) === network)
    return waiting.length < capacity && own.length < shares.waitingOfNetwork
  }
  const next = () => {
    if (waiting.length === 0) return
    const ready = holders === null ? waiting : waiting.filter(({ asker }) => holders.mayHaveMore(asker))
    const leavePlace = ready.length === 0 ? null : gate.take()
    if (leavePlace === null) return gate.wait(next)
    // Of one account's pieces, the oldest.
    const chosen = ready.reduce((best, piece) => (isBefore(piece, best) ? piece : best))
    waiting.splice(waiting.indexOf(chosen), 1)
    if (waiting.length > 0) gate.wait(next)
    chosen.start(leavePlace)
  }

  return {
    length: () => waiting.length,
    enter: (asker, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        if (!hasRoomFor(asker)) return reject(new QueueFull('The queue of documents is full'))
        const piece: Waiting = { asker, since: now(), start: (leavePlace) => resolve(leaveOnce(asker, leavePlace)) }
        waiting.push(piece)
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(piece)
            if (at < 0) return
            waiting.splice(at, 1)
            reject(signal.reason)
          },
          { once: true },
        )
        next()
      }),
  }
}
