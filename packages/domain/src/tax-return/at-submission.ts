import type { TaxDocument } from '../documents/index.ts'
import { alsoPrefillFrom, alsoSuggested } from './also-prefill.ts'
import { partnerEmployersIn } from './papers.ts'
import { ownDocuments, partnerDocuments } from './standing.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/**
 * The amounts a return is submitted with. Documents are deleted after a day: what counts from them without having been
 * saved is written down with the answers, so that the return stays what it was. `documents`: all of the person.
 */
export function amountsAtSubmission(
  filing: TaxFiling,
  documents: readonly TaxDocument[],
): Pick<TaxFiling, 'incomeData' | 'deductionsData'> {
  const { incomeData, deductionsData } = filing
  const read = alsoPrefillFrom(ownDocuments(filing, documents), partnerDocuments(filing, documents))
  return {
    incomeData: incomeData && {
      ...alsoSuggested('income', read),
      ...incomeData,
      ...partnerEmployersIn({ filing, documents }),
    },
    deductionsData: deductionsData && { ...alsoSuggested('deductions', read), ...deductionsData },
  }
}
