import { testBsn } from '@aangiftewijs/domain/bsn'
import type { Dependencies } from './dependencies.ts'
import { ourselves, verifyPassword } from './features/session/passwords.ts'
import { register } from './features/session/service.ts'
import { comparisonKey, noPassword, type User } from './models/user.ts'

/** The sign-in of a demonstration; the start prints it. */
export const demonstrationAccount = { username: 'demo', password: 'tulips-by-the-canal' } as const

/**
 * Makes the demonstration account unless someone has its name. Where the configuration allows none, one that was made before
 * (the database of a demonstration that went into production) is closed: its password is known to everyone.
 * @returns whether there is one to sign in to.
 */
export async function ensureDemonstrationAccount(dependencies: Dependencies): Promise<boolean> {
  const { config, database } = dependencies
  const usernameKey = comparisonKey(demonstrationAccount.username)
  const user = await database.models.users.findOne({ where: { usernameKey } })
  const isOpen =
    user !== null &&
    (await verifyPassword(ourselves, demonstrationAccount.password, async () => ({ stored: user.password }))).matches
  if (!config.demoAccount) {
    if (isOpen) await close(dependencies, user)
    return false
  }
  if (user !== null) return isOpen
  await register(dependencies, {
    ...demonstrationAccount,
    fullName: 'Demo de Vries',
    email: 'demo@example.invalid',
    bsn: testBsn,
  })
  return true
}

async function close({ database, log }: Dependencies, user: User): Promise<void> {
  await database.write(async (transaction) => {
    await user.update({ password: noPassword }, { transaction })
    await database.models.sessions.destroy({ where: { userId: user.id }, transaction })
  })
  log.warn('the demonstration account was closed: DEMO_ACCOUNT is off')
}
