import type { FormFields } from '@aangiftewijs/domain/form'
import type { Parsed } from '@aangiftewijs/domain/problem'
import {
  isOpen,
  readAnswers,
  type Step,
  type StepFacts,
  type StepSave,
  stepToContinueAt,
  type TaxFiling,
} from '@aangiftewijs/domain/tax-return'
import type { SaveStep, TaxReturnContext } from './tax-return.types.ts'

type Asked = Pick<TaxReturnContext, 'filing' | 'employers'>

/** Reads a step's form with what the wizard knows. */
export const answersOf = (step: Step, fields: FormFields, { filing, employers }: Asked): Parsed<StepSave> =>
  readAnswers(step, fields, { filing, employers })

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

/** Facts of a return (of an unstarted one when null). */
export const factsOf = (facts: StepFacts | null): StepFacts => facts ?? noFacts

/**
 * What saving these answers sends: the answers and the step the return then stands at.
 * @throws when the answers cannot be read; the chart reads them before it saves.
 */
export function saveOf(step: Step, fields: FormFields, asked: Asked): SaveStep {
  const answers = answersOf(step, fields, asked)
  if (!answers.ok) throw new Error(`The answers of ${step} reached saving without being read.`)
  const isNew = startsNewReturn(step, asked.filing)
  const facts: StepFacts = { ...factsOf(isNew ? null : asked.filing), ...definedOf(answers.value) }
  const changes = { ...answers.value, currentStep: stepToContinueAt(step, facts) }
  if (isNew || asked.filing === null) return { kind: 'create', step, changes }
  return { kind: 'update', step, filingId: asked.filing.id, version: asked.filing.version, changes }
}

/** The members of a save that are facts about steps. */
const definedOf = ({ isJointFiling, partnerData, incomeData, deductionsData }: StepSave): Partial<StepFacts> => ({
  ...(isJointFiling !== undefined && { isJointFiling }),
  ...(partnerData !== undefined && { partnerData }),
  ...(incomeData !== undefined && { incomeData }),
  ...(deductionsData !== undefined && { deductionsData }),
})

/** Whether a step of this return may be chosen: an unstarted or submitted return has only its setup. */
export const mayBeChosen = (step: Step, filing: StepFacts | null): boolean =>
  filing === null || filing.completed ? step === 'setup' : isOpen(step, filing)
