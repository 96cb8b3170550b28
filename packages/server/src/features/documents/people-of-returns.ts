import type { People } from '@aangiftewijs/domain/person-name'
import type { Dependencies } from '../../dependencies.ts'

/** The names of the people of each return of a person, by the return's id. */
export async function peopleOfReturns(
  { database: { models } }: Pick<Dependencies, 'database'>,
  userId: number,
): Promise<(taxFilingId: number | null) => People> {
  const [user, joint] = await Promise.all([
    models.users.findByPk(userId),
    models.taxFilings.findAll({ where: { userId, isJointFiling: true } }),
  ])
  return (taxFilingId) => ({
    own: user?.fullName ?? '',
    partner: joint.find(({ id }) => id === taxFilingId)?.partnerData?.fullName ?? null,
  })
}
