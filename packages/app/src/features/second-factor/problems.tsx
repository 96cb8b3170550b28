import { ErrorSummary } from '@aangiftewijs/ui/ErrorSummary'
import { T } from '../../copy/words.tsx'
import { shellWords } from '../../shell/copy.ts'
import { usePostedForm } from '../../shell/page-context.tsx'
import { idOf } from './addresses.ts'
import { secondFactorWords as words } from './copy.ts'

/** The forms of these pages, as they are called when they come back. */
export type FormName = 'new-passkey' | 'passkeys' | 'recovery-codes' | 'second-factor'

/** The fields that have to be filled. */
export type FieldName = keyof typeof words.missing

/** What is wrong with a form: fields that are empty, or what was said of the whole. */
export interface Problems {
  readonly missing: readonly FieldName[]
  readonly message: string | null
}

const isField = (name: string): name is FieldName => name in words.missing

/** What is wrong with the form that came back with this page. */
export function usePostedProblems(form: FormName): Problems {
  const posted = usePostedForm(form)
  return {
    missing: posted?.problems.map(({ field }) => field).filter(isField) ?? [],
    message: posted?.message ?? null,
  }
}

/** The error of a field, as the field takes it. */
export const errorOf = ({ missing }: Problems, field: FieldName) =>
  missing.includes(field) ? { error: <T text={words.missing[field]} /> } : {}

interface SummaryProps extends Problems {
  readonly form: FormName
  /** Grows with every attempt, so that the summary takes the focus again. */
  readonly attempt: number
}

/** The summary above a form; nothing when all is well. */
export function ProblemSummary({ form, missing, message, attempt }: SummaryProps) {
  const problems = [
    ...(message === null ? [] : [{ text: message }]),
    ...missing.map((field) => ({ href: `#${idOf(form, field)}`, text: <T text={words.missing[field]} /> })),
  ]
  if (problems.length === 0) return null
  return <ErrorSummary title={<T text={shellWords.errorSummary} />} problems={problems} attempt={attempt} />
}
