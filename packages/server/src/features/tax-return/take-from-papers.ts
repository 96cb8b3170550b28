import { type Taken, type TaxFiling, takenFromPapers } from '@aangiftewijs/domain/tax-return'
import type { Dependencies } from '../../dependencies.ts'
import { listDocuments } from '../documents/service.ts'
import { requireOpenFiling, taxOf } from './policy.ts'
import { presentFiling } from './presenter.ts'
import { findFiling } from './service.ts'

/** An amount that was taken from the papers, and the return before and after. */
export interface TakenFrom {
  readonly taken: Taken
  readonly before: TaxFiling
  readonly after: TaxFiling
}

/**
 * Saves as the answer to a question what the papers of a return say, as somebody asked. Null: they say it already, and nothing changes.
 * @throws `not-found` (also when it is someone else's), `filing-completed`
 */
export async function takeFromPapers(
  dependencies: Dependencies,
  userId: number,
  filingId: number,
  name: string,
): Promise<TakenFrom | null> {
  const documents = await listDocuments(dependencies, userId)
  return dependencies.database.write(async (transaction) => {
    const row = await findFiling(dependencies, userId, filingId, transaction)
    requireOpenFiling(row)
    const before = presentFiling(row)
    const taken = takenFromPapers({ filing: before, documents }, name)
    if (taken === null) return null
    Object.assign(row, taken.saved)
    row.calculatedTax = taxOf(row, undefined)
    row.updatedAt = dependencies.clock.now()
    return { taken, before, after: presentFiling(await row.save({ transaction })) }
  })
}
