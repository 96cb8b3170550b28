import { Op } from 'sequelize'
import type { Dependencies } from '../dependencies.ts'
import { monthsBefore } from '../periods.ts'
import { lockTrail, moveBeginning } from './audit.ts'

/** Entries deleted in one write. */
const mostAtOnce = 5_000

/**
 * Deletes the entries that are older than the trail is kept, from its beginning on. The hash of the last of them is kept, so that what
 * follows is as verifiable as before.
 * @param atOnce entries in one write; for tests
 * @returns how many
 */
export async function deleteOldEntries(
  { database, clock, config, log }: Pick<Dependencies, 'database' | 'clock' | 'config' | 'log'>,
  atOnce = mostAtOnce,
): Promise<number> {
  const { auditEntries } = database.models
  const before = monthsBefore(clock.now(), config.trailMonths)
  let count = 0
  for (let gone = atOnce; gone === atOnce; count += gone) {
    gone = await database.write(async (transaction) => {
      await lockTrail(database, transaction)
      const first = await auditEntries.findAll({ order: [['id', 'ASC']], limit: atOnce, transaction })
      const young = first.findIndex(({ at }) => at > before)
      const old = young === -1 ? first : first.slice(0, young)
      const last = old.at(-1)
      if (last === undefined) return 0
      await auditEntries.destroy({ where: { id: { [Op.lte]: last.id } }, transaction })
      await moveBeginning(database, last.hash, transaction)
      return old.length
    })
  }
  if (count > 0) log.info({ count }, 'old entries of the trail were deleted')
  return count
}
