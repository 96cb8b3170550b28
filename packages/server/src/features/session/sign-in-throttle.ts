import { createRateCounter, type RateCounter } from '../../database/rate-counter.ts'
import type { Dependencies } from '../../dependencies.ts'
import { tooManyAttempts } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { clientAddress } from '../../middlewares/client-address.ts'
import { createTarpit, type Held, type Tarpit } from './tarpit.ts'

const quarter = 15 * 60
const minutes = 5 * 60

/** Who tries to sign in to which account. */
export interface Attempt {
  /** The account, as usernames are compared. */
  readonly account: string
  readonly address: string
  /** Whether this browser has signed in to this account before. */
  readonly isKnownDevice: boolean
}

/** The account of failures that are no sign-ins: a text with the character no body may have. */
export const countedApart = (what: string, of: string): string => `${what}\0${of}`

/**
 * Counts sign-ins: failed ones in several ways; those that are not, and confirmations, of one account from one address, far above what
 * somebody does. So any number of people can share an address.
 */
export interface SignInThrottle {
  /**
   * Counts an attempt as failed before it is made, so that none overtakes the count. Its answer, whatever it is, is given when the
   * result resolves. @throws `too-many` when it may not be made now.
   */
  readonly begin: (attempt: Attempt) => Promise<Held>
  /** It was no failure after all. */
  readonly succeed: (attempt: Attempt) => Promise<void>
}

/** What strangers have few of: an IPv4 address, or an IPv6 customer's network. */
function networkOf(address: string): string {
  const { near, wide } = clientAddress(address)
  return wide ?? near
}

const atOnce: Held = async () => {}

/** Milliseconds an answer is held at most: browsers wait for thirty seconds. */
const longestHold = 10_000

/** Milliseconds an answer is held for each attempt beyond the free ones. */
const holdFor = (beyond: number): number => Math.min(longestHold, beyond * 500)

/**
 * Four counts of failures: ten a quarter of an hour on one account from one address; a hundred from one address and a thousand
 * from one wide network; twenty in five minutes on one account. Where strangers use up what is an owner's too (an account, an
 * address), as many again are answered late instead of refused. On an account that is used up, too, each network still has three
 * attempts a quarter of an hour, answered late: so strangers elsewhere cannot lock the owner out, however long they go on. None of
 * that holds for a browser its owner has used before.
 */
export function createSignInThrottle(
  host: Pick<Dependencies, 'database' | 'keys'>,
  tarpit: Tarpit = createTarpit(),
): SignInThrottle {
  const pair = createRateCounter(host, { name: 'sign-in pair', points: 10, seconds: quarter })
  const address = createRateCounter(host, { name: 'sign-in address', points: 100, seconds: quarter })
  const network = createRateCounter(host, { name: 'sign-in network', points: 1_000, seconds: quarter })
  const account = createRateCounter(host, { name: 'sign-in account', points: 20, seconds: minutes })
  const all = createRateCounter(host, { name: 'sign-in all', points: 60, seconds: 10 * 60 })
  const besieged = createRateCounter(host, { name: 'sign-in besieged', points: 3, seconds: quarter })

  /** Whose points strangers can use up for the owner. */
  const isShared = (counter: RateCounter) => counter === address || counter === account
  const pairOf = ({ account: name, isKnownDevice, address: from }: Attempt) =>
    `${name} ${isKnownDevice ? 'known' : clientAddress(from).near}`
  const allOf = ({ account: name, address: from }: Attempt) => `${name} ${clientAddress(from).near}`
  const besiegedOf = ({ account: name, address: from }: Attempt) => `${name} ${networkOf(from)}`
  const countersOf = (attempt: Attempt) => {
    const own = { counter: pair, key: pairOf(attempt) }
    if (attempt.isKnownDevice) return [own]
    const { near, wide } = clientAddress(attempt.address)
    return [
      own,
      { counter: address, key: near },
      ...(wide === null ? [] : [{ counter: network, key: wide }]),
      { counter: account, key: attempt.account },
    ]
  }
  /** Takes back what an attempt counted as a failure. */
  const forgive = async (attempt: Attempt) => {
    for (const { counter, key } of countersOf(attempt)) await counter.decrement(key)
  }

  return {
    begin: async (attempt) => {
      let mostBeyond = 0
      for (const { counter, key } of countersOf(attempt)) {
        const { times, left } = await counter.increment(key)
        const beyond = times - counter.points
        const isUsedUp = beyond > (isShared(counter) ? counter.points : 0)
        if (isUsedUp && counter !== account) throw tooManyAttempts(left)
        if (isUsedUp) {
          const own = await besieged.increment(besiegedOf(attempt))
          if (own.times > besieged.points) throw tooManyAttempts(own.left)
        }
        mostBeyond = Math.max(mostBeyond, beyond)
      }
      // Last of all: who fails is refused before they use up what is the owner's at the same address.
      const { times, left } = await all.increment(allOf(attempt))
      if (times > all.points) {
        await forgive(attempt)
        throw tooManyAttempts(left)
      }
      if (mostBeyond === 0) return atOnce
      const held = tarpit.hold(networkOf(attempt.address), holdFor(mostBeyond))
      if (held === null) throw tooManyAttempts(longestHold)
      return held
    },
    succeed: async (attempt) => {
      await forgive(attempt)
      await pair.reset(pairOf(attempt))
      if (!attempt.isKnownDevice) await besieged.reset(besiegedOf(attempt))
    },
  }
}

const throttles = new WeakMap<object, SignInThrottle>()

/** The count of failed sign-ins of this host. */
export function throttleOf({ dependencies }: Pick<Context, 'dependencies'>): SignInThrottle {
  const throttle = throttles.get(dependencies) ?? createSignInThrottle(dependencies)
  throttles.set(dependencies, throttle)
  return throttle
}
