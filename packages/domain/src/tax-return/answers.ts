import { type FormFields, readFields } from '../form/index.ts'
import { eurosOf, sumOfEuros } from '../money/index.ts'
import type { Parsed, Problem } from '../problem/index.ts'
import { contradictionsAt, isBornAfter } from './bounds.ts'
import { clearedIn } from './cleared.ts'
import { mostEmployers } from './employers.ts'
import { isOnePersonTwice, knownBsn } from './people.ts'
import { type AmountStep, questionsOf } from './questions/index.ts'
import { askedIn, type Questions } from './questions/question.ts'
import { type Answers, controlsOf, readAnswersTo } from './questions/rules.ts'
import { calculateDeductionsStepTax } from './rules/deductions-step-tax.ts'
import type { Step } from './steps.ts'
import type { Employer, FilingPatch, SetupDataSent, TaxFiling } from './tax-return.schema.ts'
import { currentTaxYear } from './years/choices.ts'

/** What a step knows besides its form. */
export interface AnswerContext {
  readonly filing: Pick<TaxFiling, 'year' | 'incomeData' | 'setupData' | 'partnerData'> | null
  /** The employers read from the income statements. */
  readonly employers: readonly Employer[]
}

/** The members of a save that a step's answers give; the chart adds `currentStep`. */
export type StepSave = Omit<FilingPatch, 'currentStep' | 'setupData'> & { readonly setupData?: SetupDataSent }

/** How each step's posted form becomes what is saved: the one place both the page handlers and the browser use. */
export function readAnswers(step: Step, fields: FormFields, { filing, employers }: AnswerContext): Parsed<StepSave> {
  const taxYear = filing?.year ?? currentTaxYear
  const answers = readFields(controlsOf(askedIn(taxYear, questionsOf[step])), fields)
  switch (step) {
    case 'setup':
      return then(readSetup(answers, fields, filing), ({ year, isJointFiling, acceptTerms: _, ...setupData }) => ({
        year,
        isJointFiling,
        setupData,
      }))
    case 'partner':
      return then(readPartner(answers, filing), (partner) => ({
        partnerData: { ...partner, incomeData: null, deductionsData: null },
      }))
    case 'income':
      return then(
        readAmounts('income', questionsOf.income, { ...answers, ...clearedIn('income', fields) }),
        (income) => ({
          incomeData: { ...income, ...totalsOf(employers) },
        }),
      )
    case 'deductions':
      return then(
        readAmounts('deductions', questionsOf.deductions, { ...answers, ...clearedIn('deductions', fields) }),
        (deductionsData) => ({
          deductionsData,
          calculatedTax: calculateDeductionsStepTax(filing?.incomeData ?? null, deductionsData, taxYear).calculatedTax,
        }),
      )
    case 'submit':
      return then(readAnswersTo(questionsOf.submit, answers), () => ({ completed: true }))
    case 'documents':
    case 'review':
      return { ok: true, value: {} }
  }
}

/** Setup where nobody asks twice: without a BSN the known one stays. */
const { taxIdentifier: _bsn, ...setupWithKnownBsn } = questionsOf.setup

type SetupRead = Answers<typeof setupWithKnownBsn> & { readonly taxIdentifier?: string }

type Reading = Readonly<Record<string, unknown>>

function readSetup(answers: Reading, fields: FormFields, filing: AnswerContext['filing']) {
  const { taxIdentifier } = answers
  const isKnown = taxIdentifier === '' && fields[knownBsn] === 'on'
  const read: Parsed<SetupRead> = isKnown
    ? readAnswersTo(setupWithKnownBsn, answers)
    : readAnswersTo(questionsOf.setup, answers)
  const isTwice = answers.isJointFiling && isOnePersonTwice(String(taxIdentifier), filing?.partnerData?.bsn)
  const ofOne = isTwice ? withProblem(read, { field: 'taxIdentifier', code: 'same-person' }) : read
  return bornInTime(ofOne, 'birthDate', answers.birthDate, Number(answers.year))
}

function readPartner(answers: Reading, filing: AnswerContext['filing']) {
  const read = readAnswersTo(questionsOf.partner, answers)
  const isTwice = isOnePersonTwice(filing?.setupData?.taxIdentifier, String(answers.bsn))
  const ofTwo = isTwice ? withProblem(read, { field: 'bsn', code: 'same-person' }) : read
  return filing === null ? ofTwo : bornInTime(ofTwo, 'dateOfBirth', answers.dateOfBirth, filing.year)
}

/** Nobody files for a year before they were born. A date that is none has its own problem. */
const bornInTime = <A>(read: Parsed<A>, field: string, date: unknown, year: number): Parsed<A> =>
  isBornAfter(year, date) && (read.ok || read.problems.every((problem) => problem.field !== field))
    ? withProblem(read, { field, code: 'after-tax-year' })
    : read

/** The amounts of a step: each by itself, and beside each other. A form has only what counts. */
function readAmounts<T extends Questions>(step: AmountStep, questions: T, answers: Reading): Parsed<Answers<T>> {
  return contradictionsAt(step, answers).reduce<Parsed<Answers<T>>>(withProblem, readAnswersTo(questions, answers))
}

/** Adds a problem with a field, unless it has one already. */
function withProblem<A>(read: Parsed<A>, problem: Problem): Parsed<A> {
  const problems = read.ok ? [] : read.problems
  return { ok: false, problems: [...problems.filter(({ field }) => field !== problem.field), problem] }
}

const then = <A, B>(parsed: Parsed<A>, use: (value: A) => B): Parsed<B> =>
  parsed.ok ? { ok: true, value: use(parsed.value) } : parsed

/** The employer list and its totals as they are saved with the income; nothing when no statement was read. */
export function totalsOf(employers: readonly Employer[]) {
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

/** The saved answers a step's form opens with: a BSN that is known is not filled in again, only another one is typed. */
export function openingAnswers(step: Step, filing: TaxFiling): Readonly<Record<string, unknown>> {
  const { taxIdentifier, ...answers } = savedAnswers(step, filing) ?? {}
  return answers
}
