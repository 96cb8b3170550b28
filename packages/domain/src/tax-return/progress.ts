import { type DocumentType, requiredDocuments, requiredDocumentTypes, type TaxDocument } from '../documents/index.ts'
import { askedOtherwise } from './asked-otherwise.ts'
import { ownDocuments } from './standing.ts'
import { reachedSteps, type Step } from './steps.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/**
 * How a step of a return stands. `done`: what it asks is there. `open`: to do. `later`: cannot be opened yet. `closed`:
 * submitted, and what it asks is not there. `not-needed`: this return has no such step.
 */
export type StepProgress = 'done' | 'open' | 'later' | 'closed' | 'not-needed'

type OfHome = Pick<TaxFiling, 'setupData' | 'deductionsData'>

/** Whether the answers tell that there is no home loan: no own home, or its WOZ value and no interest of either partner. */
const hasNoLoan = ({ setupData, deductionsData: said }: OfHome): boolean =>
  setupData?.ownHome === false || Boolean(said?.wozValue && !said.mortgageInterest && !said.partnerMortgageInterest)

/**
 * The documents a return requires: the income statement always, the mortgage statement unless there is no own home, or the answers tell that it
 * has no mortgage. Source: decisions, Filing.
 */
export const requiredTypesOf = (filing: OfHome | null): readonly DocumentType[] =>
  requiredDocumentTypes.filter((type) => type !== 'mortgage_statement' || !filing || !hasNoLoan(filing))

/** Which of the documents a return requires are there, among all of the person's. */
export const requiredOf = (filing: TaxFiling | null, documents: readonly TaxDocument[]) =>
  requiredDocuments(ownDocuments(filing, documents), requiredTypesOf(filing))

/** How a step stands; null: nothing is started. A step that was passed over without its answers is never done. */
export function progressOf(step: Step, filing: TaxFiling | null, documents: readonly TaxDocument[]): StepProgress {
  if (filing === null) return step === 'setup' ? 'open' : 'later'
  if (step === 'partner' && !filing.isJointFiling) return 'not-needed'
  if (isDone(step, filing, documents)) return 'done'
  // Figures can be typed: a submitted return did without the documents, or they were deleted since.
  if (filing.completed) return step === 'documents' ? 'closed' : 'done'
  return reachedSteps(filing).includes(step) ? 'open' : 'later'
}

function isDone(step: Step, filing: TaxFiling, documents: readonly TaxDocument[]): boolean {
  switch (step) {
    case 'setup':
      return true
    case 'partner':
      return filing.partnerData !== null
    case 'documents':
      return requiredOf(filing, documents).missing.length === 0
    case 'income':
    case 'deductions':
      return filing[`${step}Data`] !== null && askedOtherwise(filing).every((again) => again.step !== step)
    case 'review':
      return filing.currentStep === 'submit'
    case 'submit':
      return filing.completed
  }
}
