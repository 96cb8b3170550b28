import { randomBytes } from 'node:crypto'
import { type DraftStep, isTakenOver, type TaxFiling, takenFrom, takenOver } from '@aangiftewijs/domain/tax-return'
import type { Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'

/**
 * Lets the forms of these steps of a return begin with what lasts of another, as drafts: nothing of it counts before its owner has
 * looked at it and continued, and discarding one leaves it out. `taxFilingId`: null where the return is yet to be started.
 */
export async function takeOver(
  { database, clock }: Dependencies,
  from: TaxFiling,
  taxFilingId: number | null,
  steps: readonly DraftStep[],
  transaction: Transaction,
  also: Readonly<Record<string, string>> = {},
): Promise<void> {
  const { userId } = from
  for (const step of steps) {
    const lasting = takenOver(step, from)
    if (lasting === null) continue
    await database.models.drafts.create(
      {
        id: randomBytes(16).toString('hex'),
        userId,
        taxFilingId,
        step,
        revision: 0,
        content: { fields: { ...lasting, ...also }, base: {} },
        savedAt: clock.now(),
      },
      { transaction },
    )
  }
}

/**
 * Lets setup begin a return of a year with what lasts of another one, in the place of what it was to begin with before.
 * @throws `not-found`
 */
export async function beginSetupFrom(
  dependencies: Dependencies,
  from: TaxFiling,
  year: string,
): Promise<void> {
  const { database } = dependencies
  const { userId } = from
  await database.write(async (transaction) => {
    const begun = await database.models.drafts.findAll({
      where: { userId, step: 'setup', taxFilingId: null },
      transaction,
    })
    const before = begun.filter(({ content }) => isTakenOver(content.fields))
    await database.models.drafts.destroy({ where: { id: before.map(({ id }) => id) }, transaction })
    await takeOver(dependencies, from, null, ['setup'], transaction, { year })
  })
}
