import type { TaxFiling } from '@aangiftewijs/domain/tax-return'
import type { AlsoWrite } from '../../database/database.ts'
import type { Dependencies } from '../../dependencies.ts'
import { deleteDocuments } from '../documents/delete-documents.ts'
import { deleteDraftsOf } from '../drafts/service.ts'
import { forgetTakenOver } from '../drafts/take-over.ts'
import { lockYears } from './lock-years.ts'
import { requireOpenFiling, requireVersion } from './policy.ts'
import { findFiling } from './service.ts'

/** What is to be discarded, and the versions that were seen of it; null for whichever is current. */
export interface Discarding {
  readonly userId: number
  readonly filingId: number
  readonly expected: readonly number[] | null
  readonly also?: AlsoWrite<void>
}

/** Of a return that was discarded, what is told. */
export type Discarded = Pick<TaxFiling, 'year' | 'correctsFilingId'>

/**
 * Deletes a return that was not submitted, with its documents and all that was typed in it. Of a correction the documents of what it
 * corrects stay, and the steps are at that one again.
 * @throws `not-found` (also when it is someone else's), `filing-completed`, `stale-version`
 */
export async function discardFiling(
  dependencies: Dependencies,
  { userId, filingId, expected, also = async () => {} }: Discarding,
): Promise<Discarded> {
  const { database } = dependencies
  const { documents, users } = database.models
  const { discarded, finish } = await database.write(async (transaction) => {
    await lockYears(dependencies, userId, transaction)
    const row = await findFiling(dependencies, userId, filingId, transaction)
    requireOpenFiling(row)
    requireVersion(row, expected)
    const { year, correctsFilingId } = row
    const own = await documents.findAll({ where: { userId, taxFilingId: filingId }, transaction })
    const finish = await deleteDocuments(dependencies, own, transaction)
    await deleteDraftsOf(database, filingId, transaction)
    await forgetTakenOver(dependencies, userId, transaction, filingId)
    const isChosen = { id: userId, chosenFilingId: filingId }
    await users.update({ chosenFilingId: correctsFilingId }, { where: isChosen, transaction })
    await row.destroy({ transaction })
    await also(undefined, transaction)
    return { discarded: { year, correctsFilingId }, finish }
  })
  await finish()
  return discarded
}
