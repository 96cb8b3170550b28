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
  const { database } = dependencies
  for (const { personalData } of features) await personalData?.remove(dependencies, user.id)
  await database.write((transaction) => user.destroy({ transaction }))
  await database.purgeTraces()
}
