import type { Problem } from '@aangiftewijs/domain/problem'
import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { type FormName, problemWords } from '../copy/account-problems.ts'
import { T } from '../copy/words.tsx'
import type { PostedForm } from '../page-request.ts'
import { shellWords } from './copy.ts'
import { type ErrorWords, wordsOfProblems } from './problem-words.tsx'

/** What is wrong with a form that was sent. */
export interface FormErrors {
  /** Problems this side found or the page came back with. */
  readonly problems: readonly Problem[]
  /** The server's own words by field, already in the visitor's language. */
  readonly answers: Readonly<Record<string, string>>
  /** The server's sentence about the whole form, such as a refused sign-in or a throttle. */
  readonly message: string | null
  /** Grows with every attempt, so that the summary takes the focus again. */
  readonly attempt: number
}

/** The errors a page came back with; none on a fresh page. */
export const postedErrors = (form: PostedForm | null): FormErrors => ({
  problems: form?.problems ?? [],
  answers: {},
  message: form?.message ?? null,
  attempt: 0,
})

export const hasErrors = ({ problems, answers, message }: FormErrors): boolean =>
  problems.length > 0 || message !== null || Object.keys(answers).length > 0

/**
 * A refused call as errors: lines `field: sentence` of the form's fields stand at the fields (decisions, Accounts: a 400 lists
 * every problem, one a line), any other text is about the whole form.
 */
export function errorsOfCall(sentence: string, fields: readonly string[]): Omit<FormErrors, 'attempt'> {
  const lines = sentence.split('\n').map((line) => /^(\w+): (.+)$/.exec(line))
  const known = lines.flatMap((line) => (line?.[1] !== undefined && fields.includes(line[1]) ? [line] : []))
  if (known.length === 0) return { problems: [], answers: {}, message: sentence }
  return {
    problems: [],
    answers: Object.fromEntries(known.map(([, field = '', words = '']) => [field, words])),
    message: null,
  }
}

/** The id of a control: two forms of a page have fields of the same name. */
export const controlId = (form: string, field: string) => `${form}-${field}`

/** All errors of a form as words, in the order of its `fields`. */
export function wordsOfErrors(
  form: FormName,
  fields: readonly string[],
  { problems, answers, message }: FormErrors,
): ErrorWords {
  const inOrder = [...problems].sort((one, other) => fields.indexOf(one.field) - fields.indexOf(other.field))
  const idOf = (field: string) => controlId(form, field)
  const found = wordsOfProblems(inOrder, ({ field, code }) => problemWords(field, code, form), idOf)
  return {
    errorOf: (field) => (answers[field] === undefined ? found.errorOf(field) : { error: answers[field] }),
    lines: [
      ...(message === null ? [] : [{ text: message }]),
      ...found.lines,
      ...Object.entries(answers).map(([field, text]) => ({ href: `#${idOf(field)}`, text })),
    ],
  }
}

/** The summary above a form; nothing when all is well. */
export const FormErrorSummary = ({ lines, attempt }: Pick<ErrorWords, 'lines'> & { readonly attempt: number }) =>
  lines.length === 0 ? null : (
    <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={lines} attempt={attempt} />
  )
