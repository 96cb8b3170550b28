import { sessionLimits } from '@aangiftewijs/domain/session'
import { Op } from 'sequelize'
import { deleteOldCounts } from '../../database/rate-counter.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteOldAnswers } from '../../middlewares/idempotency.ts'
import { deleteOldChanges } from '../account-details/service.ts'
import { deleteEndedDrafts } from '../drafts/service.ts'
import { deleteOldChallenges } from '../second-factor/challenges.ts'

/**
 * Deletes the sessions of people who never came back. A row stays until the longest session would have ended, not until this one
 * did: it still says whose form it was that was posted too late (ADR 14), and no cookie outlives it.
 */
async function deleteOldSessions({ database, clock, log }: Dependencies): Promise<number> {
  const before = new Date(clock.now().getTime() - sessionLimits.absolute)
  const count = await database.write((transaction) =>
    database.models.sessions.destroy({ where: { createdAt: { [Op.lte]: before } }, transaction }),
  )
  if (count > 0) log.info({ count }, 'sessions past their time were deleted')
  return count
}

/** What the hourly job does, and the start. */
export async function sweep(dependencies: Dependencies): Promise<void> {
  const report = (what: string) => (error: unknown) =>
    dependencies.log.error({ name: error instanceof Error ? error.name : typeof error }, `${what} failed`)
  await deleteOldSessions(dependencies).catch(report('deleting old sessions'))
  await deleteOldChallenges(dependencies).catch(report('deleting old challenges'))
  await deleteOldChanges(dependencies).catch(report('deleting addresses nobody confirmed'))
  await deleteOldAnswers(dependencies).catch(report('deleting old answers'))
  await deleteEndedDrafts(dependencies).catch(report('deleting ended drafts'))
  await deleteOldCounts(dependencies).catch(report('deleting old counts'))
}
