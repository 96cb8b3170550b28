import type { Problem } from '@aangiftewijs/domain/problem'
import { isGuessable } from '@aangiftewijs/domain/session'
import { hash, verify } from '@node-rs/argon2'
import { invalidInput } from '../../errors.ts'
import { noPassword } from '../../models/user.ts'
import type { Asker } from '../../turns/fair-queue.ts'
import { createTurnsOfAskers } from '../../turns/turns.ts'

/** argon2id (the library's default kind) at OWASP's recommended cost: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashing fills a thread of the pool the database also uses: never more than two at a time. */
const places = 2

/** Passwords of one network that wait: what comes on top of them would wait in vain. */
const waitingOfNetwork = 100

/** Milliseconds that a password waits for its turn; its answer may be held for ten seconds more. */
const longestWait = 10_000

/**
 * One network alone has one of the two places, and whose address had the least of them lately goes first: so nobody's sign-ins hold up
 * those of others. The accounts of an address take turns; a name has no share of its own, or strangers would use up that of its owner.
 */
const hashInTurn = createTurnsOfAskers({ places, ofAccount: places, waitingOfNetwork }, longestWait)

/** What the installation does for itself. */
export const ourselves: Asker = { account: 'installation', address: null }

/** How many of the most common passwords are refused; those shorter than any password may be are not counted. */
const commonCount = 3_000
const shortestCounted = 6

let common: Promise<ReadonlySet<string>> | null = null

/** The most common passwords, read when the first is needed. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const counted = dictionary['passwords-common'].filter((password) => String(password).length >= shortestCounted)
  return new Set(counted.slice(0, commonCount).map((password) => String(password).toLowerCase()))
}

/** Whether a password is among the 3,000 most common ones, in any letter case. */
async function isCommonPassword(password: string): Promise<boolean> {
  common ??= loadCommon()
  return (await common).has(password.toLowerCase())
}

/** Refuses a password that is tried before others. @throws `invalid-input`, of `field` */
export async function refuseWeakPassword(password: string, username: string, field: string): Promise<void> {
  const refuse = (code: Problem['code']) => invalidInput([{ field, code }])
  if (isGuessable(password, username)) throw refuse('guessable')
  if (await isCommonPassword(password)) throw refuse('too-common')
}

/** @throws `storage-busy` when its turn does not come in time */
export const hashPassword = (asker: Asker, password: string): Promise<string> =>
  hashInTurn(asker, () => hash(password, cost))

/** A hash of nobody's password: checking against it takes as long as checking against a real one. */
const nobody = hash('nobody has this password', cost)

/**
 * Whether a password is that of a stored hash. Takes the same time when there is no hash (an unknown user, or one without a
 * password). `beforehand` finds the hash when its turn has come, so that who is refused costs no query, and may refuse by throwing: so no
 * guess overtakes the count of failures.
 * @returns also what `beforehand` found
 * @throws `storage-busy` when its turn does not come in time
 */
export function verifyPassword<T extends { readonly stored: string | null }>(
  asker: Asker,
  password: string,
  beforehand: () => Promise<T>,
): Promise<{ readonly matches: boolean; readonly before: T }> {
  return hashInTurn(asker, async () => {
    const before = await beforehand()
    const { stored } = before
    const known = stored !== null && stored !== noPassword
    const matches = await verify(known ? stored : await nobody, password)
    return { matches: known && matches, before }
  })
}
