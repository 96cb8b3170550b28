import type { FormFields } from '../form/index.ts'
import { type AmountStep, alsoCountAt, type QuestionName, questionsOf } from './questions/index.ts'
import type { AlsoCounts, Question, QuestionKind, Questions } from './questions/question.ts'
import { amountSteps } from './steps.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** The questions that only couples are asked. */
const ofCouples: readonly AlsoCounts[] = ['joint', 'partner-at-pension-age', 'partner-wage']

function isOfPartner(step: AmountStep, name: string): boolean {
  const questions: Questions = alsoCountAt[step]
  const { alsoCounts } = questions[name] ?? {}
  return name === 'partnerEmployers' || (alsoCounts !== undefined && ofCouples.includes(alsoCounts))
}

const withoutNames = <Answers extends object>(step: AmountStep, answers: Answers): Answers =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !isOfPartner(step, name))) as Answers

/** What a return may know of a partner. */
export type KnowsPartner = Pick<TaxFiling, 'partnerData' | 'incomeData' | 'deductionsData' | 'splitData'>

/** The answers of a return of one person, with nothing in them of a partner: neither who that is nor what they earned and paid. */
export const withoutPartner = ({ incomeData, deductionsData }: KnowsPartner): KnowsPartner => ({
  partnerData: null,
  incomeData: incomeData && withoutNames('income', incomeData),
  deductionsData: deductionsData && withoutNames('deductions', deductionsData),
  splitData: null,
})

/** What was typed in a step, with nothing of a partner in it. */
export const typedWithoutPartner = (step: AmountStep, fields: FormFields): FormFields => withoutNames(step, fields)

/** An amount or a tick that a return has of a partner. */
export interface KeptAnswer {
  readonly name: QuestionName
  readonly kind: QuestionKind
  readonly value: unknown
}

/** What a return that is filed alone still knows of the income and costs of a partner, since it was a joint one before. */
export const keptOfPartner = (filing: Pick<TaxFiling, 'incomeData' | 'deductionsData'>): readonly KeptAnswer[] =>
  amountSteps.flatMap((step) => {
    const answers: Readonly<Record<string, unknown>> = { ...filing[`${step}Data`] }
    return Object.entries<Question>(questionsOf[step]).flatMap(([name, { kind }]) =>
      answers[name] && isOfPartner(step, name) ? [{ name: name as QuestionName, kind, value: answers[name] }] : [],
    )
  })

/** The `intent` of the partner step that takes the partner out of a return that is filed alone. */
export const removePartnerIntent = 'remove-partner'
