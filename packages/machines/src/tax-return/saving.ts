import type { FormFields } from '@aangiftewijs/domain/form'
import type { Parsed } from '@aangiftewijs/domain/problem'
import {
  prefillFrom,
  readAnswers,
  type Step,
  type StepFacts,
  type StepSave,
  stepToContinueAt,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import type { SaveStep, TaxReturnContext } from './tax-return.types.ts'

type Known = Pick<TaxReturnContext, 'filing' | 'documents'>

/** Reads a step's form with what the wizard knows. */
export const answersOf = (step: Step, fields: FormFields, { filing, documents }: Known): Parsed<StepSave> =>
  readAnswers(step, fields, { filing, employers: step === 'income' ? prefillFrom(documents).employers : [] })

/** The facts of a return before its first save. */
const noFacts: StepFacts = {
  currentStep: 'setup',
  isJointFiling: false,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  completed: false,
}

/** Setup starts a new return when there is none, or when the newest one is submitted. Source: decisions, Filing. */
export const startsNewReturn = (step: Step, filing: TaxFiling | null): boolean =>
  step === 'setup' && (filing === null || filing.completed)

/**
 * What saving these answers sends: the answers and the step the return then stands at.
 * @throws when the answers cannot be read; the chart reads them before it saves.
 */
export function saveOf(step: Step, fields: FormFields, known: Known): SaveStep {
  const answers = answersOf(step, fields, known)
  if (!answers.ok) throw new Error(`The answers of ${step} reached saving without being read.`)
  const filing = startsNewReturn(step, known.filing) ? null : known.filing
  const facts: StepFacts = { ...(filing ?? noFacts), ...factsIn(answers.value) }
  const changes = { ...answers.value, currentStep: stepToContinueAt(step, facts) }
  const save = { step, changes, ...(fields.draft ? { drafts: fields.draft } : {}) }
  if (filing === null) return { kind: 'create', ...save }
  return { kind: 'update', ...save, filingId: filing.id, version: filing.version }
}

/** The members of a save that are facts about steps. */
const factsIn = ({ isJointFiling, partnerData, incomeData, deductionsData }: StepSave): Partial<StepFacts> => ({
  ...(isJointFiling !== undefined && { isJointFiling }),
  ...(partnerData !== undefined && { partnerData }),
  ...(incomeData !== undefined && { incomeData }),
  ...(deductionsData !== undefined && { deductionsData }),
})
