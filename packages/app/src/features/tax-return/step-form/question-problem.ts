import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Problem, ProblemCode } from '@aangiftewijs/domain/problem'
import type { QuestionWords } from '@aangiftewijs/domain/tax-return'
import { genericProblems } from '../../../copy/problems.ts'
import type { FieldNames } from '../../../page-request.ts'

/** Words of questions by field name. */
export type WordsByName = Readonly<Record<string, QuestionWords>>

/** By field name. */
export type BoundWords = Readonly<Record<string, Copy>>

/**
 * People's words for a problem with an answer to one of these questions: the question's own, else those for any field; of an amount or a date,
 * of which a step asks several, with its name before them. `names`: of other questions, as they stand on the page. `bounds`: what is said of parts that are more than
 * their whole, and of days that do not fit.
 */
export const questionProblem =
  (words: WordsByName, names: FieldNames = {}, bounds: BoundWords = {}) =>
  ({ field, code }: Problem): Copy => {
    const name = names[field]
    const { label, problems }: Partial<QuestionWords> = words[field] ?? (name ? { label: copy(name, name) } : {})
    const generic = genericProblems[code]
    if (boundCodes.has(code)) return bounds[field] ?? generic
    return problems?.[code] ?? (label && namedCodes.has(code) ? named(label, generic) : generic)
  }

const boundCodes: ReadonlySet<ProblemCode> = new Set(['more-than-whole', 'more-than-share', 'not-in-order'])

const namedCodes: ReadonlySet<ProblemCode> = new Set([
  'not-a-number',
  'negative',
  'too-large',
  'too-many-decimals',
  'not-a-date',
  'in-the-future',
  'after-tax-year',
])

const named = (label: Copy, problem: Copy): Copy =>
  copy(`${label.en}: ${decapitalised(problem.en)}`, `${label.nl}: ${decapitalised(problem.nl)}`, label.spec)

const decapitalised = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)
