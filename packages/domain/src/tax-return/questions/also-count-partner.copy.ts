import { copy } from '../../language/index.ts'
import type { QuestionWords } from './question-words.ts'

/** English words as they stand inside a sentence. */
export const inSentence = (words: string): string => `${words.charAt(0).toLowerCase()}${words.slice(1)}`

/** The same question about the partner. */
export const ofPartner = ({ label, hint }: QuestionWords): QuestionWords => ({
  label: copy(`Your partner’s ${inSentence(label.en)}`, `${label.nl} van uw partner`),
  ...(hint && { hint }),
})
