import { amountWords } from '@aangiftewijs/domain/tax-return'
import { DeductibleInterest } from './DeductibleInterest.tsx'
import { usePrefill } from './use-prefill.ts'

/** What the person's own statements call deductible. */
export function Part() {
  const { mortgageInterest } = usePrefill().suggestions
  if (!mortgageInterest) return null
  return (
    <DeductibleInterest
      name="mortgageInterest"
      label={amountWords.mortgageInterest.label}
      suggestion={mortgageInterest}
    />
  )
}
