import { type Cents, centsOf } from '@aangiftewijs/domain/money'
import {
  type Amounts,
  calculateDeductionsStepTax,
  currentTaxYear,
  type Prefill,
  suggestedAmounts,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'

/** Cents of an amount of the wire; 0 when it is missing. */
export const centsOrZero = (euros: number | null | undefined): Cents => centsOf(euros ?? 0)

/** The tax of a return as far as it is known: with what is typed, else saved, else in the documents. */
export const knownTax = (
  filing: TaxFiling | null,
  prefill: Prefill,
  typed: { readonly income?: Amounts; readonly deductions?: Amounts } = {},
) =>
  calculateDeductionsStepTax(
    typed.income ?? filing?.incomeData ?? suggestedAmounts('income', prefill),
    typed.deductions ?? filing?.deductionsData ?? suggestedAmounts('deductions', prefill),
    filing?.year ?? currentTaxYear,
  )
