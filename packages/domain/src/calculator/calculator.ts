import * as z from 'zod/mini'
import { type FieldKinds, type FormFields, readFields } from '../form/index.ts'
import { type Cents, centsOf, eurosSchema } from '../money/index.ts'
import { type Parsed, parseWith } from '../problem/index.ts'
import { type BracketPart, bracketParts, exactPerCent, exactTaxOver } from '../tax-return/rules/brackets.ts'
import { calculatorBrackets } from './brackets.ts'

const amount = z._default(z.optional(eurosSchema), 0)

/** The calculator's form: euros, blank or no number is 0. Salary is required and starts at 0. Spec 2 §§ 3 and 5. */
export const calculatorSchema = z.strictObject({
  salary: amount,
  otherIncome: amount,
  taxWithheld: amount,
  mortgageInterest: amount,
  healthcareExpenses: amount,
  educationExpenses: amount,
  charityDonations: amount,
})
export type CalculatorInput = z.output<typeof calculatorSchema>

/** The controls of the form, in order. */
export const calculatorFields = {
  salary: 'euros',
  otherIncome: 'euros',
  taxWithheld: 'euros',
  mortgageInterest: 'euros',
  healthcareExpenses: 'euros',
  educationExpenses: 'euros',
  charityDonations: 'euros',
} as const satisfies FieldKinds
export type CalculatorField = keyof typeof calculatorFields

/** The fields of the Basic tab; Detailed shows all. Both share their values. */
export const basicFields = ['salary', 'otherIncome', 'taxWithheld'] as const satisfies CalculatorField[]

/** What the calculator answers, in cents but for the rate. */
export interface CalculatorResult {
  readonly totalIncome: Cents
  readonly totalDeductions: Cents
  readonly taxableIncome: Cents
  readonly parts: readonly BracketPart[]
  /** Over the brackets, rounded once to the cent. */
  readonly estimatedTax: Cents
  readonly taxWithheld: Cents
  /** Above 0: 'Amount you may need to pay'; else the absolute value is the 'Potential refund amount'. */
  readonly taxDue: Cents
  /** Percent of the total income, rounded to one decimal; 0 without income. */
  readonly effectiveTaxRate: number
}

const sumOf = (amounts: readonly number[]): Cents => amounts.reduce((total, euros) => total + centsOf(euros), 0)

/** The quick calculator. Source: spec 2 § 9. Amounts come in as euros. */
export function calculate(input: CalculatorInput): CalculatorResult {
  const totalIncome = sumOf([input.salary, input.otherIncome])
  const totalDeductions = sumOf([
    input.mortgageInterest,
    input.healthcareExpenses,
    input.educationExpenses,
    input.charityDonations,
  ])
  const taxableIncome = Math.max(0, totalIncome - totalDeductions)
  const exactTax = exactTaxOver(taxableIncome, calculatorBrackets)
  const estimatedTax = Math.round(exactTax / exactPerCent)
  const taxWithheld = centsOf(input.taxWithheld)
  return {
    totalIncome,
    totalDeductions,
    taxableIncome,
    parts: bracketParts(taxableIncome, calculatorBrackets),
    estimatedTax,
    taxWithheld,
    taxDue: estimatedTax - taxWithheld,
    effectiveTaxRate: totalIncome === 0 ? 0 : tenthsOfPercent(exactTax, totalIncome) / 10,
  }
}

/** Of the tax before it is rounded to cents: over small incomes the rounded one would give a rate above the bracket's. */
const tenthsOfPercent = (exactTax: number, income: Cents): number =>
  Math.round(exactTax / (income * (exactPerCent / 1000)))

/** Reads a posted or shared calculator form. Text that is no number becomes 0 (spec 2 § 5); every problem at once. */
export function readCalculator(fields: FormFields): Parsed<CalculatorInput> {
  const values = Object.entries(readFields(calculatorFields, fields)).map(([name, value]) => [
    name,
    Number.isNaN(value) ? 0 : value,
  ])
  return parseWith(calculatorSchema, Object.fromEntries(values))
}
