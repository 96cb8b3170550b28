import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { append } from '../audit/audit.ts'
import type { Dependencies } from '../dependencies.ts'
import { operatorAddress } from '../features/activity/index.ts'
import { removeAccount } from '../features/session/account.ts'
import type { Feature } from '../http.ts'
import { deletionsIn } from './kept-list.ts'

/**
 * Deletes once more the accounts that a restored database has back. A number that was given anew since is somebody else's and stays.
 * @returns how many
 */
export async function deleteAgain(host: Dependencies, features: readonly Feature[]): Promise<number> {
  const { database, store, installationId, log } = host
  let count = 0
  for (const { userId, at } of await deletionsIn(store, installationId)) {
    const user = await database.models.users.findByPk(userId)
    if (user === null || user.id === lookAroundUserId || user.createdAt > at) continue
    await append(host, { userId, event: 'account-deleted', address: operatorAddress })
    await removeAccount(host, features, user)
    count += 1
  }
  if (count === 0) return 0
  await database.purgeTraces()
  log.info({ count }, 'accounts that a restored database had back were deleted again')
  return count
}
