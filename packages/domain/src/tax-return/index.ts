export { type Absent, absentFrom } from './absent.ts'
export { type Added, addedOf, bringsNothing, isNotCounted, isOfNoQuestion } from './added.ts'
export { type AddedUp, addedUpOf } from './added-up.ts'
export { type AlsoAnswered, alsoAnswered } from './also-answered.ts'
export {
  type AlsoCountFacts,
  alsoAsked,
  countedAnswers,
  isAsked,
  ownNameOf,
  partnersOwn,
} from './also-count.ts'
export { type AlsoPrefill, alsoPrefillFrom, alsoSuggested, type UnsureFigure } from './also-prefill.ts'
export { type AnswerContext, openingAnswers, readAnswers, type StepSave, savedAnswers } from './answers.ts'
export { type AskedOtherwise, askedAfter, askedOtherwise } from './asked-otherwise.ts'
export { amountsAtSubmission } from './at-submission.ts'
export { type Belonging, belongingOf, type Place } from './belonging.ts'
export {
  type Bound,
  bounds,
  brokenBounds,
  contradictionsAt,
  isBornAfter,
  largestPart,
} from './bounds.ts'
export { deductionBoundWords } from './bounds-deductions.copy.ts'
export { incomeBoundWords } from './bounds-income.copy.ts'
export { type ChecklistItem, submitChecklist } from './checklist.ts'
export { besidePapers } from './cleared.ts'
export { deadlineOf, interestFrom, migrantDeadline } from './deadline.ts'
export { type Doubt, isSettled, type Standing, standingOf } from './doubts.ts'
export { standingBeside } from './doubts-beside.ts'
export { isDraftId, type PutDraft, putDraftSchema } from './draft.schema.ts'
export {
  type DraftStep,
  type DraftsPath,
  discardIntent,
  draftHeader,
  draftSteps,
  draftsPath,
  isDraftStep,
  revisionsOfSave,
  unsavedStepsPath,
} from './draft-steps.ts'
export { answeredFields, compareDraft, type Draft, isBegunFor, savedFields, type UnsavedStep } from './drafts.ts'
export { type LeftAbsent, type LeftUnsure, leftAbsent, leftUnsure } from './left-unsure.ts'
export { isMasked, maskFiling } from './mask.ts'
export type { Because } from './may-be-told.ts'
export {
  type Difference,
  differences,
  followed,
  fromPapersIntent,
  partnerEmployersIn,
  type Taken,
  takenFromPapers,
  type WithPapers,
} from './papers.ts'
export { implausibleAnswers, implausibleFields, isOnePersonTwice, knownBsn, type Surroundings } from './people.ts'
export { planYear, type YearPlan, type YearWay, yearWays } from './plan-year.ts'
export {
  deductibleIn,
  type FilledAmount,
  fillAmount,
  isAnother,
  type Part,
  type Prefill,
  prefillFrom,
  questionFor,
  type Suggestion,
  suggestedAmounts,
  totalsOfDocuments,
} from './prefill.ts'
export { progressOf, requiredOf, requiredTypesOf, type StepProgress } from './progress.ts'
export { fillsIn, questionOf } from './question-of.ts'
export {
  type AlsoCountGroup,
  alsoCountGroups,
  alsoCountGuide,
  alsoCountWords,
  alsoGroupGuide,
  alsoWordsIn,
} from './questions/also-count.copy.ts'
export { amountGuide } from './questions/amount-guide.ts'
export { amountWords } from './questions/amount-words.ts'
export { elsewhereWords } from './questions/elsewhere.copy.ts'
export {
  type AlsoCounted,
  type AlsoCountName,
  type AmountName,
  type AmountStep,
  type Amounts,
  alsoCountAt,
  amountQuestions,
  amountsAsked,
  amountsOf,
  asksQuestions,
  deductionsWith,
  type OfPartner,
  type QuestionName,
  questionsListed,
  questionsOf,
} from './questions/index.ts'
export { lastingAnswers } from './questions/lasting.ts'
export { partnerWords } from './questions/partner.copy.ts'
export { askedIn, namesOf, type Question, type QuestionKind, type Questions } from './questions/question.ts'
export type { QuestionWords } from './questions/question-words.ts'
export { controlsOf } from './questions/rules.ts'
export { setupWords } from './questions/setup.copy.ts'
export { submitWords } from './questions/submit.copy.ts'
export { questionWords } from './questions/words.ts'
export { readAgain } from './read-again.ts'
export { type RealForm, realFormOf } from './real-form.ts'
export { lastDayToChange, realReturnOf } from './real-return.ts'
export { referenceOf } from './reference.ts'
export { removedWithAll } from './removed-with-all.ts'
export { repeatedAt } from './repeated.ts'
export { returnTerms } from './return-terms.ts'
export { currentFilingOf, otherReturns } from './returns.ts'
export { type Bracket, type BracketPart, bracketParts, exactPerCent, exactTaxOver } from './rules/brackets.ts'
export { calculateDeductionsStepTax, type TaxCalculation } from './rules/deductions-step-tax.ts'
export { estimateFromDocuments } from './rules/summary-estimate.ts'
export { withRepeats } from './same-statement.ts'
export { documentsOf, isUsed, type Owner, ownDocuments, partnerDocuments, yearOf } from './standing.ts'
export {
  amountSteps,
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
  stepsOf,
  stepsRequiredBy,
  stepToContinueAt,
  unansweredBefore,
} from './steps.ts'
export { isTakenOver, startFromIntent, takenFrom } from './taken-from.ts'
export { returnToStartFrom, takenOver, takenOverNames } from './taken-over.ts'
export {
  type AskedJointly,
  type CreateFiling,
  createFilingSchema,
  type DeductionsData,
  type Employer,
  type FilingPatch,
  type IncomeData,
  type PartnerAnswers,
  type PartnerData,
  patchFilingSchema,
  type SetupData,
  type SetupDataSent,
  type SplitData,
  stepSchemas,
  type TaxFiling,
} from './tax-return.schema.ts'
export { uncountedAt } from './uncounted.ts'
export { uncountedAtNothing } from './uncounted-at-nothing.ts'
export { countingReturnOf, openReturnOf, replacedBy } from './which-counts.ts'
export { keptOfPartner, removePartnerIntent, typedWithoutPartner, withoutPartner } from './without-partner.ts'
export { currentTaxYear, preselectedYear, yearChoices } from './years/choices.ts'
export type { YearFigures } from './years/figures.ts'
export { figuresFor, figuresOfYears } from './years/index.ts'
