import type { FormFields } from '@aangiftewijs/domain/form'
import { eurosOf, formatAmount, parseEuros, problemOfEuros } from '@aangiftewijs/domain/money'
import type { Problem } from '@aangiftewijs/domain/problem'
import { type FilledAmount, type Questions, questionsOf, type Step } from '@aangiftewijs/domain/tax-return'

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
