import type { Copy } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import { type QuestionWords, questionWords } from '@aangiftewijs/domain/tax-return'
import { problemWords } from '../../copy/problems.ts'

const wordsOf: Readonly<Record<string, QuestionWords>> = questionWords

/** People's words for a problem with an answer: those of the question, else those for any field. */
export const questionProblem = ({ field, code }: Problem): Copy =>
  wordsOf[field]?.problems?.[code] ?? problemWords(field, code)
