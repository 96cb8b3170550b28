import { takeOutside } from '../../deletions/kept-list.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { Feature } from '../../http.ts'
import type { User } from '../../models/user.ts'

/** Everything held about a person, as the export file: each feature adds what it holds. The password hash is not theirs to carry. */
export async function exportAccount(
  dependencies: Dependencies,
  features: readonly Feature[],
  user: User,
): Promise<Readonly<Record<string, unknown>>> {
  const parts = await Promise.all(
    features.map((feature) => feature.personalData?.export(dependencies, user.id) ?? Promise.resolve({})),
  )
  return Object.assign({ exportedAt: dependencies.clock.now().toISOString() }, ...parts)
}

/** Removes a person and everything held about them, traces in the database files included. */
export async function deleteAccount(
  dependencies: Dependencies,
  features: readonly Feature[],
  user: User,
): Promise<void> {
  await removeAccount(dependencies, features, user)
  await dependencies.database.purgeTraces()
}

/** As {@link deleteAccount}, of several: traces in the database files stay until `purgeTraces`. */
export async function removeAccount(
  dependencies: Dependencies,
  features: readonly Feature[],
  user: User,
): Promise<void> {
  const { database, clock, log } = dependencies
  for (let isGone = false; !isGone; ) {
    for (const { personalData } of features) await personalData?.remove(dependencies, user.id)
    isGone = await database.write(async (transaction) => {
      // What an upload under way puts in between has bytes beside the database, and is removed first.
      await database.models.users.findByPk(user.id, { transaction, lock: transaction.LOCK.UPDATE })
      for (const { personalData } of features)
        if (await personalData?.hasMore?.(dependencies, user.id, transaction)) return false
      await user.destroy({ transaction })
      // Citizens of the simulation end by themselves, after a restore as well.
      if (user.authMethod === 'local')
        await database.models.deletions.upsert({ userId: user.id, at: clock.now() }, { transaction })
      return true
    })
  }
  // What cannot be noted outside now is in the database until it can.
  await takeOutside(dependencies).catch((error: unknown) =>
    log.error({ name: error instanceof Error ? error.name : typeof error }, 'a deletion was not noted outside yet'),
  )
}
