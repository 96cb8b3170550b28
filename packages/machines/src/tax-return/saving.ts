import type { FormFields } from '@aangiftewijs/domain/form'
import type { Parsed } from '@aangiftewijs/domain/problem'
import {
  type CreateFiling,
  isMasked,
  planYear,
  prefillFrom,
  readAnswers,
  type Step,
  type StepFacts,
  type StepSave,
  stepToContinueAt,
  takenFrom,
  type YearPlan,
  yearWays,
} from '@aangiftewijs/domain/tax-return'
import type { SaveStep, TaxReturnContext } from './tax-return.types.ts'

type Known = Pick<TaxReturnContext, 'filing' | 'filings' | 'documents'>

/** What comes of the year that setup's form says. */
const yearPlanOf = (fields: FormFields, year: number, { filing, filings }: Known): YearPlan =>
  planYear({ filing, filings, year, way: yearWays.find((way) => way === fields.otherYear) ?? null })

/** Reads a step's form with what the wizard knows. Another year asks what to do with the return that is open. */
export function answersOf(step: Step, fields: FormFields, known: Known): Parsed<StepSave> {
  const { filing, documents } = known
  const answers = readAnswers(step, fields, {
    filing,
    employers: step === 'income' ? prefillFrom(documents).employers : [],
  })
  if (step !== 'setup' || !answers.ok || answers.value.year === undefined) return answers
  const isAsked = yearPlanOf(fields, answers.value.year, known).kind === 'ask'
  return isAsked ? { ok: false, problems: [{ field: 'otherYear', code: 'not-a-choice' }] } : answers
}

/** The facts of a return before its first save. */
const noFacts: StepFacts = {
  currentStep: 'setup',
  isJointFiling: false,
  partnerData: null,
  incomeData: null,
  deductionsData: null,
  completed: false,
}

/**
 * What saving these answers sends: the answers and the step the return then stands at.
 * @throws when the answers cannot be read; the chart reads them before it saves.
 */
export function saveOf(step: Step, fields: FormFields, known: Known): SaveStep {
  const answers = answersOf(step, fields, known)
  if (!answers.ok) throw new Error(`The answers of ${step} reached saving without being read.`)
  const { year } = answers.value
  const plan = step === 'setup' && year !== undefined ? yearPlanOf(fields, year, known) : null
  const drafts = fields.draft ? { drafts: fields.draft } : {}
  if (plan?.kind === 'open' || plan?.kind === 'correct')
    return { kind: plan.kind, step, filingId: plan.filing.id, ...drafts }
  const filing = plan?.kind === 'start' ? null : known.filing
  const facts: StepFacts = { ...(filing ?? noFacts), ...factsIn(answers.value) }
  const given = plan?.kind === 'start' ? withKnownBsn(answers.value, known) : answers.value
  const changes = { ...given, currentStep: stepToContinueAt(step, facts) }
  if (filing === null)
    return { kind: 'create', step, changes: { ...changes, ...startFrom(fields, known.filings) }, ...drafts }
  return { kind: 'update', step, changes, ...drafts, filingId: filing.id, version: filing.version }
}

/** The return that a new one begins with, where setup's form did. */
function startFrom({ [takenFrom]: id }: FormFields, filings: Known['filings']): Pick<CreateFiling, 'startFromId'> {
  const from = filings.find((one) => String(one.id) === id)
  return from ? { startFromId: from.id } : {}
}

/**
 * A return that is started beside an open one is the same person's: where no BSN is typed, the one that setup says it keeps goes along.
 * Without it the server would take the account's.
 */
function withKnownBsn(answers: StepSave, { filing, filings }: Known): StepSave {
  const { setupData } = answers
  if (!filing || filing.completed || !setupData || setupData.taxIdentifier) return answers
  const taxIdentifier = [filing, ...filings].find((one) => one.id === filing.id && !isMasked(one))?.setupData
    ?.taxIdentifier
  return taxIdentifier ? { ...answers, setupData: { ...setupData, taxIdentifier } } : answers
}

/** The members of a save that are facts about steps. */
const factsIn = ({ isJointFiling, partnerData, incomeData, deductionsData }: StepSave): Partial<StepFacts> => ({
  ...(isJointFiling !== undefined && { isJointFiling }),
  ...(partnerData !== undefined && { partnerData }),
  ...(incomeData !== undefined && { incomeData }),
  ...(deductionsData !== undefined && { deductionsData }),
})
