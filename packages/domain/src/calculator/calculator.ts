import * as z from 'zod/mini'
import { type FormFields, readFields } from '../form/index.ts'
import { type Cents, centsOf, sumOfEuros } from '../money/index.ts'
import { eurosSchema } from '../money/money.schema.ts'
import { type Parsed, parseWith } from '../problem/index.ts'
import { type BracketPart, bracketParts, exactPerCent, exactTaxOver } from '../tax-return/rules/brackets.ts'
import { calculatorBrackets } from './brackets.ts'

/** The fields of the Basic tab; Detailed shows all. Both share their values. */
export const basicFields = ['salary', 'otherIncome', 'taxWithheld'] as const
const deductionFields = ['mortgageInterest', 'healthcareExpenses', 'educationExpenses', 'charityDonations'] as const

/** The controls of the form, in order. Spec 2 § 3: these seven, whatever the return itself asks. */
export const calculatorFields = [...basicFields, ...deductionFields] as const
export type CalculatorField = (typeof calculatorFields)[number]

/** Amounts that only the figure under the law asks for, in euros. */
export const lawfulAmounts = [
  'pensions',
  'partnerSalary',
  'partnerPensions',
  'partnerTaxWithheld',
  'wozValue',
  'savings',
] as const

const forEach = <Name extends string, T>(names: readonly Name[], of: T) =>
  Object.fromEntries(names.map((name) => [name, of])) as Readonly<Record<Name, T>>
const asked = [...calculatorFields, ...lawfulAmounts]

/** The calculator's form: euros, blank is 0. Salary is required and starts at 0. Spec 2 §§ 3 and 5. */
export const calculatorSchema = z.strictObject(forEach(asked, z._default(z.optional(eurosSchema), 0)))
/** Its amounts, in euros. */
export type CalculatorAmounts = z.output<typeof calculatorSchema>
/** Those of the specified calculation. */
export type CalculatorInput = Pick<CalculatorAmounts, CalculatorField>

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

/** The quick calculator. Source: spec 2 § 9. Amounts come in as euros. */
export function calculate(input: CalculatorInput): CalculatorResult {
  const totalIncome = sumOfEuros([input.salary, input.otherIncome])
  const totalDeductions = sumOfEuros(deductionFields.map((name) => input[name]))
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

/** Reads a posted or shared calculator form; what is left blank is 0. Every problem at once. */
export const readCalculator = (fields: FormFields): Parsed<CalculatorAmounts> =>
  parseWith(calculatorSchema, readFields(forEach(asked, 'euros' as const), fields))
