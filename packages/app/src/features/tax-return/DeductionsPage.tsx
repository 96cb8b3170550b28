import { deductionBoundWords } from '@aangiftewijs/domain/tax-return'
import { words } from './deductions.copy.ts'
import { AlsoCount } from './questions/AlsoCount.tsx'
import { AmountsStep } from './questions/AmountsStep.tsx'

/** What may be subtracted from the income. Spec 2 § 2.6. */
export const Page = () => (
  <AmountsStep
    step="deductions"
    words={words}
    boundWords={deductionBoundWords}
    continueWords={words.continueToReview}
    before={(form) => <AlsoCount part="tax-return/questions/AlsoFirst" form={form} />}
  />
)
