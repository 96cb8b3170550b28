import { type FormFields, readFields } from '../form/index.ts'
import type { Parsed } from '../problem/index.ts'
import { parseWith } from '../problem/index.ts'
import { calculateDeductionsStepTax } from './rules/deductions-step-tax.ts'
import type { Step } from './steps.ts'
import {
  deductionsSchema,
  type Employer,
  type FilingPatch,
  incomeSchema,
  mostEmployers,
  partnerSchema,
  type SetupData,
  setupSchema,
  stepFields,
  submitSchema,
  type TaxFiling,
} from './tax-return.schema.ts'

/** What a step knows besides its form. */
export interface AnswerContext {
  readonly filing: Pick<TaxFiling, 'incomeData'> | null
  /** The employers read from the income statements. */
  readonly employers: readonly Employer[]
}

/** The members of a save that a step's answers give; the chart adds `currentStep`. */
export type StepSave = Omit<FilingPatch, 'currentStep' | 'setupData'> & { readonly setupData?: SetupData }

type StepReader = (fields: FormFields, context: AnswerContext) => Parsed<StepSave>

const then = <A, B>(parsed: Parsed<A>, use: (value: A) => B): Parsed<B> =>
  parsed.ok ? { ok: true, value: use(parsed.value) } : parsed

/** How each step's posted form becomes what is saved: the one place both the page handlers and the browser use. */
const readers: Record<Step, StepReader> = {
  setup: (fields) =>
    then(
      parseWith(setupSchema, readFields(stepFields.setup, fields)),
      ({ year, isJointFiling, acceptTerms: _, ...setupData }) => ({
        year,
        isJointFiling,
        setupData,
      }),
    ),
  partner: (fields) =>
    then(parseWith(partnerSchema, readFields(stepFields.partner, fields)), (answers) => ({
      partnerData: { ...answers, incomeData: null, deductionsData: null },
    })),
  documents: () => ({ ok: true, value: {} }),
  income: (fields, { employers }) =>
    then(parseWith(incomeSchema, readFields(stepFields.income, fields)), (answers) => ({
      incomeData: { ...answers, ...totalsOf(employers) },
    })),
  deductions: (fields, { filing }) =>
    then(parseWith(deductionsSchema, readFields(stepFields.deductions, fields)), (deductionsData) => ({
      deductionsData,
      calculatedTax: calculateDeductionsStepTax(filing?.incomeData ?? null, deductionsData).calculatedTax,
    })),
  review: () => ({ ok: true, value: {} }),
  submit: (fields) => then(parseWith(submitSchema, readFields(stepFields.submit, fields)), () => ({ completed: true })),
}

/** Reads the posted form of a step: what to save, or every problem at once. */
export const readAnswers = (step: Step, fields: FormFields, context: AnswerContext): Parsed<StepSave> =>
  readers[step](fields, context)

/** The employer list and its totals as they are saved with the income; nothing when no statement was read. */
function totalsOf(employers: readonly Employer[]) {
  if (employers.length === 0) return {}
  const total = (amount: (employer: Employer) => number) =>
    Math.round(employers.reduce((sum, employer) => sum + amount(employer) * 100, 0)) / 100
  return {
    employerList: employers.slice(0, mostEmployers),
    totalSalary: total((employer) => employer.salary),
    totalTaxWithheld: total((employer) => employer.taxWithheld),
  }
}
