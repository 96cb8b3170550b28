import type { Step } from '../steps.ts'
import { deductionQuestions } from './deductions.ts'
import { incomeQuestions } from './income.ts'
import { partnerQuestions } from './partner.ts'
import { type AmountRole, type AnswerList, askedIn, namesOf, type Question, type Questions } from './question.ts'
import { setupQuestions } from './setup.ts'
import { submitQuestions } from './submit.ts'

/** What each step asks: the one table that forms, calls, pre-fill, totals, review and PDF follow. */
export const questionsOf = {
  setup: setupQuestions,
  partner: partnerQuestions,
  documents: {},
  income: incomeQuestions,
  deductions: deductionQuestions,
  review: {},
  submit: submitQuestions,
} as const satisfies Readonly<Record<Step, Questions>>

/** Whether a step asks anything; documents and review only show, so nothing typed can be lost there. */
export const asksQuestions = (step: Step): boolean => Object.keys(questionsOf[step]).length > 0

export type QuestionName = { [S in Step]: keyof (typeof questionsOf)[S] }[Step] & string

/** The questions of a step whose answers a list of a tax year shows, in order. */
export const questionsListed = (list: AnswerList, step: Step, year: number) =>
  Object.entries<Question>(askedIn(year, questionsOf[step])).filter(
    ([, { leftOutOf }]) => !leftOutOf?.includes(list),
  ) as readonly [QuestionName, Question][]

/** The steps that ask for amounts. */
export type AmountStep = 'income' | 'deductions'
export const amountQuestions = { ...incomeQuestions, ...deductionQuestions } as const
export type AmountName = keyof typeof amountQuestions

/** An amount in euros for every question of a step. */
export type AmountsOf<S extends AmountStep> = Readonly<Record<keyof (typeof questionsOf)[S], number>>

/** Answers of the steps that ask for amounts, in euros as on the wire. */
export type Amounts = Readonly<Partial<Record<AmountName, number>>>

/** The amounts a step asks for in a tax year, in order. */
export const amountsOf = (step: AmountStep, year: number): readonly AmountName[] =>
  namesOf(askedIn(year, questionsOf[step]))

/** The amounts that count in one way and are asked in a tax year, in order. */
export const amountsIn = (role: AmountRole, year: number): readonly AmountName[] => {
  const asked = askedIn(year, amountQuestions)
  return namesOf(asked).filter((name) => asked[name]?.role === role)
}

const noDeductions = Object.fromEntries(namesOf(deductionQuestions).map((name) => [name, 0])) as AmountsOf<'deductions'>

/** These deductions, and 0 for all others. */
export const deductionsWith = (given: Partial<AmountsOf<'deductions'>>): AmountsOf<'deductions'> => ({
  ...noDeductions,
  ...given,
})
