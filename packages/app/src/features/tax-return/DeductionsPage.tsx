import { AmountsStep } from './AmountsStep.tsx'
import { words } from './deductions.copy.ts'

/** What may be subtracted from the income. Spec 2 § 2.6. */
export const Page = () => <AmountsStep step="deductions" words={words} continueWords={words.continueToReview} />
