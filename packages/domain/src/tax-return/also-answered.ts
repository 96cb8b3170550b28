import { countedAnswers } from './also-count.ts'
import { type AlsoCountGroup, alsoCountGroups } from './questions/also-count.copy.ts'
import { type AlsoCountName, type AmountStep, questionsOf } from './questions/index.ts'
import type { Question, QuestionKind, Questions } from './questions/question.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** What was answered under one heading. */
export interface AlsoAnswered extends Pick<AlsoCountGroup, 'id' | 'title'> {
  readonly answers: readonly { readonly name: AlsoCountName; readonly kind: QuestionKind; readonly value: unknown }[]
}

/** What of a step was answered under “also count this” and counts, by heading; for review and paper. */
export function alsoAnswered(
  step: AmountStep,
  filing: Pick<TaxFiling, 'year' | 'isJointFiling' | 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'>,
): readonly AlsoAnswered[] {
  const questions: Questions = questionsOf[step]
  const { incomeData, deductionsData } = filing
  const counted: Readonly<Record<string, unknown>> =
    step === 'income'
      ? countedAnswers('income', incomeData ?? {}, filing)
      : countedAnswers('deductions', deductionsData ?? {}, filing)
  const answerOf = (name: AlsoCountName) => {
    const question: Question | undefined = questions[name]
    const value = counted[name]
    return question === undefined || value === undefined ? [] : [{ name, kind: question.kind, value }]
  }
  return alsoCountGroups[step].flatMap(({ id, title, names }) => {
    const answers = names.flatMap(answerOf)
    return answers.length > 0 ? [{ id, title, answers }] : []
  })
}
