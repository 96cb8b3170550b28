import { createRateCounter } from '../../database/rate-counter.ts'
import type { Dependencies } from '../../dependencies.ts'
import { tooManyAttempts } from '../../errors.ts'

const quarter = 15 * 60
const hour = 60 * 60

/** Who tries to sign in to which account. */
export interface Attempt {
  /** The account, as usernames are compared. */
  readonly account: string
  readonly address: string
  /** Whether this browser has signed in to this account before. */
  readonly isKnownDevice: boolean
}

/** Counts failed sign-ins. Successful ones cost nothing, so any number of people can share an address. */
export interface SignInThrottle {
  /** Counts an attempt as failed before it is made, so that none overtakes the count. @throws `too-many` when it may not be made now. */
  readonly begin: (attempt: Attempt) => Promise<void>
  /** It was no failure after all. */
  readonly succeed: (attempt: Attempt) => Promise<void>
}

/**
 * Three counts: ten failures a quarter of an hour on one account from one address; a hundred from one address; a hundred an
 * hour on one account. The last never holds for a browser its owner has used before, so nobody can lock the owner out.
 */
export function createSignInThrottle(host: Pick<Dependencies, 'database' | 'keys'>): SignInThrottle {
  const pair = createRateCounter(host, { name: 'sign-in pair', points: 10, seconds: quarter })
  const address = createRateCounter(host, { name: 'sign-in address', points: 100, seconds: quarter })
  const account = createRateCounter(host, { name: 'sign-in account', points: 100, seconds: hour })

  const pairOf = (attempt: Attempt) => `${attempt.account} ${attempt.isKnownDevice ? 'known' : attempt.address}`
  const countersOf = (attempt: Attempt) => [
    { counter: pair, key: pairOf(attempt) },
    ...(attempt.isKnownDevice
      ? []
      : [
          { counter: address, key: attempt.address },
          { counter: account, key: attempt.account },
        ]),
  ]

  return {
    begin: async (attempt) => {
      for (const { counter, key } of countersOf(attempt)) {
        const { times, left } = await counter.increment(key)
        if (times > counter.points) throw tooManyAttempts(left)
      }
    },
    succeed: async (attempt) => {
      for (const { counter, key } of countersOf(attempt))
        await (counter === pair ? counter.reset(key) : counter.decrement(key))
    },
  }
}
