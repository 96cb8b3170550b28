import { lookAroundUserId } from '@aangiftewijs/domain/session'
import { invalidInput } from '../../errors.ts'
import type { Context } from '../../http.ts'
import { followAccount } from '../../middlewares/preferences.ts'
import { openAccount, startSession } from '../../middlewares/session.ts'
import type { User } from '../../models/user.ts'
import { citizens, lookAroundChoice } from './citizens.ts'
import { knownCitizens, rememberCitizen } from './known-citizens.ts'
import { createCitizenAccount } from './service.ts'

/** Signs this browser in to the account that the citizen led to here before, or to a fresh one. @throws `invalid-input` for nobody */
export async function startAsCitizen(ctx: Context, choice: string): Promise<User> {
  const citizen = citizens.find(({ id }) => id === choice)
  if (!citizen) throw invalidInput([{ field: 'citizen', code: 'not-a-choice' }])
  const known = (await knownCitizens(ctx)).get(citizen.id)
  const { database, clock } = ctx.dependencies
  const user = await startSession(ctx, async (transaction) => {
    if (!known) return createCitizenAccount(ctx.dependencies, citizen, transaction)
    const found = await openAccount(database, known.id, transaction)
    return found.update({ lastLogin: clock.now() }, { transaction })
  })
  rememberCitizen(ctx, citizen.id, user)
  return followAccount(ctx, user)
}

/** Signs this browser in as a choice says: as a citizen, or as the shared look-around one. @throws `invalid-input` when nobody was chosen */
export async function signInAsCitizen(ctx: Context, choice: string): Promise<void> {
  const { database } = ctx.dependencies
  if (choice === lookAroundChoice)
    await startSession(ctx, (transaction) => openAccount(database, lookAroundUserId, transaction))
  else await startAsCitizen(ctx, choice)
}
