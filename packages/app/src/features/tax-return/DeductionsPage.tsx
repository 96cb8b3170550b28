import { calculateDeductionsStepTax, fillDeductions } from '@aangiftewijs/domain/tax-return'
import { AmountsStep } from './AmountsStep.tsx'
import { words } from './deductions.copy.ts'
import { typedDeductions } from './step-fields.ts'
import { knownIncome } from './use-prefill.ts'

const questions = [
  { name: 'mortgageInterest', label: words.mortgageInterest, hint: words.mortgageInterestHint },
  { name: 'healthcareExpenses', label: words.healthcareExpenses, hint: words.healthcareExpensesHint },
  { name: 'educationExpenses', label: words.educationExpenses, hint: words.educationExpensesHint },
  { name: 'charityDonations', label: words.charityDonations, hint: words.charityDonationsHint },
] as const

/** What may be subtracted from the income. Spec 2 § 2.6. */
export const Page = () => (
  <AmountsStep
    step="deductions"
    words={words}
    continueWords={words.continueToReview}
    questions={questions}
    savedIn={({ deductionsData }) => deductionsData}
    fill={fillDeductions}
    calculate={(typed, filing, prefill) =>
      calculateDeductionsStepTax(knownIncome(filing, prefill), typedDeductions(typed))
    }
  />
)
