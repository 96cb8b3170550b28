import type { Answers } from '@aangiftewijs/domain/lawful-result'
import { type Cents, centsOf } from '@aangiftewijs/domain/money'
import { calculateDeductionsStepTax, type Prefill, suggestedAmounts } from '@aangiftewijs/domain/tax-return'

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
