import { type FormFields, isRealDate, readFields } from '@aangiftewijs/domain/form'
import {
  type AlsoCounted,
  type AmountStep,
  type Amounts,
  alsoCountAt,
  amountsOf,
  type Question,
  type Questions,
} from '@aangiftewijs/domain/tax-return'
import { typedEuros } from './typed-amounts.ts'

/** What the answer to a question under “also count this” is. */
export const kindOf = (step: AmountStep, name: string): Question['kind'] | undefined => {
  const questions: Questions = alsoCountAt[step]
  return questions[name]?.kind
}

/** Whether a question is answered by a tick: a form holds nothing of one that is not ticked. */
export const isTick = (step: AmountStep, name: string): boolean => kindOf(step, name) === 'tick'

/** What the three controls of a day open with; nothing of what is none. */
export const dayFields = (step: AmountStep, name: string, fields: FormFields): FormFields =>
  kindOf(step, name) === 'date'
    ? Object.fromEntries(['day', 'month', 'year'].map((part) => [`${name}-${part}`, fields[`${name}-${part}`] ?? '']))
    : {}

/** A day that is typed as far as that it is one. */
const isRealDay = ([, day]: readonly [string, unknown]): boolean => typeof day === 'string' && isRealDate(day)

/** The answers of a step while they are being typed. What stands blank under “also count this” is left out, as when it is saved. */
export const typedAnswers = <S extends AmountStep>(step: S, year: number, fields: FormFields) =>
  ({
    ...Object.fromEntries(amountsOf(step, year).map((name) => [name, typedEuros(fields[name])])),
    ...Object.fromEntries(
      Object.entries<Question>(alsoCountAt[step]).flatMap(([name, { kind }]) => {
        if (kind === 'date') return Object.entries(readFields({ [name]: kind }, fields)).filter(isRealDay)
        return fields[name]?.trim() ? [[name, kind === 'tick' || typedEuros(fields[name])]] : []
      }),
    ),
  }) as Amounts & AlsoCounted[S]
