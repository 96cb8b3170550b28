import type { Copy } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import type { QuestionWords } from '@aangiftewijs/domain/tax-return'
import { genericProblems } from '../../copy/problems.ts'

/** Words of questions by field name. */
export type WordsByName = Readonly<Record<string, QuestionWords>>

/** People's words for a problem with an answer to one of these questions: the question's own, else those for any field. */
export const questionProblem =
  (words: WordsByName) =>
  ({ field, code }: Problem): Copy =>
    words[field]?.problems?.[code] ?? genericProblems[code]
