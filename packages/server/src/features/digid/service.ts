import { randomBytes } from 'node:crypto'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { noPassword, type User } from '../../models/user.ts'
import type { Citizen } from './citizens.ts'

/** Makes an account of its own for a visitor who chose this citizen. */
export function createCitizenAccount(
  { database, clock }: Dependencies,
  citizen: Citizen,
  transaction: Transaction,
): Promise<User> {
  const username = `digid-${randomBytes(6).toString('hex')}`
  const email = `${username}@example.invalid`
  const now = clock.now()
  return database.models.users.create(
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
  )
}
