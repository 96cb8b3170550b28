export type { Assumed, Certainty } from './assumed.ts'
export { type Answers, type Gap, householdOf, type StatedHousehold } from './household-of.ts'
export {
  type LawfulFigure,
  type LawfulResult,
  lawfulResult,
  type NoLawfulFigure,
  type NotEnoughKnown,
  saidAmount,
} from './lawful-result.ts'
export { assumedWords, certaintyWords, headlineWords, reasonWords, resultWords, sentenceWords } from './words.copy.ts'
