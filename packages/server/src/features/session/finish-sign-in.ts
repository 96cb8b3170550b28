import type { Context } from '../../http.ts'
import { followAccount } from '../../middlewares/preferences.ts'
import { startSession } from '../../middlewares/session.ts'
import type { User } from '../../models/user.ts'
import { rememberDevice } from './known-device.ts'

/** Signs a person in on this browser, who has shown everything that is asked. @throws `wrong-credentials` for an account that is shut */
export async function finishSignIn(ctx: Context, user: User): Promise<User> {
  const { clock, database } = ctx.dependencies
  await startSession(ctx, user.id, user)
  rememberDevice(ctx, user.usernameKey)
  await database.write((transaction) => user.update({ lastLogin: clock.now() }, { transaction }))
  return followAccount(ctx, user)
}
