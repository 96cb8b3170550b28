import type { TaxDocument } from '@aangiftewijs/domain/documents'
import { progressOf, type Step, type StepProgress, type TaxFiling } from '@aangiftewijs/domain/tax-return'

/** How a step stands in the task list: as in the wizard's tracker, and which one is being answered. */
export type TaskState = StepProgress | 'current'

export function taskState(step: Step, filing: TaxFiling | null, documents: readonly TaxDocument[]): TaskState {
  const progress = progressOf(step, filing, documents)
  return progress === 'open' && step === filing?.currentStep ? 'current' : progress
}
