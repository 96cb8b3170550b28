import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { notSignedIn } from '../../errors.ts'

/**
 * The years of a person's returns, which nobody else can change until the transaction ends.
 * @throws `not-signed-in` for one whose account an operator has just deleted
 */
export async function lockYears({ database: { models } }: Dependencies, userId: number, transaction: Transaction) {
  const user = await models.users.findByPk(userId, { attributes: ['id'], transaction, lock: transaction.LOCK.UPDATE })
  if (user === null) throw notSignedIn()
  return models.taxFilings.findAll({
    where: { userId },
    attributes: ['id', 'year', 'completed', 'updatedAt'],
    transaction,
  })
}
