import { createHash, randomBytes } from 'node:crypto'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { Op } from 'sequelize'
import { append } from '../../audit/audit.ts'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput, notFound } from '../../errors.ts'
import { comparisonKey, type User } from '../../models/user.ts'
import { askerFrom } from '../../turns/turns.ts'
import { hashPassword, refuseWeakPassword, verifyPassword } from '../session/passwords.ts'

type Host = Pick<Dependencies, 'config' | 'database' | 'clock'>

const anHour = 3_600_000

const idOf = (token: string) => createHash('sha256').update(token).digest('hex')

/** Whose password a link may set: a person with one, whose account is open. */
const mayHavePassword = ({ id, authMethod, disabledAt }: User) =>
  id !== lookAroundUserId && authMethod === 'local' && (disabledAt ?? null) === null

/**
 * The accounts of a username or email address whose password could be set: two when one is called as another's address, so that nobody
 * stands in another's way.
 */
export async function findAccounts({ database }: Host, typed: string): Promise<readonly User[]> {
  const key = comparisonKey(typed)
  const users = await database.models.users.findAll({ where: { [Op.or]: { usernameKey: key, emailKey: key } } })
  return users.filter(mayHavePassword)
}

/** Links that work at once, by mail: whoever asks for somebody else's fills a letter box no further, and ends no link that was sent. */
const mostLinks = 3

/**
 * Makes a link with which a person sets a new password, once, unless `most` work already.
 * @param from where the wish came from
 * @returns its address
 */
async function makeLink(host: Host, { id: userId }: User, from: string, most: number): Promise<string | null> {
  const { config, database, clock } = host
  const { passwordLinks, users } = database.models
  const token = randomBytes(32).toString('base64url')
  const isMade = await database.write(async (transaction) => {
    // Of wishes at the same moment one is counted after the other.
    await users.findByPk(userId, { transaction, lock: transaction.LOCK.UPDATE })
    await passwordLinks.destroy({ where: { userId, expiresAt: { [Op.lte]: clock.now() } }, transaction })
    if ((await passwordLinks.count({ where: { userId }, transaction })) >= most) return false
    const expiresAt = new Date(clock.now().getTime() + anHour)
    await passwordLinks.create({ id: idOf(token), userId, expiresAt }, { transaction })
    return true
  })
  if (!isMade) return null
  await append(host, { userId, event: 'password-link-sent', address: from })
  return `${config.publicOrigin}/reset-password?token=${token}`
}

/** A link to send by mail; null when a person has as many as may work at once. */
export const makeMailedLink = (host: Host, user: User, from: string): Promise<string | null> =>
  makeLink(host, user, from, mostLinks)

/** A link for an operator to hand over, however many there are. */
export async function makePasswordLink(host: Host, user: User, from: string): Promise<string> {
  const link = await makeLink(host, user, from, Number.POSITIVE_INFINITY)
  if (link === null) throw new Error('A link without a limit was refused')
  return link
}

/** Whose password the token of a link sets. @throws `not-found` for a link that does not work (any more) */
export async function accountOfLink({ database, clock }: Host, token: string): Promise<User> {
  const { passwordLinks, users } = database.models
  const link = await passwordLinks.findOne({ where: { id: idOf(token), expiresAt: { [Op.gt]: clock.now() } } })
  const user = link && (await users.findByPk(link.userId))
  if (!user || !mayHavePassword(user)) throw notFound()
  return user
}

/** Sets the password a link is for; all links and sessions of the person end. @throws `not-found`, `invalid-input` for a weak one or the current one */
export async function setPasswordByLink(host: Host, token: string, newPassword: string, ip: string): Promise<User> {
  const user = await accountOfLink(host, token)
  const asker = askerFrom(ip, user.id)
  await refuseWeakPassword(newPassword, user.username, 'newPassword')
  const { matches: isCurrent } = await verifyPassword(asker, newPassword, async () => ({ stored: user.password }))
  if (isCurrent) throw invalidInput([{ field: 'newPassword', code: 'unchanged' }])
  const password = await hashPassword(asker, newPassword)
  const { models, write } = host.database
  await write(async (transaction) => {
    // Whoever takes the link away uses it: of two at once, one.
    if ((await models.passwordLinks.destroy({ where: { id: idOf(token) }, transaction })) === 0) throw notFound()
    await user.update({ password }, { transaction })
    const where = { userId: user.id }
    await models.passwordLinks.destroy({ where, transaction })
    await models.emailChanges.destroy({ where, transaction })
    await models.passkeyChallenges.destroy({ where, transaction })
    await models.sessions.destroy({ where, transaction })
  })
  return user
}
