import { randomBytes } from 'node:crypto'
import { type DraftStep, isTakenOver, type TaxFiling, takenFrom, takenOver } from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'

/**
 * Lets the forms of these steps of a return begin with what lasts of another, as drafts: nothing of it counts before its owner has
 * looked at it and continued, and discarding one leaves it out. `into`: null where the return is yet to be started.
 */
export async function takeOver(
  { database, clock }: Dependencies,
  from: TaxFiling,
  into: Pick<TaxFiling, 'id' | 'isJointFiling'> | null,
  steps: readonly DraftStep[],
  transaction: Transaction,
  also: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { userId } = from
  for (const step of steps) {
    const lasting = takenOver(step, from, into ?? from)
    if (lasting === null) continue
    await database.models.drafts.create(
      {
        id: randomBytes(16).toString('hex'),
        userId,
        taxFilingId: into?.id ?? null,
        step,
        revision: 0,
        content: { fields: { ...lasting, ...also }, base: {} },
        savedAt: clock.now(),
      },
      { transaction },
    )
  }
}

/** Forgets what setup was to begin a new return with; with `fromId` only where that was of this return. */
export async function forgetTakenOver(
  { database }: Dependencies,
  userId: number,
  transaction: Transaction,
  fromId?: number,
): Promise<void> {
  const { drafts } = database.models
  const begun = await drafts.findAll({ where: { userId, step: 'setup', taxFilingId: null }, transaction })
  const ids = begun.flatMap(({ id, content: { fields } }) => {
    const isMeant = fromId === undefined ? isTakenOver(fields) : fields[takenFrom] === String(fromId)
    return isMeant ? [id] : []
  })
  await drafts.destroy({ where: { id: ids }, transaction })
}
