import { copy } from '../../language/index.ts'
import type { QuestionWords } from './question-words.ts'

/** The same question about the partner. */
export const ofPartner = ({ label, hint }: QuestionWords): QuestionWords => ({
  label: copy(`${label.en} of your partner`, `${label.nl} van uw partner`),
  ...(hint && { hint }),
})
