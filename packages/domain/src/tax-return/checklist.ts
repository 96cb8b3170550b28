import type { TaxDocument } from '../documents/index.ts'
import { progressOf, requiredOf } from './progress.ts'
import type { AmountStep } from './questions/index.ts'
import type { Step } from './steps.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** One line of the list before submission. Decisions, Filing. */
export interface ChecklistItem {
  readonly id: 'personal' | 'partner' | 'documents' | 'income' | 'deductions' | 'calculation'
  readonly isDone: boolean
  /** Where it is done: link to `pathOf(step)`. */
  readonly step: Step
}

/**
 * What has to be there before submission, each done or missing. Missing documents never block: the figures can be typed
 * (ask `isOpen('submit', …)` for what blocks).
 */
export function submitChecklist(filing: TaxFiling, documents: readonly TaxDocument[]): readonly ChecklistItem[] {
  const { present, required } = requiredOf(filing, documents)
  const isDone = (step: AmountStep) => progressOf(step, filing, documents) === 'done'
  const partner: ChecklistItem = { id: 'partner', isDone: filing.partnerData !== null, step: 'partner' }
  return [
    { id: 'personal', isDone: filing.setupData !== null, step: 'setup' },
    ...(filing.isJointFiling ? [partner] : []),
    { id: 'documents', isDone: present === required, step: 'documents' },
    { id: 'income', isDone: isDone('income'), step: 'income' },
    { id: 'deductions', isDone: isDone('deductions'), step: 'deductions' },
    { id: 'calculation', isDone: filing.calculatedTax !== null, step: 'deductions' },
  ]
}
