import { type LoginRequest, lookAroundUserId } from '@aangiftewijs/domain/session'
import type { Context } from '../../http.ts'
import { followAccount } from '../../middlewares/preferences.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { endSession, startSession } from '../../middlewares/session.ts'
import { comparisonKey, type User } from '../../models/user.ts'
import { isKnownDevice, rememberDevice } from './known-device.ts'
import { checkCredentials, type Registration, register } from './service.ts'
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle.ts'

/** Far above what people on one address do, below what fills a disk. */
const accountsOfOneAddress = limitRate({ name: 'new accounts', points: 1_000, seconds: 3_600, by: 'address' })

const throttles = new WeakMap<object, SignInThrottle>()

/** The count of failed sign-ins of this host. */
export function throttleOf({ dependencies }: Pick<Context, 'dependencies'>): SignInThrottle {
  const throttle = throttles.get(dependencies) ?? createSignInThrottle(dependencies)
  throttles.set(dependencies, throttle)
  return throttle
}

/** Signs this browser in with a username and password: for the call and for the form. */
export async function signIn(ctx: Context, input: LoginRequest): Promise<User> {
  const account = comparisonKey(input.username)
  const attempt = { account, address: ctx.ip, isKnownDevice: isKnownDevice(ctx, account) }
  const user = await checkCredentials(ctx.dependencies, throttleOf(ctx), attempt, input)
  await startSession(ctx, user.id)
  rememberDevice(ctx, account)
  return followAccount(ctx, user)
}

/** Makes an account and signs this browser in to it: for the call and for the form. */
export async function signUp(ctx: Context, input: Registration): Promise<User> {
  await accountsOfOneAddress(ctx, async () => {})
  const user = await register(ctx.dependencies, input)
  await startSession(ctx, user.id)
  rememberDevice(ctx, user.usernameKey)
  return followAccount(ctx, user)
}

/** Signs a person out on every device (decisions, Accounts); of the shared look-around citizen only this browser. */
export async function signOutEverywhere(ctx: Context): Promise<void> {
  const { user } = ctx.state
  if (user && user.id !== lookAroundUserId) {
    const { database } = ctx.dependencies
    const where = { userId: user.id }
    await database.write((transaction) => database.models.sessions.destroy({ where, transaction }))
  }
  await endSession(ctx)
}
