import { type LanguageChoice, wordsOf } from '@aangiftewijs/domain/language'
import type { Problem } from '@aangiftewijs/domain/problem'
import { deductionBoundWords, incomeBoundWords, partnerWords, questionWords } from '@aangiftewijs/domain/tax-return'
import { problemWords } from '../../../copy/account-problems.ts'
import { questionProblem } from './question-problem.ts'

/** Whether a wire path is an answer of a return; outside `partnerData` the partner's field names are those of an account. */
const isAnswer = (path: string): boolean => path.includes('.') || (path in questionWords && !(path in partnerWords))

const boundWords = { ...incomeBoundWords, ...deductionBoundWords }

function describe({ field, code }: Problem, choice: LanguageChoice): string {
  const name = field.split('.').at(-1) ?? ''
  const words = wordsOf(
    isAnswer(field) ? questionProblem(questionWords, {}, boundWords)({ field: name, code }) : problemWords(name, code),
    choice,
  )
  return field === '' ? words : `${field}: ${words}`
}

/** All problems as sentences, one a problem, for an API answer: `field: words`; a field is named by its wire path. */
export const describeProblems = (problems: readonly Problem[], choice: LanguageChoice): string[] =>
  problems.map((problem) => describe(problem, choice))
