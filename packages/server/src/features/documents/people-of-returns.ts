import type { People } from '@aangiftewijs/domain/person-name'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'

/** The names of the people of each return of a person, by the return's id. */
export async function peopleOfReturns(
  { database: { models } }: Pick<Dependencies, 'database'>,
  userId: number,
  transaction?: Transaction,
): Promise<(taxFilingId: number | null) => People> {
  const within = transaction ? { transaction } : {}
  const [user, joint] = await Promise.all([
    models.users.findByPk(userId, within),
    models.taxFilings.findAll({ where: { userId, isJointFiling: true }, ...within }),
  ])
  return (taxFilingId) => ({
    own: user?.fullName ?? '',
    partner: joint.find(({ id }) => id === taxFilingId)?.partnerData?.fullName ?? null,
  })
}
