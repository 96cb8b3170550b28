import { type FormFields, readFields } from '../form/index.ts'
import { eurosOf, sumOfEuros } from '../money/index.ts'
import { type Parsed, parseWith } from '../problem/index.ts'
import { questionsOf } from './questions/index.ts'
import { controlsOf } from './questions/kinds.ts'
import { askedIn } from './questions/question.ts'
import { calculateDeductionsStepTax } from './rules/deductions-step-tax.ts'
import type { Step } from './steps.ts'
import {
  type Employer,
  type FilingPatch,
  mostEmployers,
  type SetupData,
  stepSchemas,
  type TaxFiling,
} from './tax-return.schema.ts'
import { currentTaxYear } from './years/choices.ts'

/** What a step knows besides its form. */
export interface AnswerContext {
  readonly filing: Pick<TaxFiling, 'year' | 'incomeData'> | null
  /** The employers read from the income statements. */
  readonly employers: readonly Employer[]
}

/** The members of a save that a step's answers give; the chart adds `currentStep`. */
export type StepSave = Omit<FilingPatch, 'currentStep' | 'setupData'> & { readonly setupData?: SetupData }

/** How each step's posted form becomes what is saved: the one place both the page handlers and the browser use. */
export function readAnswers(step: Step, fields: FormFields, { filing, employers }: AnswerContext): Parsed<StepSave> {
  const taxYear = filing?.year ?? currentTaxYear
  const answers = readFields(controlsOf(askedIn(taxYear, questionsOf[step])), fields)
  switch (step) {
    case 'setup':
      return then(parseWith(stepSchemas.setup, answers), ({ year, isJointFiling, acceptTerms: _, ...setupData }) => ({
        year,
        isJointFiling,
        setupData,
      }))
    case 'partner':
      return then(parseWith(stepSchemas.partner, answers), (partner) => ({
        partnerData: { ...partner, incomeData: null, deductionsData: null },
      }))
    case 'income':
      return then(parseWith(stepSchemas.income, answers), (income) => ({
        incomeData: { ...income, ...totalsOf(employers) },
      }))
    case 'deductions':
      return then(parseWith(stepSchemas.deductions, answers), (deductionsData) => ({
        deductionsData,
        calculatedTax: calculateDeductionsStepTax(filing?.incomeData ?? null, deductionsData, taxYear).calculatedTax,
      }))
    case 'submit':
      return then(parseWith(stepSchemas.submit, answers), () => ({ completed: true }))
    case 'documents':
    case 'review':
      return { ok: true, value: {} }
  }
}

const then = <A, B>(parsed: Parsed<A>, use: (value: A) => B): Parsed<B> =>
  parsed.ok ? { ok: true, value: use(parsed.value) } : parsed

/** The employer list and its totals as they are saved with the income; nothing when no statement was read. */
function totalsOf(employers: readonly Employer[]) {
  if (employers.length === 0) return {}
  const total = (amount: 'salary' | 'taxWithheld') =>
    eurosOf(sumOfEuros(employers.flatMap((employer) => employer[amount] ?? [])))
  return {
    employerList: employers.slice(0, mostEmployers),
    totalSalary: total('salary'),
    totalTaxWithheld: total('taxWithheld'),
  }
}

/** The saved answers of a step by field name, in the form of the wire; null where none were given yet. */
export function savedAnswers(step: Step, filing: TaxFiling): Readonly<Record<string, unknown>> | null {
  switch (step) {
    case 'setup':
      // Nobody starts a return without accepting the terms.
      return { ...filing.setupData, year: filing.year, isJointFiling: filing.isJointFiling, acceptTerms: true }
    case 'partner':
      return filing.partnerData
    case 'income':
      return filing.incomeData
    case 'deductions':
      return filing.deductionsData
    case 'documents':
    case 'review':
    case 'submit':
      return null
  }
}
