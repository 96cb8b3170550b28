import {
  type Figure,
  figuresOf,
  figuresOfStatement,
  isSure,
  statementsOf,
  type TaxDocument,
} from '../documents/index.ts'
import { type Cents, eurosOf } from '../money/index.ts'
import type { DeductionsData, Employer, IncomeAnswers } from './tax-return.schema.ts'

export const incomeFieldNames = ['salary', 'otherIncome', 'taxWithheld'] as const satisfies (keyof IncomeAnswers)[]
export const deductionFieldNames = [
  'mortgageInterest',
  'healthcareExpenses',
  'educationExpenses',
  'charityDonations',
] as const satisfies (keyof DeductionsData)[]
export type IncomeField = (typeof incomeFieldNames)[number]
export type DeductionField = (typeof deductionFieldNames)[number]
export type AmountField = IncomeField | DeductionField

/** What the documents say about one amount of the return. */
export interface Suggestion {
  /** The sum of the parts, in cents. */
  readonly amount: Cents
  /** The sure figures it is the sum of, each with its document and place. */
  readonly parts: readonly Figure[]
}

/** What the documents can fill in, and what they leave to the person. Decisions, Filing (pre-fill). */
export interface Prefill {
  /** Only fields about which something sure was read. */
  readonly suggestions: Readonly<Partial<Record<AmountField, Suggestion>>>
  /** The employers on the income statements, in the order of the documents; euros, as they are saved. */
  readonly employers: readonly Employer[]
  /** Figures for a field that are not sure: shown as "please check", never filled in. */
  readonly unsure: readonly (Figure & { readonly name: AmountField })[]
}

const fieldNames: readonly string[] = [...incomeFieldNames, ...deductionFieldNames]
const isForAField = (figure: Figure): figure is Figure & { readonly name: AmountField } =>
  fieldNames.includes(figure.name)

/** Reads from the documents what they say about income and deductions: several statements are added up. */
export function prefillFrom(documents: readonly TaxDocument[]): Prefill {
  const figures = figuresOf(documents).filter(isForAField)
  const suggestions: Partial<Record<AmountField, Suggestion>> = {}
  for (const figure of figures.filter(isSure)) {
    const { amount, parts } = suggestions[figure.name] ?? { amount: 0, parts: [] }
    suggestions[figure.name] = { amount: amount + figure.amount, parts: [...parts, figure] }
  }
  return { suggestions, employers: employersOf(documents), unsure: figures.filter((figure) => !isSure(figure)) }
}

/** The longest text a saved employer holds; what a page says beyond that is no name. */
const longestText = 200

/** An employer for each income statement whose wage is sure. A withheld tax that is not sure counts as 0 and is listed as unsure. */
function employersOf(documents: readonly TaxDocument[]): readonly Employer[] {
  return documents.flatMap((document) =>
    statementsOf(document).flatMap((statement) => {
      if (statement.kind !== 'income_statement') return []
      const sure = figuresOfStatement(statement, document).filter(isSure)
      const amountOf = (name: AmountField) => sure.find((figure) => figure.name === name)?.amount
      const salary = amountOf('salary')
      if (salary === undefined) return []
      return [
        {
          employerName: (statement.employerName ?? '').slice(0, longestText),
          salary: eurosOf(salary),
          taxWithheld: eurosOf(amountOf('taxWithheld') ?? 0),
          fiscalYear: statement.fiscalYear,
          employmentPeriod: statement.employmentPeriod?.slice(0, longestText) ?? null,
        },
      ]
    }),
  )
}

/** What a field of the form starts with, and why. */
export interface FilledAmount {
  /** Cents; null leaves the field blank. */
  readonly amount: Cents | null
  readonly origin: 'saved' | 'documents' | 'none'
  /** What the documents say, also when a saved value wins: the person can change back to it. */
  readonly suggestion: Suggestion | null
}

/** A saved value wins over an extracted one, 0 included. `saved` in euros; null when the step was not saved yet. */
export function fillAmount(saved: number | null | undefined, suggestion: Suggestion | undefined): FilledAmount {
  if (saved !== null && saved !== undefined)
    return { amount: Math.round(saved * 100), origin: 'saved', suggestion: suggestion ?? null }
  if (suggestion !== undefined) return { amount: suggestion.amount, origin: 'documents', suggestion }
  return { amount: null, origin: 'none', suggestion: null }
}

/** The income form as it opens. */
export const fillIncome = (
  saved: IncomeAnswers | null,
  { suggestions }: Prefill,
): Readonly<Record<IncomeField, FilledAmount>> => ({
  salary: fillAmount(saved?.salary, suggestions.salary),
  otherIncome: fillAmount(saved?.otherIncome, suggestions.otherIncome),
  taxWithheld: fillAmount(saved?.taxWithheld, suggestions.taxWithheld),
})

/** The deductions form as it opens. */
export const fillDeductions = (
  saved: DeductionsData | null,
  { suggestions }: Prefill,
): Readonly<Record<DeductionField, FilledAmount>> => ({
  mortgageInterest: fillAmount(saved?.mortgageInterest, suggestions.mortgageInterest),
  healthcareExpenses: fillAmount(saved?.healthcareExpenses, suggestions.healthcareExpenses),
  educationExpenses: fillAmount(saved?.educationExpenses, suggestions.educationExpenses),
  charityDonations: fillAmount(saved?.charityDonations, suggestions.charityDonations),
})
