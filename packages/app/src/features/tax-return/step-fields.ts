import type { FormFields } from '@aangiftewijs/domain/form'
import { eurosOf, formatAmount, largestAmount, parseEuros } from '@aangiftewijs/domain/money'
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

/** The id of the control, of a date the first of three, where the answer to a question is given. */
export function controlIdOf(step: Step, name: string): string {
  const questions: Questions = questionsOf[step]
  return questions[name]?.kind === 'date' ? `${name}-day` : name
}

/**
 * What an amount opens with: saved, read from documents, or blank. `isChangedBack`: it starts with what the documents say
 * although another amount is saved.
 */
export function openingText({ amount, suggestion }: FilledAmount, isChangedBack: boolean): string {
  const cents = isChangedBack && suggestion ? suggestion.amount : amount
  return cents === null ? '' : formatAmount(cents)
}

/** What a money field says while it is being typed, in euros: anything that is no amount yet counts as 0. */
export function typedEuros(text: string | undefined): number {
  const euros = parseEuros(text ?? '')
  return Number.isFinite(euros) && euros > 0 ? Math.min(euros, eurosOf(largestAmount)) : 0
}

/** The answers of a step while they are being typed. What stands blank under “also count this” is left out, as when it is saved. */
export const typedAnswers = <S extends AmountStep>(step: S, year: number, fields: FormFields) =>
  ({
    ...Object.fromEntries(amountsOf(step, year).map((name) => [name, typedEuros(fields[name])])),
    ...Object.fromEntries(
      Object.entries<Question>(alsoCountAt[step]).flatMap(([name, { kind }]) =>
        fields[name]?.trim() ? [[name, kind === 'tick' || typedEuros(fields[name])]] : [],
      ),
    ),
  }) as Amounts & AlsoCounted[S]
