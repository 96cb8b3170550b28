import { createHash, randomBytes } from 'node:crypto'
import type { DetailsChange, EmailChange } from '@aangiftewijs/domain/session'
import { Op, type Transaction, UniqueConstraintError } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput, notFound, rateLimited, usernameTaken, wrongPassword } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { limitRate } from '../../middlewares/rate-limit.ts'
import { openAccount, startSession } from '../../middlewares/session.ts'
import type { EmailChangeRow } from '../../models/email-change.ts'
import { comparisonKey, type User } from '../../models/user.ts'
import { rememberDevice } from '../session/known-device.ts'
import { confirmPassword, keyOf, revokeOthers } from '../session/service.ts'
import { countTaken } from '../session/taken.ts'
import { countLetter, sendHasAccount, sendLink, sendNotice } from './letters.ts'

const anHour = 3_600_000

const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Somebody else's is refused as when registering. */
const orTaken =
  (field: 'username' | 'email') =>
  (error: unknown): never => {
    throw error instanceof UniqueConstraintError ? usernameTaken([{ field, code: 'taken' }]) : error
  }

/** What the form was made with: a window that was open for long does not take back what another has changed since (ADR 100). */
export type ShownDetails = Partial<Pick<DetailsChange, 'fullName' | 'username'>>

/**
 * Changes name, username and the account's BSN of who gives the password, as far as they differ from what was shown; returns keep theirs.
 * @throws `wrong-password`, `username-taken`
 */
export async function changeDetails(
  ctx: Context,
  user: User,
  change: DetailsChange,
  shown: ShownDetails,
): Promise<void> {
  const usernameKey = keyOf('username', change.username)
  await confirmPassword(ctx, user, change.password)
  const { database } = ctx.dependencies
  const [fullName, username, bsn] = [change.fullName.trim(), change.username.trim(), change.bsn.trim()]
  const details = {
    ...(fullName === shown.fullName ? {} : { fullName }),
    ...(username === shown.username ? {} : { username, usernameKey }),
    ...(bsn === '' ? {} : { bsn }),
  }
  const changed = await countTaken(ctx, () =>
    database
      .write(async (transaction) => {
        const found = await openAccount(database, user.id, transaction)
        // Whoever changed the password meanwhile has shut this one out.
        if (found.password !== user.password) throw wrongPassword()
        return found.update(details, { transaction })
      })
      .catch(orTaken('username')),
  )
  rememberDevice(ctx, changed)
  sendNotice(ctx, user, 'details')
}

/** Letters one person causes, and those from one address. */
const byPerson = limitRate({ name: 'new addresses', points: 5, seconds: 3_600 })
const byAddress = limitRate({ name: 'new addresses from one', points: 30, seconds: 3_600, by: 'address' })

async function limitLetters(ctx: Context, emailKey: string): Promise<void> {
  await byPerson(ctx, async () => {})
  await byAddress(ctx, async () => {})
  const wait = await countLetter(ctx.dependencies, emailKey)
  if (wait !== null) throw rateLimited(wait)
}

/**
 * Sends a link to a new e-mail address, for who gives the password; the old one is told. One that has an account is answered alike, and
 * its owner told instead. Where no mail is sent, the address is changed: there nothing is ever sent to it, so it opens nothing.
 * @returns whether it is changed already
 * @throws `wrong-password`, `username-taken`, `mail-not-sent`, `rate-limited`, `invalid-input` for the present one
 */
export async function askEmailChange(ctx: Context, user: User, change: EmailChange): Promise<boolean> {
  const { database, config } = ctx.dependencies
  const email = change.email.trim()
  const emailKey = keyOf('email', email)
  if (emailKey === user.emailKey) throw invalidInput([{ field: 'email', code: 'unchanged' }])
  await confirmPassword(ctx, user, change.password)
  if (config.smtpUrl === null) {
    await countTaken(ctx, () => setEmail(ctx, user, email, async () => {}))
    return true
  }
  await limitLetters(ctx, emailKey)
  const owner = await database.models.users.findOne({ where: { emailKey } })
  const token = randomBytes(32).toString('base64url')
  await keepChange(ctx.dependencies, user, { id: idOf(token), email })
  if (owner) await sendHasAccount(ctx, owner)
  else await sendLink(ctx, email, `/confirm-email?${new URLSearchParams({ token })}`)
  sendNotice(ctx, user, 'asked')
  return false
}

/** Of one person the latest counts. */
function keepChange({ database, clock }: Dependencies, user: User, asked: Pick<EmailChangeRow, 'id' | 'email'>) {
  const { emailChanges } = database.models
  return database.write(async (transaction) => {
    const { password } = await openAccount(database, user.id, transaction)
    if (password !== user.password) throw wrongPassword()
    await emailChanges.destroy({ where: { userId: user.id }, transaction })
    const expiresAt = new Date(clock.now().getTime() + anHour)
    await emailChanges.create({ ...asked, userId: user.id, expiresAt }, { transaction })
  })
}

const working = ({ clock }: Pick<Dependencies, 'clock'>, token: string) => ({
  id: idOf(token),
  expiresAt: { [Op.gt]: clock.now() },
})

/** What the token of a link changes, and whose address. @throws `not-found` for a link that does not work (any more) */
export async function findChange(
  host: Pick<Dependencies, 'database' | 'clock'>,
  token: string,
): Promise<EmailChangeRow> {
  const found = await host.database.models.emailChanges.findOne({ where: working(host, token) })
  if (found === null) throw notFound()
  return found
}

/**
 * Gives the person the address their link was sent to. Only in a session of theirs: a letter that went astray gives nobody the account.
 * @throws `not-found`, `username-taken`
 */
export async function confirmEmailChange(ctx: Context, user: User, token: string): Promise<void> {
  const { email, userId } = await findChange(ctx.dependencies, token)
  if (userId !== user.id) throw notFound()
  const { emailChanges } = ctx.dependencies.database.models
  await setEmail(ctx, user, email, async (transaction) => {
    // Whoever takes the link away uses it: of two at once, one.
    const where = working(ctx.dependencies, token)
    if ((await emailChanges.destroy({ where, transaction })) === 0) throw notFound()
  })
}

/**
 * Changes the address: the other sessions, sign-ins that are half done and links for a new password end, and this session goes on under
 * a new token. The old address is told.
 */
async function setEmail(
  ctx: Context,
  user: User,
  email: string,
  admit: (transaction: Transaction) => Promise<void>,
): Promise<void> {
  const { database } = ctx.dependencies
  const { users, passkeyChallenges } = database.models
  const { session } = ctx.state
  await startSession(ctx, async (transaction) => {
    const { password } = await openAccount(database, user.id, transaction)
    if (password !== user.password) throw wrongPassword()
    await admit(transaction)
    const where = { id: user.id }
    await users.update({ email, emailKey: comparisonKey(email) }, { where, transaction })
    await passkeyChallenges.destroy({ where: { userId: user.id }, transaction })
    await revokeOthers(database, session, transaction)
    return openAccount(database, user.id, transaction)
  }).catch(orTaken('email'))
  sendNotice(ctx, user, 'changed')
}

/** Deletes what nobody confirmed in time. */
export const deleteOldChanges = ({ database, clock }: Pick<Dependencies, 'database' | 'clock'>): Promise<void> =>
  database.write(async (transaction) => {
    const where = { expiresAt: { [Op.lte]: clock.now() } }
    await database.models.emailChanges.destroy({ where, transaction })
  })
