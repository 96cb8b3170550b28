import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Problem, ProblemCode } from '@aangiftewijs/domain/problem'
import type { QuestionWords } from '@aangiftewijs/domain/tax-return'
import { genericProblems } from '../../copy/problems.ts'

/** Words of questions by field name. */
export type WordsByName = Readonly<Record<string, QuestionWords>>

/**
 * People's words for a problem with an answer to one of these questions: the question's own, else those for any field; of an amount,
 * with its name before them.
 */
export const questionProblem =
  (words: WordsByName) =>
  ({ field, code }: Problem): Copy => {
    const asked = words[field]
    const generic = genericProblems[code]
    return asked?.problems?.[code] ?? (asked && amountCodes.has(code) ? named(asked.label, generic) : generic)
  }

const amountCodes: ReadonlySet<ProblemCode> = new Set(['not-a-number', 'negative', 'too-large', 'too-many-decimals'])

const named = (label: Copy, problem: Copy): Copy =>
  copy(`${label.en}: ${decapitalised(problem.en)}`, `${label.nl}: ${decapitalised(problem.nl)}`, label.spec)

const decapitalised = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
