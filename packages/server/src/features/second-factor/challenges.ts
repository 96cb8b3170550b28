import { createHash } from 'node:crypto'
import { Op, type Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { secondFactorOver } from '../../errors.ts'
import type { PasskeyChallengeRow } from '../../models/passkey-challenge.ts'

type Host = Pick<Dependencies, 'database' | 'clock'>

/** Milliseconds to answer in. */
export const timeToAnswer = 5 * 60_000

const idOf = (held: string) => createHash('sha256').update(held).digest('hex')

/**
 * Keeps a challenge for a person, in the place of an earlier one.
 * @param held what the browser shows to answer it; only its hash is kept
 */
export async function keepChallenge(
  { database, clock }: Host,
  held: string,
  userId: number,
  challenge: string,
): Promise<void> {
  const row = { id: idOf(held), userId, challenge, expiresAt: new Date(clock.now().getTime() + timeToAnswer) }
  await database.write((transaction) => database.models.passkeyChallenges.upsert(row, { transaction }))
}

/** The challenge a browser holds; null when there is none (any more). */
export const findChallenge = ({ database, clock }: Host, held: string): Promise<PasskeyChallengeRow | null> =>
  database.models.passkeyChallenges.findOne({ where: { id: idOf(held), expiresAt: { [Op.gt]: clock.now() } } })

/** Uses a challenge up. @throws `second-factor-over` when somebody else did */
export async function useUp({ database }: Host, { id }: PasskeyChallengeRow, transaction: Transaction): Promise<void> {
  if ((await database.models.passkeyChallenges.destroy({ where: { id }, transaction })) === 0) throw secondFactorOver()
}

/** Deletes challenges nobody can answer any more. */
export async function deleteOldChallenges({ database, clock }: Host): Promise<void> {
  const expiresAt = { [Op.lte]: clock.now() }
  await database.write((transaction) =>
    database.models.passkeyChallenges.destroy({ where: { expiresAt }, transaction }),
  )
}
