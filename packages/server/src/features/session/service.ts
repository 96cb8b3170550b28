import type { LoginRequest, PasswordChange, RegisterRequest } from '@aangiftewijs/domain/session'
import { Op, type Transaction, UniqueConstraintError } from 'sequelize'
import type { Database } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput, usernameTaken, wrongCredentials, wrongPassword } from '../../errors.ts'
import type { Context, CurrentSession } from '../../http.ts'
import { openAccount } from '../../middlewares/session.ts'
import { comparisonKey, type User } from '../../models/user.ts'
import type { Asker } from '../../turns/fair-queue.ts'
import { askerFrom } from '../../turns/turns.ts'
import { hashPassword, ourselves, refuseWeakPassword, verifyPassword } from './passwords.ts'
import { type Attempt, countedApart, throttleOf } from './sign-in-throttle.ts'

/** What registering needs; a posted form leaves out `authMethod`. */
export type Registration = Omit<RegisterRequest, 'authMethod'>

/** Characters of a column: one typed character may stand for eighteen when texts are compared. */
const longestKey = 255

/** A name or address as it is compared. @throws `invalid-input` for one that is too long as that */
export function keyOf(field: 'username' | 'email', text: string): string {
  const key = comparisonKey(text)
  if (key.length > longestKey) throw invalidInput([{ field, code: 'too-long' }])
  return key
}

/** Writes a person, and what goes with it. */
type WritePerson = (work: (transaction: Transaction) => Promise<User>) => Promise<User>

/**
 * Makes an account.
 * @throws `invalid-input` for a weak password, `username-taken` when the username or email address is in use: of the address that is
 * said only with a username of one's own, so that asking makes accounts.
 */
export async function register(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  input: Registration,
  asker: Asker = ourselves,
  write: WritePerson = database.write,
): Promise<User> {
  await refuseWeakPassword(input.password, input.username, 'password')
  const { users } = database.models
  const keys = { usernameKey: keyOf('username', input.username), emailKey: keyOf('email', input.email) }
  const taken = async () => {
    const hasUsername = (await users.count({ where: { usernameKey: keys.usernameKey } })) > 0
    return usernameTaken([{ field: hasUsername ? 'username' : 'email', code: 'taken' }])
  }
  if ((await users.count({ where: { [Op.or]: keys } })) > 0) throw await taken()
  const now = clock.now()
  const row = {
    ...keys,
    username: input.username.trim(),
    email: input.email.trim(),
    fullName: input.fullName.trim(),
    bsn: input.bsn,
    password: await hashPassword(asker, input.password),
    authMethod: 'local' as const,
    createdAt: now,
    lastLogin: now,
    digidTokens: null,
  }
  try {
    return await write((transaction) => users.create(row, { transaction }))
  } catch (error) {
    if (error instanceof UniqueConstraintError) throw await taken()
    throw error
  }
}

/** Milliseconds within which the same registration is one sent again: also by hand, when the connection is back. */
const sentTwiceWithin = 10 * 60_000

/** Whether an account was made of this very registration a moment ago, as far as can be told without its password. */
export async function isJustRegistered(
  { database, clock }: Pick<Dependencies, 'database' | 'clock'>,
  { username, email, fullName, bsn }: Registration,
): Promise<boolean> {
  const user = await database.models.users.findOne({ where: { usernameKey: comparisonKey(username) } })
  return (
    user !== null &&
    user.email === email.trim() &&
    user.fullName === fullName.trim() &&
    user.bsn === bsn &&
    clock.now().getTime() - user.createdAt.getTime() < sentTwiceWithin
  )
}

/** Who asks, and of which host. */
type Visit = Pick<Context, 'dependencies' | 'ip'>

/**
 * The person of a username and password. Unknown users and wrong passwords are answered alike, in time too.
 * @param isKnown whether this browser has signed in to the account before
 * @throws `wrong-credentials`, or `too-many` after too many failures.
 */
export async function checkCredentials(
  ctx: Visit,
  { username, password }: LoginRequest,
  isKnown: (found: User) => boolean,
): Promise<User> {
  const { ip } = ctx
  const { database } = ctx.dependencies
  const throttle = throttleOf(ctx)
  const usernameKey = comparisonKey(username)
  const { matches, before } = await verifyPassword(askerFrom(ip, usernameKey), password, async () => {
    const user = await database.models.users.findOne({ where: { usernameKey } })
    const attempt = { account: usernameKey, address: ip, isKnownDevice: user !== null && isKnown(user) }
    return { user, attempt, stored: user?.password ?? null, held: await throttle.begin(attempt) }
  })
  const { user, attempt, held } = before
  // Not in the turn of hashing, in which others would wait too.
  await held()
  if (!matches || !user) throw wrongCredentials()
  await throttle.succeed(attempt)
  return user
}

/** Every session of a session's person but itself, and the links for a new password or address: who reads their mail may hold one. */
export async function revokeOthers({ models }: Database, session: CurrentSession | null, transaction: Transaction) {
  const userId = session?.userId ?? 0
  await models.sessions.destroy({ where: { userId, id: { [Op.ne]: session?.id ?? '' } }, transaction })
  await models.passwordLinks.destroy({ where: { userId }, transaction })
  await models.emailChanges.destroy({ where: { userId }, transaction })
}

/** Shuts out whoever else has a person's session or a link for a new password: what proves that it is them has changed. */
export const endOtherAccess = ({ database }: Dependencies, session: CurrentSession | null): Promise<void> =>
  database.write((transaction) => revokeOthers(database, session, transaction))

/** Refuses unless `password` is the person's. Failures count as failed sign-ins. @throws `wrong-password`, `too-many` */
export async function confirmPassword(ctx: Visit, user: User, password: string): Promise<void> {
  const throttle = throttleOf(ctx)
  const attempt: Attempt = {
    account: countedApart('confirm', String(user.id)),
    address: 'signed in',
    isKnownDevice: true,
  }
  const asker = askerFrom(ctx.ip, user.id)
  const { matches, before } = await verifyPassword(asker, password, async () => ({
    stored: user.password,
    held: await throttle.begin(attempt),
  }))
  await before.held()
  if (!matches) throw wrongPassword()
  await throttle.succeed(attempt)
}

/**
 * Changes a person's password and ends their other sessions, the sign-ins that are half done, and the links for a new password.
 * @throws `wrong-password`, or `invalid-input` for a weak new password.
 */
export async function changePassword(
  ctx: Visit,
  user: User,
  session: CurrentSession | null,
  { currentPassword, newPassword }: PasswordChange,
  write: WritePerson,
): Promise<User> {
  await confirmPassword(ctx, user, currentPassword)
  await refuseWeakPassword(newPassword, user.username, 'newPassword')
  const password = await hashPassword(askerFrom(ctx.ip, user.id), newPassword)
  const { database } = ctx.dependencies
  const { users, passkeyChallenges } = database.models
  return write(async (transaction) => {
    // Of two changes at once, one: the other's current password is the current one no more.
    const where = { id: user.id, password: user.password }
    if ((await users.update({ password }, { where, transaction }))[0] === 0) throw wrongPassword()
    await passkeyChallenges.destroy({ where: { userId: user.id }, transaction })
    await revokeOthers(database, session, transaction)
    return openAccount(database, user.id, transaction)
  })
}
