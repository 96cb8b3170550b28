import type { FormFields } from '@aangiftewijs/domain/form'
import type { Copy } from '@aangiftewijs/domain/language'
import type { QuestionWords } from '@aangiftewijs/domain/tax-return'
import { DateField } from '@aangiftewijs/ui/DateField'
import { T } from '../../../copy/words.tsx'
import type { ErrorWords } from '../../../shell/problem-words.tsx'

interface DateQuestionProps {
  readonly name: string
  readonly words: QuestionWords
  /** Names of the three fields, and what stands beside the name of a question that may stay open. */
  readonly parts: Readonly<Record<'day' | 'month' | 'year' | 'optional', Copy>>
  readonly shown: FormFields
  readonly errorOf: ErrorWords['errorOf']
}

/** A question whose answer is a day, and that may stay open. */
export const DateQuestion = ({ name, words: { label, hint }, parts, shown, errorOf }: DateQuestionProps) => (
  <DateField
    name={name}
    {...(hint && { hint: <T text={hint} /> })}
    optionalLabel={<T text={parts.optional} />}
    {...errorOf(name)}
    legend={<T text={label} />}
    labels={{ day: <T text={parts.day} />, month: <T text={parts.month} />, year: <T text={parts.year} /> }}
    defaultValue={{
      day: shown[`${name}-day`] ?? '',
      month: shown[`${name}-month`] ?? '',
      year: shown[`${name}-year`] ?? '',
    }}
  />
)
