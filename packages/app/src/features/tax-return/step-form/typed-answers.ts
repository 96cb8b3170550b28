import { type FormFields, isRealDate, readFields } from '@aangiftewijs/domain/form'
import { eurosOf, formatAmount, parseEuros, problemOfEuros } from '@aangiftewijs/domain/money'
import type { Problem } from '@aangiftewijs/domain/problem'
import {
  type AlsoCounted,
  type AmountStep,
  type Amounts,
  alsoCountAt,
  amountsOf,
  type FilledAmount,
  type Question,
  type Questions,
  questionsOf,
  type Step,
} from '@aangiftewijs/domain/tax-return'

const kindOf = (step: AmountStep, name: string): Question['kind'] | undefined => {
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

/**
 * What an amount opens with: saved, read from documents, or blank. `isChangedBack`: it starts with what the documents say
 * although another amount is saved.
 */
export function openingText({ amount, suggestion }: FilledAmount, isChangedBack: boolean): string {
  const cents = isChangedBack && suggestion ? suggestion.amount : amount
  return cents === null ? '' : formatAmount(cents)
}

/** The amounts of a form that cannot be read, in its order: no answers, and no figure may be made without them. */
export function unreadAmounts(step: Step, fields: FormFields): readonly Problem[] {
  const questions: Questions = questionsOf[step]
  return Object.entries(fields).flatMap(([field, text]) => {
    const code = questions[field]?.kind === 'euros' ? problemOfEuros(parseEuros(text)) : undefined
    return code ? [{ field, code }] : []
  })
}

/**
 * What a money field says while it is being typed, in euros. What cannot be read is something: it counts as a cent, for the questions that
 * are asked where there is anything; a figure is made of none of it (`unreadAmounts`).
 */
export function typedEuros(text: string | undefined): number {
  const euros = parseEuros(text ?? '')
  return problemOfEuros(euros) ? eurosOf(1) : euros
}

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
