import type { Answers } from '@aangiftewijs/domain/lawful-result'
import { type Cents, centsOf } from '@aangiftewijs/domain/money'
import {
  type AmountStep,
  calculateDeductionsStepTax,
  type Prefill,
  suggestedAmounts,
} from '@aangiftewijs/domain/tax-return'

/** Cents of an amount of the wire; 0 when it is missing. */
export const centsOrZero = (euros: number | null | undefined): Cents => centsOf(euros ?? 0)

/** The demonstration's tax of a return as far as it is known: answered, else in the documents. */
export const knownTax = (
  { year, incomeData, deductionsData }: Pick<Answers, 'year' | 'incomeData' | 'deductionsData'>,
  prefill: Prefill,
) =>
  calculateDeductionsStepTax(
    incomeData ?? suggestedAmounts('income', prefill),
    deductionsData ?? suggestedAmounts('deductions', prefill),
    year,
  )

/** Whether some of those amounts come from documents: of a step that is not answered. */
export function isPartlyRead(
  { incomeData, deductionsData }: Pick<Answers, 'incomeData' | 'deductionsData'>,
  prefill: Prefill,
): boolean {
  const isRead = (step: AmountStep) => Object.values<number>(suggestedAmounts(step, prefill)).some((euros) => euros > 0)
  return (incomeData === null && isRead('income')) || (deductionsData === null && isRead('deductions'))
}
