import { reachedSteps, type Step, steps, type TaxFiling } from '@aangiftewijs/domain/tax-return'

/** How a step of a return stands. */
export type TaskState = 'done' | 'current' | 'open' | 'later' | 'not-needed'

/** Where a step of a return stands; as in the wizard's tracker, what lies beyond the furthest reached cannot start yet. */
export function taskState(step: Step, filing: TaxFiling | null): TaskState {
  if (filing === null) return step === 'setup' ? 'open' : 'later'
  if (step === 'partner' && !filing.isJointFiling) return 'not-needed'
  if (filing.completed) return 'done'
  if (step === filing.currentStep) return 'current'
  if (!reachedSteps(filing).includes(step)) return 'later'
  return steps.indexOf(step) < steps.indexOf(filing.currentStep) ? 'done' : 'open'
}
