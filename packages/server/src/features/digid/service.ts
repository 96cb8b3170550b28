import { randomBytes } from 'node:crypto'
import { lookAroundUserId } from '@aangiftewijs/domain/session'
import type { Dependencies } from '../../dependencies.ts'
import { invalidInput } from '../../errors.ts'
import { noPassword } from '../../models/user.ts'
import { citizens, lookAroundChoice } from './citizens.ts'

/**
 * The account a choice leads to: a fresh one for this visitor, or the shared look-around citizen.
 * @returns the user's id. @throws `invalid-input` when nobody was chosen
 */
export async function accountOfChoice({ database, clock }: Dependencies, choice: string): Promise<number> {
  if (choice === lookAroundChoice) return lookAroundUserId
  const citizen = citizens.find(({ id }) => id === choice)
  if (!citizen) throw invalidInput([{ field: 'citizen', code: 'not-a-choice' }])
  const username = `digid-${randomBytes(6).toString('hex')}`
  const email = `${username}@example.invalid`
  const now = clock.now()
  const user = await database.write((transaction) =>
    database.models.users.create(
      {
        username,
        usernameKey: username,
        email,
        emailKey: email,
        password: noPassword,
        fullName: citizen.fullName,
        bsn: citizen.bsn,
        authMethod: 'digid',
        createdAt: now,
        lastLogin: now,
        digidTokens: { simulation: true, citizen: citizen.id },
      },
      { transaction },
    ),
  )
  return user.id
}
