import { isValidBsn } from '../../bsn/index.ts'
import { isEmail } from '../../email/index.ts'
import { type FieldKind, type FieldKinds, isRealDate } from '../../form/index.ts'
import { problemOfEuros } from '../../money/index.ts'
import type { Parsed, Problem, ProblemCode } from '../../problem/index.ts'
import type { AlsoCounts, Question, QuestionKind, Questions } from './question.ts'

/** Characters of a text, unless its question tells. */
export const longestText = 200

/** What a right answer of each kind is on the wire. */
export interface AnswerValues {
  readonly text: string
  readonly bsn: string
  readonly 'bsn-digits': string
  readonly date: string
  readonly email: string
  readonly phone: string
  readonly euros: number
  readonly year: number
  readonly tick: boolean
  readonly consent: true
}

type NeededNames<T extends Questions> = {
  [N in keyof T]: T[N] extends { readonly isNeeded: true }
    ? N
    : T[N] extends { readonly alsoCounts: AlsoCounts }
      ? never
      : AnswerValues[T[N]['kind']] extends string
        ? never
        : N
}[keyof T]

/** Right answers to these questions: a text that is not needed, and what is also counted, may be left out. */
export type Answers<T extends Questions> = {
  -readonly [N in NeededNames<T>]: AnswerValues[T[N]['kind']]
} & { -readonly [N in Exclude<keyof T, NeededNames<T>>]?: AnswerValues[T[N]['kind']] | undefined }

type Limits = NonNullable<Question['limits']>
type Rule = (value: unknown, limits: Limits) => ProblemCode | undefined

/** A text that is not too long, and what else is wrong with it. */
const textRule =
  (problemOf: (value: string, limits: Limits) => ProblemCode | false): Rule =>
  (value, limits) => {
    if (typeof value !== 'string') return 'required'
    return value.length > (limits.atMost ?? longestText) ? 'too-long' : problemOf(value, limits) || undefined
  }

const rules: Readonly<Record<QuestionKind, Rule>> = {
  text: textRule((value, { atLeast = 0 }) => value.trim().length < atLeast && 'too-short'),
  bsn: textRule((value) => !isValidBsn(value) && 'invalid-bsn'),
  'bsn-digits': (value, { atLeast = 0, atMost = longestText }) => {
    if (typeof value !== 'string' || value.length < atLeast) return 'required'
    return value.length > atMost || /\D/.test(value) ? 'invalid-bsn' : undefined
  },
  date: textRule((value) => value !== '' && !isRealDate(value) && 'not-a-date'),
  email: textRule((value) => value !== '' && !isEmail(value) && 'invalid-email'),
  phone: textRule(() => false),
  euros: problemOfEuros,
  year: (value, { atLeast = 0, atMost = 9999 }) =>
    typeof value === 'number' && Number.isSafeInteger(value) && atLeast <= value && value <= atMost
      ? undefined
      : 'not-a-year',
  tick: (value) => (typeof value === 'boolean' ? undefined : 'wrong-type'),
  consent: (value) => (value === true ? undefined : 'not-accepted'),
}

/** What is wrong with a value as the answer to a question, left out or not: the one rule of form and wire. */
export const problemOf = ({ kind, limits = {} }: Question, value: unknown): ProblemCode | undefined =>
  rules[kind](value, limits)

/** Whether nothing may stand in the place of an answer, and what is stored then. */
export const withoutAnswer = ({ kind, isNeeded, alsoCounts }: Question): 'refused' | 'left out' | 'zero' => {
  if (alsoCounts) return 'left out'
  if (isNeeded || kind === 'tick' || kind === 'consent') return 'refused'
  return kind === 'euros' ? 'zero' : 'left out'
}

/** Reads the answers to these questions, all their problems at once, in their order. */
export function readAnswersTo<T extends Questions>(
  questions: T,
  values: Readonly<Record<string, unknown>>,
): Parsed<Answers<T>> {
  const problems: Problem[] = []
  const answers: Record<string, unknown> = {}
  for (const [field, question] of Object.entries<Question>(questions)) {
    const value = values[field]
    const instead = withoutAnswer(question)
    if (value === undefined && instead === 'left out') continue
    const answer = value === undefined && instead === 'zero' ? 0 : value
    const code = problemOf(question, answer)
    if (code !== undefined) problems.push({ field, code })
    answers[field] = answer
  }
  // Every question was looked at above.
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: answers as Answers<T> }
}

const controls: Readonly<Record<QuestionKind, FieldKind>> = {
  text: 'text',
  bsn: 'text',
  'bsn-digits': 'text',
  date: 'date',
  email: 'text',
  phone: 'text',
  euros: 'euros',
  year: 'whole-number',
  tick: 'tick',
  consent: 'tick',
}

function controlOf({ kind, isNeeded, alsoCounts }: Question): FieldKind {
  if (alsoCounts && kind !== 'date') return kind === 'tick' ? 'optional-tick' : 'optional-euros'
  return controls[kind] === 'text' && !isNeeded ? 'optional-text' : controls[kind]
}

/** How the controls of a form with these questions are read. */
export const controlsOf = (questions: Questions): FieldKinds =>
  Object.fromEntries(Object.entries(questions).map(([name, question]) => [name, controlOf(question)]))
