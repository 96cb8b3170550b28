import type { Step } from '../steps.ts'
import { alsoDeductionQuestions, alsoIncomeQuestions, firstDeductionQuestions } from './also-count.ts'
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
  income: { ...incomeQuestions, ...alsoIncomeQuestions },
  deductions: { ...firstDeductionQuestions, ...deductionQuestions, ...alsoDeductionQuestions },
  review: {},
  submit: submitQuestions,
} as const satisfies Readonly<Record<Step, Questions>>

/** Whether a step asks anything; documents and review only show, so nothing typed can be lost there. */
export const asksQuestions = (step: Step): boolean => Object.keys(questionsOf[step]).length > 0

export type QuestionName = { [S in Step]: keyof (typeof questionsOf)[S] }[Step] & string

/** The specified questions of a step whose answers a list of a tax year shows, in order. */
export const questionsListed = (list: AnswerList, step: Step, year: number) =>
  Object.entries<Question>(askedIn(year, questionsOf[step])).filter(
    ([, { leftOutOf, alsoCounts }]) => !alsoCounts && !leftOutOf?.includes(list),
  ) as readonly [QuestionName, Question][]

/** The steps that ask for amounts. */
export type AmountStep = 'income' | 'deductions'
/** The specified questions of each. */
export const amountsAt = { income: incomeQuestions, deductions: deductionQuestions } as const
export const amountQuestions = { ...incomeQuestions, ...deductionQuestions } as const
export type AmountName = keyof typeof amountQuestions

/** What a step asks under “also count this”. */
export const alsoCountAt = { income: alsoIncomeQuestions, deductions: alsoDeductionQuestions } as const
export type AlsoCountName = { [S in AmountStep]: keyof (typeof alsoCountAt)[S] & string }[AmountStep]

/** An amount in euros for every specified question of a step. */
export type AmountsOf<S extends AmountStep> = Readonly<Record<keyof (typeof amountsAt)[S], number>>

/** Answers to the specified questions of the steps that ask for amounts, in euros as on the wire. */
export type Amounts = Readonly<Partial<Record<AmountName, number>>>

type AnswerTo<Q> = Q extends { readonly kind: 'tick' } ? boolean : Q extends { readonly kind: 'date' } ? string : number

/** Answers under “also count this”, as on the wire: euros, a day, or a tick; what was left blank is absent. */
export type AlsoCounted = {
  readonly [S in AmountStep]: {
    readonly [Name in keyof (typeof alsoCountAt)[S]]?: AnswerTo<(typeof alsoCountAt)[S][Name]> | undefined
  }
}

type OwnNameOf<Q> = Q extends { readonly ofPartner: infer Own extends string } ? Own : never

/** The partner’s answers of a step, by the names of the person’s own questions. */
export type OfPartner<S extends AmountStep> = {
  readonly [Name in keyof (typeof alsoCountAt)[S] as OwnNameOf<(typeof alsoCountAt)[S][Name]>]?:
    | AnswerTo<(typeof alsoCountAt)[S][Name]>
    | undefined
}

/** The specified amounts a step asks for in a tax year, in order. */
export const amountsOf = (step: AmountStep, year: number): readonly AmountName[] =>
  namesOf(askedIn(year, amountsAt[step]))

/** The same of a return as they are asked: what is of a home of one’s own last of who said to have none. */
export function amountsAsked(
  step: AmountStep,
  { year, setupData }: { readonly year: number; readonly setupData: { readonly ownHome: boolean } | null },
): readonly AmountName[] {
  const all = amountsOf(step, year)
  const isOfHome = (name: AmountName) => (amountQuestions[name] as Question).isOfHome === true
  return setupData?.ownHome === false ? [...all.filter((name) => !isOfHome(name)), ...all.filter(isOfHome)] : all
}

/** The amounts that count in one way and are asked in a tax year, in order. */
export const amountsIn = (role: AmountRole, year: number): readonly AmountName[] => {
  const asked = askedIn(year, amountQuestions)
  return namesOf(asked).filter((name) => asked[name]?.role === role)
}

const noDeductions = Object.fromEntries(namesOf(deductionQuestions).map((name) => [name, 0])) as AmountsOf<'deductions'>

/** These deductions, and 0 for all other amounts of the specification. */
export const deductionsWith = (
  given: Partial<AmountsOf<'deductions'>> & AlsoCounted['deductions'],
): AmountsOf<'deductions'> & AlsoCounted['deductions'] => ({
  ...noDeductions,
  ...given,
})
