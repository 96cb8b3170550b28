import type { TaxDocument } from '../documents/index.ts'
import { partnersSuggested } from './also-count.ts'
import { prefillFrom } from './prefill.ts'
import { partnerDocuments } from './standing.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/**
 * The amounts a return is submitted with. Documents are deleted after a day: what counts from the partner's without having been
 * saved is written down with the answers, so that the return stays what it was. `documents`: all of the person.
 */
export function amountsAtSubmission(
  filing: TaxFiling,
  documents: readonly TaxDocument[],
): Pick<TaxFiling, 'incomeData' | 'deductionsData'> {
  const { incomeData, deductionsData } = filing
  const read = prefillFrom(partnerDocuments(filing, documents))
  return {
    incomeData: incomeData && { ...partnersSuggested('income', read), ...incomeData },
    deductionsData: deductionsData && { ...partnersSuggested('deductions', read), ...deductionsData },
  }
}
