import { type Cents, centsOf } from '../../money/index.ts'
import type { DeductionsData, IncomeData } from '../tax-return.schema.ts'
import { type Bracket, type BracketPart, bracketParts, exactPerCent, exactTaxOver } from './brackets.ts'

/** Brackets of the deductions-step calculation. Source: spec 2 § 9; not the brackets of a real tax year. */
export const deductionsStepBrackets: readonly Bracket[] = [
  { upTo: 34_712, rate: 3697 },
  { upTo: 68_507, rate: 4025 },
  { upTo: null, rate: 5200 },
]

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

const sumOf = (amounts: readonly number[]): Cents => amounts.reduce((total, euros) => total + centsOf(euros), 0)

/** Total of the four deductions, in cents. */
export const totalDeductions = (deductions: DeductionsData | null): Cents =>
  deductions
    ? sumOf([
        deductions.mortgageInterest,
        deductions.healthcareExpenses,
        deductions.educationExpenses,
        deductions.charityDonations,
      ])
    : 0

/**
 * The tax of the deductions step, saved as `calculatedTax`: brackets over max(0, salary + other income − deductions),
 * minus the tax withheld, rounded to whole euros. Source: spec 2 § 9. Amounts come in as euros of the wire.
 */
export function calculateDeductionsStepTax(
  income: Pick<IncomeData, 'salary' | 'otherIncome' | 'taxWithheld'> | null,
  deductions: DeductionsData | null,
): TaxCalculation {
  const incomeCents = income ? sumOf([income.salary, income.otherIncome]) : 0
  const deductionCents = totalDeductions(deductions)
  const taxable = Math.max(0, incomeCents - deductionCents)
  const withheld = income ? centsOf(income.taxWithheld) : 0
  const exactTax = exactTaxOver(taxable, deductionsStepBrackets)
  return {
    income: incomeCents,
    deductions: deductionCents,
    taxable,
    parts: bracketParts(taxable, deductionsStepBrackets),
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
