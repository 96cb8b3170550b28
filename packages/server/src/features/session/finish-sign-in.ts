import type { Transaction } from 'sequelize'
import { wrongCredentials } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { followAccount } from '../../middlewares/preferences.ts'
import { openAccount, startSession } from '../../middlewares/session.ts'
import type { User } from '../../models/user.ts'
import { rememberDevice } from './known-device.ts'

/**
 * Signs a person in on this browser, who has shown everything that is asked.
 * @param shown the person as they were when they showed that it is them
 * @param also is written with it; throws to refuse
 * @throws `wrong-credentials` for an account that is shut, or whose password was changed meanwhile
 */
export async function finishSignIn(
  ctx: Context,
  shown: User,
  also: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<User> {
  const { clock, database } = ctx.dependencies
  const user = await startSession(ctx, async (transaction) => {
    const found = await openAccount(database, shown.id, transaction)
    if (found.password !== shown.password) throw wrongCredentials()
    await also(transaction)
    return found.update({ lastLogin: clock.now(), idleWarnedAt: null }, { transaction })
  })
  rememberDevice(ctx, user)
  return followAccount(ctx, user)
}
