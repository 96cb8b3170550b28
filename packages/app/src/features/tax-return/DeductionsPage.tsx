import { deductionBoundWords } from '@aangiftewijs/domain/tax-return'
import { AmountsStep } from './AmountsStep.tsx'
import { words } from './deductions.copy.ts'

/** What may be subtracted from the income. Spec 2 § 2.6. */
export const Page = () => (
  <AmountsStep
    step="deductions"
    words={words}
    boundWords={deductionBoundWords}
    continueWords={words.continueToReview}
  />
)
