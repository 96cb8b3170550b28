import { followed } from '@aangiftewijs/domain/tax-return'
import { Op, type Transaction } from 'sequelize'
import type { Dependencies } from '../../dependencies.ts'
import { taxOf } from '../tax-return/policy.ts'
import { presentFiling } from '../tax-return/presenter.ts'
import { expiredBefore } from './expiry.ts'
import { peopleOfReturns } from './people-of-returns.ts'
import { presentDocuments } from './presenter.ts'

/** Whose documents change, and in what. */
interface Change {
  readonly userId: number
  readonly transaction: Transaction
}

/**
 * Changes something about a person's documents. What their open returns saved as the documents said it follows (ADR 59): the version stays,
 * as nobody saved anything.
 */
export async function withPapersFollowed<T>(
  dependencies: Dependencies,
  change: Change,
  work: () => Promise<T>,
): Promise<T> {
  const { database, clock } = dependencies
  const { userId, transaction } = change
  const { taxFilings } = database.models
  const where = { userId, completed: false }
  const rows = await taxFilings.findAll({ where, transaction, lock: transaction.LOCK.UPDATE })
  const saved = rows.filter(({ incomeData, deductionsData }) => incomeData !== null || deductionsData !== null)
  if (saved.length === 0) return work()
  const before = await documentsIn(dependencies, change)
  const done = await work()
  const documents = await documentsIn(dependencies, change)
  for (const row of saved) {
    const filing = presentFiling(row)
    const answers = followed({ filing, documents: before }, { filing, documents })
    if (answers === null) continue
    const values = { ...answers, calculatedTax: taxOf({ ...filing, ...answers }, undefined), updatedAt: clock.now() }
    await taxFilings.update(values, { where: { id: row.id }, transaction })
  }
  return done
}

/** The documents of a person, as {@link listDocuments} lists them, within a transaction. */
async function documentsIn(dependencies: Dependencies, { userId, transaction }: Change) {
  const rows = await dependencies.database.models.documents.findAll({
    where: { userId, uploadedAt: { [Op.gt]: expiredBefore(dependencies) } },
    order: [['id', 'ASC']],
    transaction,
  })
  return presentDocuments(rows, await peopleOfReturns(dependencies, userId, transaction))
}
