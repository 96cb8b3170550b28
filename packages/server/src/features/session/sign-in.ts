import {
  isPracticeAccount,
  type LoginRequest,
  lookAroundUserId,
  type PasswordChange,
} from '@aangiftewijs/domain/session'
import { AppError } from '../../errors.ts'
import { type Context, requireWriter } from '../../http.ts'
import { endedSessionsOf } from '../../middlewares/ended-sessions.ts'
import { followAccount } from '../../middlewares/preferences.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { endSession, startSession } from '../../middlewares/session.ts'
import { comparisonKey, type User } from '../../models/user.ts'
import { askerFrom } from '../../turns/turns.ts'
import { tellOwner } from '../account-details/letters.ts'
import { endCitizens } from '../digid/end-citizens.ts'
import { askSecondFactor, hasSecondFactor } from '../second-factor/sign-in-step.ts'
import { finishSignIn } from './finish-sign-in.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import { changePassword, checkCredentials, isJustRegistered, type Registration, register } from './service.ts'
import { countTaken, isAddressTaken, isTaken } from './taken.ts'

/** Far above what people on one address do, below what fills a disk. */
const accountsOfOneAddress = limitRate({ name: 'new accounts', points: 1_000, seconds: 3_600, by: 'address' })

/**
 * Signs this browser in with a username and password: for the call and for the form. Null when the account asks for more, which
 * is then asked for at `secondFactorPaths.signIn`.
 */
export async function signIn(ctx: Context, input: LoginRequest): Promise<User | null> {
  const user = await checkCredentials(ctx, input, (found) => isKnownDevice(ctx, found))
  if (!(await hasSecondFactor(ctx, user.id))) return finishSignIn(ctx, user)
  await askSecondFactor(ctx, user.id)
  return null
}

/** Makes an account and signs this browser in to it. */
async function signUp(ctx: Context, input: Registration): Promise<User> {
  await accountsOfOneAddress(ctx, async () => {})
  const asker = askerFrom(ctx.ip, comparisonKey(input.username))
  const user = await register(ctx.dependencies, input, asker, (create) => startSession(ctx, create))
  rememberDevice(ctx, user)
  return followAccount(ctx, user)
}

/**
 * Makes an account and signs this browser in to it: for the call and for the form. What is sent again because its answer was lost, or
 * by a double click, signs in to the account that it made. Whose address it is hears of it.
 */
export const signUpOnce = (ctx: Context, input: Registration): Promise<User> =>
  countTaken(ctx, () => signUpOrIn(ctx, input)).catch(async (error: unknown) => {
    if (isAddressTaken(error)) await tellOwner(ctx, input.email)
    throw error
  })

async function signUpOrIn(ctx: Context, input: Registration): Promise<User> {
  try {
    return await signUp(ctx, input)
  } catch (error) {
    if (!isTaken(error) || !(await isJustRegistered(ctx.dependencies, input))) throw error
    const user = await signIn(ctx, input).catch((refusal: unknown) => {
      throw refusal instanceof AppError && refusal.id === 'wrong-credentials' ? error : refusal
    })
    // An account that asks for more by now is signed in to at its own page.
    if (user === null) throw error
    return user
  }
}

/**
 * Changes a person's password: the other sessions end, and this one goes on under a new token, so that one that was taken ends too.
 * @throws `wrong-password`, `too-many`, or `invalid-input` for a weak new password
 */
export async function replacePassword(ctx: Context, change: PasswordChange): Promise<void> {
  const user = requireWriter(ctx)
  await changePassword(ctx, user, ctx.state.session, change, (work) => startSession(ctx, work))
}

/** What signing out did. */
interface SignedOut {
  /** Whether it is written down; else it holds in this process, whose disk is full or whose database is away, until it can be. */
  readonly isWritten: boolean
  /** Whether there were practice accounts, which are deleted. */
  readonly isPracticeOver: boolean
}

/**
 * Signs a person out on every device (decisions, Accounts); of the shared look-around citizen only this browser. The practice accounts
 * of this browser end.
 */
export async function signOutEverywhere(ctx: Context): Promise<SignedOut> {
  const { user, session } = ctx.state
  const ended = endedSessionsOf(ctx.dependencies)
  if (user && user.id !== lookAroundUserId) await ended.end({ userId: user.id })
  await endSession(ctx)
  const isPracticeOver = await endCitizens(ctx, user && isPracticeAccount(user) ? user : null)
  return { isWritten: session === null || !ended.has(session), isPracticeOver }
}
