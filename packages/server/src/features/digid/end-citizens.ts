import type { Context } from '../../http.ts'
import type { User } from '../../models/user.ts'
import { removeAccount } from '../session/account.ts'
import { forgetCitizens, knownCitizens } from './known-citizens.ts'

/**
 * Ends the practice accounts of this browser, which have no password: who signs out on purpose does not leave them to whoever comes
 * next (ADR 78). What cannot be deleted now no longer leads anywhere, and goes with the hourly sweep.
 * @param present who signs out of a practice account, whether this browser remembers it or not
 * @returns whether there were any, all of which are deleted
 */
export async function endCitizens(ctx: Context, present: User | null): Promise<boolean> {
  const { dependencies, features } = ctx
  let isDeleted = false
  try {
    const known = [...(await knownCitizens(ctx)).values()]
    const ending = present === null ? known : [present, ...known.filter(({ id }) => id !== present.id)]
    for (const user of ending) await removeAccount(dependencies, features, user)
    if (ending.length > 0) await dependencies.database.purgeTraces()
    isDeleted = ending.length > 0
  } catch (error) {
    const name = error instanceof Error ? error.name : typeof error
    dependencies.log.error({ name }, 'deleting a practice account at signing out failed')
  }
  forgetCitizens(ctx)
  return isDeleted
}
