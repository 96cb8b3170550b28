export { type AnswerContext, readAnswers, type StepSave } from './answers.ts'
export { type ChecklistItem, submitChecklist } from './checklist.ts'
export { isMasked, maskFiling } from './mask.ts'
export { type Mismatch, mismatchesOf } from './mismatches.ts'
export {
  type AmountField,
  type DeductionField,
  deductionFieldNames,
  type FilledAmount,
  fillAmount,
  fillDeductions,
  fillIncome,
  type IncomeField,
  incomeFieldNames,
  type Prefill,
  prefillFrom,
  type Suggestion,
} from './prefill.ts'
export { referenceOf } from './reference.ts'
export { type Bracket, type BracketPart, bracketParts, exactPerCent, exactTaxOver } from './rules/brackets.ts'
export {
  calculateDeductionsStepTax,
  deductionsStepBrackets,
  type TaxCalculation,
  totalDeductions,
} from './rules/deductions-step-tax.ts'
export { estimateFromDocuments, fiscalPartnerBenefit, summaryEstimatePercent } from './rules/summary-estimate.ts'
export {
  firstUnanswered,
  furthestStep,
  isOpen,
  isStep,
  pathOf,
  reachedSteps,
  type Step,
  type StepFacts,
  stepAfter,
  stepBefore,
  steps,
  stepsRequiredBy,
  stepToContinueAt,
} from './steps.ts'
export {
  type CreateFiling,
  createFilingSchema,
  type DeductionsData,
  deductionsSchema,
  type Employer,
  type FilingPatch,
  type IncomeAnswers,
  type IncomeData,
  incomeSchema,
  type PartnerAnswers,
  type PartnerData,
  partnerSchema,
  patchFilingSchema,
  type SetupAnswers,
  type SetupData,
  setupSchema,
  stepFields,
  submitSchema,
  type TaxFiling,
} from './tax-return.schema.ts'
export { currentTaxYear, filingDeadline, preselectedYear, yearChoices } from './years/choices.ts'
