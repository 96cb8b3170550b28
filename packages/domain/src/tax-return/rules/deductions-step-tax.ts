import { type Cents, sumOfEuros } from '../../money/index.ts'
import { type Amounts, amountsIn } from '../questions/index.ts'
import type { AmountRole } from '../questions/question.ts'
import { figuresFor } from '../years/index.ts'
import { type BracketPart, bracketParts, exactPerCent, exactTaxOver } from './brackets.ts'

/** The figures behind a calculated tax, in cents, for "How we got this". */
export interface TaxCalculation {
  readonly income: Cents
  readonly deductions: Cents
  readonly taxable: Cents
  readonly parts: readonly BracketPart[]
  /** Tax over the taxable income, rounded to the cent for display only. */
  readonly tax: Cents
  readonly withheld: Cents
  /** Whole euros, rounded once, half away from zero. Positive: to pay; negative: a refund. */
  readonly calculatedTax: number
}

/** Total of the amounts that count in one way, in cents; those that are not asked in that year count for nothing. */
export const totalOf = (role: AmountRole, amounts: Amounts | null, year: number): Cents =>
  sumOfEuros(amountsIn(role, year).map((name) => amounts?.[name] ?? 0))

/**
 * The tax of the deductions step, saved as `calculatedTax`: brackets over max(0, salary + other income − deductions),
 * minus the tax withheld, rounded to whole euros. Source: spec 2 § 9. Amounts come in as euros of the wire.
 */
export function calculateDeductionsStepTax(
  incomeData: Amounts | null,
  deductionsData: Amounts | null,
  year: number,
): TaxCalculation {
  const { brackets } = figuresFor(year).deductionsStep
  const income = totalOf('income', incomeData, year)
  const deductions = totalOf('deduction', deductionsData, year)
  const withheld = totalOf('withheld', incomeData, year)
  const taxable = Math.max(0, income - deductions)
  const exactTax = exactTaxOver(taxable, brackets)
  return {
    income,
    deductions,
    taxable,
    parts: bracketParts(taxable, brackets),
    tax: Math.round(exactTax / exactPerCent),
    withheld,
    calculatedTax: roundToWholeEuros(exactTax - withheld * exactPerCent),
  }
}

/** Half away from zero, so that a refund and a payment of the same size round alike. */
function roundToWholeEuros(exact: number): number {
  const euros = Math.round(Math.abs(exact) / (100 * exactPerCent))
  return exact < 0 && euros > 0 ? -euros : euros
}
