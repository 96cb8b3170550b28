import { alsoCountWords } from './also-count.copy.ts'
import { amountWords } from './amount-words.ts'
import type { QuestionName } from './index.ts'
import { partnerWords } from './partner.copy.ts'
import type { QuestionWords } from './question-words.ts'
import { setupWords } from './setup.copy.ts'
import { submitWords } from './submit.copy.ts'

/** The words of all questions: field names are unique among the steps. */
export const questionWords: Readonly<Record<QuestionName, QuestionWords>> = {
  ...setupWords,
  ...partnerWords,
  ...amountWords,
  ...alsoCountWords,
  ...submitWords,
}
