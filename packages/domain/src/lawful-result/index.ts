export { type AnsweredBy, answeredBy, madeBy, questionOf } from './answered-by.ts'
export { type Assumed, assumedGuide, besideIn, type Certainty, heavyIn, isOfAnswer } from './assumed.ts'
export { type AssumedLine, assumedLine, assumedWords } from './assumed-line.ts'
export { atStake } from './at-stake.ts'
export { certaintySaid, certaintyWords } from './certainty.copy.ts'
export { demonstrationWords } from './demonstration.copy.ts'
export type { LawfulFigure } from './figure.ts'
export type { Gap } from './gap.ts'
export {
  type GrossToNet,
  grossToNet,
  type IncomeKind,
  type OtherTax,
  type UntaxedKind,
} from './gross-to-net.ts'
export { eachOf, type Headline, headlineOf, lineOf, outcomeWords, sentenceOf } from './headline.copy.ts'
export { type Answers, householdOf, type StatedHousehold } from './household-of.ts'
export {
  type LawfulResult,
  lawfulResult,
  lawfulResultOf,
  type NoLawfulFigure,
  type NotEnoughKnown,
  type Reason,
} from './lawful-result.ts'
export { formulaWords, type LineWords, settledIn, toldFrom } from './line-words.ts'
export { type NextWhen, nextWhen, reasonAndNext } from './next.copy.ts'
export { certaintyOn, notesOn } from './on-day.ts'
export { reasonGuide, reasonWords } from './reason.copy.ts'
export { saidAmount } from './said-amount.ts'
export { minusWords } from './settled.copy.ts'
export { withoutWords } from './without.copy.ts'
export { resultWords } from './words.copy.ts'
