import { dateLocales, languageOf } from '@aangiftewijs/domain/language'
import { Op, type WhereOptions } from 'sequelize'
import { append } from '../../audit/audit.ts'
import { createRateCounter } from '../../database/rate-counter.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import { letterOf } from '../../mail/letter.ts'
import { sendMail } from '../../mail/send-mail.ts'
import type { User } from '../../models/user.ts'
import { monthsBefore } from '../../periods.ts'
import { operatorAddress } from '../activity/index.ts'
import { removeAccount } from '../session/account.ts'
import { words } from './copy.ts'

/** Accounts looked at before the next are, and letters in an hour. */
const mostAtOnce = 100

/** Milliseconds between the warning and the end of an account: thirty days. */
const warningTime = 30 * 24 * 3_600_000

/** Whoever has a password and did not sign in since a moment. Citizens of the simulation have an end of their own. */
const idleSince = (moment: Date): WhereOptions<User> => ({
  authMethod: 'local',
  createdAt: { [Op.lte]: moment },
  lastLogin: { [Op.or]: [null, { [Op.lte]: moment }] },
})

const lastUsed = ({ lastLogin, createdAt }: User): Date => lastLogin ?? createdAt

/** Since when an account has to be unused to be deleted now. */
const endOf = ({ clock, config }: Pick<Dependencies, 'clock' | 'config'>): Date =>
  monthsBefore(clock.now(), config.accountIdleMonths)

/** How many accounts nobody has used for as long as they are kept. */
export const countIdle = (host: Pick<Dependencies, 'clock' | 'config' | 'database'>): Promise<number> =>
  host.database.models.users.count({ where: idleSince(endOf(host)) })

/**
 * Writes to the owners of accounts that are deleted in a month. Without a mail server nobody is warned, and so nothing is deleted.
 * @returns how many letters were sent
 */
export async function warnIdle(host: Dependencies): Promise<number> {
  const { database, clock, config, log } = host
  if (config.smtpUrl === null) return 0
  const found = await database.models.users.findAll({
    where: {
      ...idleSince(new Date(endOf(host).getTime() + warningTime)),
      idleWarnedAt: null,
      disabledAt: null,
    },
    // In any order: an address that no letter arrives at holds up nobody else's.
    order: database.sequelize.random(),
    limit: mostAtOnce,
  })
  // Of several servers, one writes; to who could not be reached, again tomorrow.
  const letters = createRateCounter(host, { name: 'idle warnings', points: 1, seconds: 24 * 3_600 })
  let count = 0
  for (const user of found) {
    const { times } = await letters.increment(`${user.id} ${lastUsed(user).getTime()}`)
    if (times > letters.points) continue
    try {
      await sendMail(config, letterTo(user, host))
      // Noted once it is sent: nobody is deleted whom no letter was sent to.
      const where = { id: user.id, lastLogin: user.lastLogin }
      await database.write((transaction) =>
        database.models.users.update({ idleWarnedAt: clock.now() }, { where, transaction }),
      )
      count += 1
    } catch (error) {
      log.error({ name: error instanceof Error ? error.name : typeof error }, 'a warning could not be sent')
    }
  }
  if (count > 0) log.info({ count }, 'owners of accounts nobody uses were warned')
  return count
}

/** The letter, in the language its reader chose. */
function letterTo(user: User, { clock, config }: Dependencies) {
  const choice = user.language ?? config.defaultLanguage ?? 'nl'
  const dates = new Intl.DateTimeFormat(dateLocales[languageOf(words.letter, choice)], {
    dateStyle: 'long',
    timeZone: 'Europe/Amsterdam',
  })
  const end = monthsBefore(lastUsed(user), -config.accountIdleMonths).getTime()
  const { email: to, username } = user
  const values = {
    username,
    since: dates.format(lastUsed(user)),
    until: dates.format(Math.max(end, clock.now().getTime() + warningTime)),
    link: `${config.publicOrigin}/auth?tab=login`,
  }
  return letterOf(config, choice, { to, username, subject: words.subject, text: words.letter, values })
}

/**
 * Deletes the accounts whose owners were warned a month ago, and did not come.
 * @returns how many
 */
export async function deleteIdle(host: Dependencies, features: readonly Feature[]): Promise<number> {
  const { database, clock, log } = host
  const { users } = database.models
  let count = 0
  for (;;) {
    const where = {
      ...idleSince(endOf(host)),
      idleWarnedAt: { [Op.lte]: new Date(clock.now().getTime() - warningTime) },
    }
    const found = await users.findAll({ where, order: [['id', 'ASC']], limit: mostAtOnce })
    for (const user of found) {
      // Shut first: whoever signs in at this moment is either in, and keeps it, or too late.
      const [shut] = await database.write((transaction) =>
        users.update({ disabledAt: clock.now() }, { where: { ...where, id: user.id }, transaction }),
      )
      if (shut === 0) continue
      await append(host, { userId: user.id, event: 'account-deleted', address: operatorAddress })
      await removeAccount(host, features, user)
      count += 1
    }
    if (found.length < mostAtOnce) break
  }
  if (count === 0) return 0
  await database.purgeTraces()
  log.info({ count }, 'accounts nobody used were deleted')
  return count
}
