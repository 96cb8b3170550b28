import { randomBytes } from 'node:crypto'
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { secondFactorOver, secondFactorRefused } from '../../errors.ts'
import type { Context } from '../../http.ts'
import type { User } from '../../models/user.ts'
import { finishSignIn } from '../session/finish-sign-in.ts'
import { isKnownDevice } from '../session/known-device.ts'
import { countedApart, throttleOf } from '../session/sign-in-throttle.ts'
import { findChallenge, keepChallenge, timeToAnswer, useUp } from './challenges.ts'
import { checkPasskey, optionsToAnswer } from './passkeys.ts'
import { takeRecoveryCode } from './recovery-codes.ts'

const cookie = 'sign-in-step'

/** Whether signing in to an account asks for more than the password. */
export const hasSecondFactor = async ({ dependencies }: Context, userId: number): Promise<boolean> =>
  (await dependencies.database.models.passkeys.count({ where: { userId } })) > 0

/** The password was right: remembers for a few minutes, in this browser, who may show now that it is them. Nobody is signed in yet. */
export async function askSecondFactor(ctx: Context, userId: number): Promise<void> {
  const held = randomBytes(32).toString('base64url')
  const { challenge } = await optionsToAnswer(ctx.dependencies, userId)
  await keepChallenge(ctx.dependencies, held, userId, challenge)
  ctx.cookies.set(cookie, held, {
    signed: false,
    httpOnly: true,
    sameSite: 'lax',
    overwrite: true,
    maxAge: timeToAnswer,
  })
  ctx.state.askedUserId = userId
}

const findStep = async (ctx: Context) => {
  const held = ctx.cookies.get(cookie, { signed: false })
  return held === undefined ? null : findChallenge(ctx.dependencies, held)
}

/** What the passkeys of who is signing in here have to answer; null when nobody is. */
export async function stepIn(ctx: Context): Promise<PublicKeyCredentialRequestOptionsJSON | null> {
  const step = await findStep(ctx)
  return step && optionsToAnswer(ctx.dependencies, step.userId, step.challenge)
}

/** What a person shows after the password. */
export type SecondAnswer = { readonly credential: string } | { readonly recoveryCode: string }

/**
 * Signs in who answers with a passkey or a recovery code. Failures count as failed sign-ins.
 * @throws `second-factor-over`, `second-factor-refused`, `too-many`
 */
export async function answerSecondFactor(ctx: Context, answer: SecondAnswer): Promise<User> {
  const { dependencies } = ctx
  const step = await findStep(ctx)
  const user = step && (await dependencies.database.models.users.findByPk(step.userId))
  if (!user) throw secondFactorOver()
  const throttle = throttleOf(ctx)
  const account = countedApart('second factor', user.usernameKey)
  const attempt = { account, address: ctx.ip, isKnownDevice: isKnownDevice(ctx, user) }
  const held = await throttle.begin(attempt)
  await held()
  if ('credential' in answer) await checkPasskey(dependencies, user.id, step.challenge, answer.credential)
  const { database } = dependencies
  // One write with the sign-in: a code that signed nobody in is not used up.
  const signedIn = await finishSignIn(ctx, user, async (transaction) => {
    if ('recoveryCode' in answer && !(await takeRecoveryCode(database, user.id, answer.recoveryCode, transaction)))
      throw secondFactorRefused()
    await useUp(dependencies, step, transaction)
  })
  await throttle.succeed(attempt)
  ctx.cookies.set(cookie, '', { signed: false, maxAge: 0, overwrite: true })
  return signedIn
}
