import { RateLimiterMemory } from 'rate-limiter-flexible'
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
  /** @throws `too-many` when this attempt may not be made now. */
  readonly check: (attempt: Attempt) => Promise<void>
  readonly fail: (attempt: Attempt) => Promise<void>
  readonly succeed: (attempt: Attempt) => Promise<void>
}

/**
 * Three counts: ten failures a quarter of an hour on one account from one address; a hundred from one address; a hundred an
 * hour on one account. The last never holds for a browser its owner has used before, so nobody can lock the owner out.
 */
export function createSignInThrottle(): SignInThrottle {
  const pair = new RateLimiterMemory({ keyPrefix: 'pair', points: 10, duration: quarter })
  const address = new RateLimiterMemory({ keyPrefix: 'address', points: 100, duration: quarter })
  const account = new RateLimiterMemory({ keyPrefix: 'account', points: 100, duration: hour })

  const pairOf = (attempt: Attempt) => `${attempt.account} ${attempt.isKnownDevice ? 'known' : attempt.address}`
  const counts = (attempt: Attempt) => [
    { limiter: pair, key: pairOf(attempt) },
    ...(attempt.isKnownDevice
      ? []
      : [
          { limiter: address, key: attempt.address },
          { limiter: account, key: attempt.account },
        ]),
  ]

  return {
    check: async (attempt) => {
      for (const { limiter, key } of counts(attempt)) {
        const count = await limiter.get(key)
        if (count && count.consumedPoints >= limiter.points) throw tooManyAttempts(count.msBeforeNext)
      }
    },
    fail: async (attempt) => {
      for (const { limiter, key } of counts(attempt)) await limiter.penalty(key)
    },
    succeed: async (attempt) => {
      await pair.delete(pairOf(attempt))
    },
  }
}
