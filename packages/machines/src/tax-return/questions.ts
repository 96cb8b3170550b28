import { isStep, type Step, type StepFacts, type TaxFiling } from '@aangiftewijs/domain/tax-return'
import { initialTransition, type SnapshotFrom, transition } from 'xstate'
import { taxReturnMachine } from './tax-return.machine.ts'
import type { SaveEnds, StepState, TaxReturnInput } from './tax-return.types.ts'

export type TaxReturnSnapshot = SnapshotFrom<typeof taxReturnMachine>

/**
 * Where the wizard stands when the page of `step` is opened with this return; on both sides of the wire. Pages of any
 * step may be opened by their address.
 */
export function snapshotFor(
  step: Step,
  filing: TaxFiling | null,
  employers: TaxReturnInput['employers'] = [],
): TaxReturnSnapshot {
  const [snapshot] = initialTransition(taxReturnMachine, { step, filing, employers })
  return snapshot
}

/** The step a snapshot stands in; a submitted return stands at submit. */
export function stepOf({ value }: Pick<TaxReturnSnapshot, 'value'>): Step {
  const key = typeof value === 'string' ? value : Object.keys(value)[0]
  return isStep(key) ? key : 'submit'
}

/** The state within the step, or `submitted`. */
export function stateOf({ value }: Pick<TaxReturnSnapshot, 'value'>): StepState | 'submitted' {
  if (typeof value === 'string') return 'submitted'
  const [state] = Object.values(value)
  return state ?? 'answering'
}

/**
 * The step that comes after `step` was saved and the return has these facts: the chart's own answer, asked by its pure
 * transition. Page handlers redirect to it and the browser navigates to it; it is also the `currentStep` to save.
 */
export function nextStepAfter(step: Step, facts: StepFacts): Step {
  const saving = taxReturnMachine.resolveState({
    value: { [step]: 'saving' },
    context: snapshotFor(step, null).context,
  })
  const saved: SaveEnds = {
    type: 'xstate.done.actor.saveStep',
    actorId: 'saveStep',
    output: { kind: 'succeeded', value: { kind: 'saved', filing: filingWith(facts) } },
  }
  const [next] = transition(taxReturnMachine, saving, saved)
  return stepOf(next)
}

/**
 * Whether a return with these facts may stand at `step`: the chart's answer to "a step is chosen". It decides which
 * `currentStep` a POST or PATCH may set; give the facts as they are after the change.
 */
export function mayStandAt(facts: StepFacts, step: Step): boolean {
  const elsewhere = snapshotFor(step === 'setup' ? 'review' : 'setup', filingWith(facts))
  const [next] = transition(taxReturnMachine, elsewhere, { type: 'a step is chosen', step })
  return stepOf(next) === step
}

/** Whether every step a return needs before submission is answered, as the chart sees it: what `completed: true` asks. */
export const maySubmit = (facts: StepFacts): boolean => mayStandAt({ ...facts, completed: false }, 'submit')

/** A return of which only the facts about its steps matter. */
function filingWith(facts: StepFacts): TaxFiling {
  const noAmounts = { mortgageInterest: 0, healthcareExpenses: 0, educationExpenses: 0, charityDonations: 0 }
  return {
    id: 0,
    userId: 0,
    year: 0,
    currentStep: facts.currentStep,
    completed: facts.completed,
    isJointFiling: facts.isJointFiling,
    setupData: null,
    partnerData: facts.partnerData && { fullName: '', bsn: '' },
    incomeData: facts.incomeData && { salary: 0, otherIncome: 0, taxWithheld: 0 },
    deductionsData: facts.deductionsData && noAmounts,
    calculatedTax: null,
    version: 0,
    createdAt: '',
    updatedAt: '',
  }
}
