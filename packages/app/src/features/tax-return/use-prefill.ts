import {
  type DeductionsData,
  type IncomeAnswers,
  type Prefill,
  prefillFrom,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import { useMemo } from 'react'
import { useDocuments } from '../../ports/queries.ts'
import { suggestedEuros } from './known-amounts.ts'

/** What the uploaded documents can fill in. */
export function usePrefill(): Prefill {
  const documents = useDocuments()
  return useMemo(() => prefillFrom(documents), [documents])
}

/** The income of a return as far as it is known: saved, else what the documents say. Euros. */
export const knownIncome = (filing: TaxFiling | null, { suggestions }: Prefill): IncomeAnswers =>
  filing?.incomeData ?? {
    salary: suggestedEuros(suggestions.salary),
    otherIncome: suggestedEuros(suggestions.otherIncome),
    taxWithheld: suggestedEuros(suggestions.taxWithheld),
  }

/** The deductions of a return as far as they are known: saved, else what the documents say. Euros. */
export const knownDeductions = (filing: TaxFiling | null, { suggestions }: Prefill): DeductionsData =>
  filing?.deductionsData ?? {
    mortgageInterest: suggestedEuros(suggestions.mortgageInterest),
    healthcareExpenses: suggestedEuros(suggestions.healthcareExpenses),
    educationExpenses: suggestedEuros(suggestions.educationExpenses),
    charityDonations: suggestedEuros(suggestions.charityDonations),
  }
