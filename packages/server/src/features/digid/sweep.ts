import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { Op } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import { removeAccount } from '../session/account.ts'
import { kept } from './known-citizens.ts'

/** Accounts deleted before the next are looked for. */
const mostAtOnce = 100

/**
 * Deletes citizens' accounts that nobody finds again: they have no password, and what a browser knows of them counts no longer. Their
 * owner could neither see nor delete what is in them.
 * @returns how many
 */
export async function deleteLostCitizens(dependencies: Dependencies, features: readonly Feature[]): Promise<number> {
  const { database, clock, log } = dependencies
  const before = new Date(clock.now().getTime() - kept)
  let count = 0
  for (;;) {
    const lost = await database.models.users.findAll({
      where: {
        id: { [Op.ne]: lookAroundUserId },
        authMethod: 'digid',
        createdAt: { [Op.lte]: before },
        lastLogin: { [Op.or]: [null, { [Op.lte]: before }] },
      },
      order: [['id', 'ASC']],
      limit: mostAtOnce,
    })
    for (const user of lost) await removeAccount(dependencies, features, user)
    count += lost.length
    if (lost.length < mostAtOnce) break
  }
  if (count === 0) return 0
  await database.purgeTraces()
  log.info({ count }, 'practice accounts past their time were deleted')
  return count
}
