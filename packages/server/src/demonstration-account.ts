import { testBsn } from '@aangiftewijs/domain/bsn'
import type { Dependencies } from './dependencies.ts'
import { register } from './features/session/service.ts'
import { comparisonKey } from './models/user.ts'

/** The sign-in every private installation starts with; `npm start` prints it. */
export const demonstrationAccount = { username: 'demo', password: 'tulips-by-the-canal' } as const

/**
 * Makes the demonstration account unless someone has its name. Not on a shared database in production, where a known
 * password has no place.
 * @returns whether there is one to sign in to.
 */
export async function ensureDemonstrationAccount(dependencies: Dependencies): Promise<boolean> {
  const { config, database } = dependencies
  if (config.mode === 'production' && config.databaseUrl !== null) return false
  const usernameKey = comparisonKey(demonstrationAccount.username)
  if ((await database.models.users.count({ where: { usernameKey } })) > 0) return true
  await register(dependencies, {
    ...demonstrationAccount,
    fullName: 'Demo de Vries',
    email: 'demo@example.invalid',
    bsn: testBsn,
  })
  return true
}
