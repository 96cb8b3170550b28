import {
  type AlsoCounted,
  type AlsoCountName,
  type AmountStep,
  type Amounts,
  alsoCountAt,
  type OfPartner,
} from './questions/index.ts'
import { type AlsoCounts, isAskedIn, type Question, type Questions } from './questions/question.ts'
import type { TaxFiling } from './tax-return.schema.ts'

/** What decides which questions under “also count this” matter in a return. */
export interface AlsoCountFacts extends Pick<TaxFiling, 'year' | 'isJointFiling' | 'setupData' | 'partnerData'> {
  /** As far as they are known: answered, typed or in documents. */
  readonly incomeData: (Amounts & AlsoCounted['income']) | null
  readonly deductionsData: (Amounts & AlsoCounted['deductions']) | null
}

/** From this age on somebody may have the state pension, in every year there is. */
const youngestPensioner = 66

/** Euros; below every maximum that periodic gifts have had an agreement’s date makes no difference. Act 6.38. */
export const periodicGiftsUncappedUpTo = 250_000

const mayBePensioner = (year: number, birthDate: string | undefined): boolean =>
  Boolean(birthDate && year - Number(birthDate.slice(0, 4)) >= youngestPensioner)

const matters: Readonly<Record<AlsoCounts, (facts: AlsoCountFacts) => boolean>> = {
  always: () => true,
  'own-home': ({ isJointFiling, setupData, deductionsData }) =>
    Boolean(
      setupData?.ownHome ||
        deductionsData?.mortgageInterest ||
        (isJointFiling && deductionsData?.partnerMortgageInterest),
    ),
  'moved-home': (facts) => matters['own-home'](facts) && Boolean(facts.deductionsData?.movedHome),
  joint: ({ isJointFiling }) => isJointFiling,
  alone: ({ isJointFiling }) => !isJointFiling,
  'alone-with-child': ({ isJointFiling, incomeData }) => !isJointFiling && Boolean(incomeData?.childUnder12),
  'at-pension-age': ({ setupData, year }) => mayBePensioner(year, setupData?.birthDate),
  'partner-at-pension-age': ({ isJointFiling, partnerData, year }) =>
    isJointFiling && mayBePensioner(year, partnerData?.dateOfBirth),
  wage: ({ incomeData }) => Boolean(incomeData?.salary),
  'partner-wage': ({ isJointFiling, incomeData }) => Boolean(isJointFiling && incomeData?.partnerSalary),
  wealth: ({ incomeData }) => Boolean(incomeData?.savings || incomeData?.investments),
  'periodic-gifts': ({ deductionsData }) => Boolean(deductionsData?.periodicGifts),
  'large-periodic-gifts': ({ deductionsData }) => (deductionsData?.periodicGifts ?? 0) > periodicGiftsUncappedUpTo,
}

/** Whether this return is asked a question of a step: those under “also count this” where they matter, all others always. */
export function isAsked(step: AmountStep, name: string, facts: AlsoCountFacts): boolean {
  const questions: Questions = alsoCountAt[step]
  const question = questions[name]
  return question === undefined || mattersIn(question, facts)
}

const mattersIn = (question: Question, facts: AlsoCountFacts): boolean =>
  question.alsoCounts !== undefined && isAskedIn(facts.year, question) && matters[question.alsoCounts](facts)

const listOf = (step: AmountStep) => Object.entries(alsoCountAt[step]) as readonly [AlsoCountName, Question][]
/** Listed once: a page asks for them several times. */
const listed: Readonly<Record<AmountStep, ReturnType<typeof listOf>>> = {
  income: listOf('income'),
  deductions: listOf('deductions'),
}

/** The questions under “also count this” of a step that matter in this return, in order. */
export const alsoAsked = (step: AmountStep, facts: AlsoCountFacts): readonly AlsoCountName[] =>
  listed[step].flatMap(([name, question]) => (mattersIn(question, facts) ? [name] : []))

/** The answers of a step that count: those under “also count this” that do not matter any more are left out. */
export function countedAnswers<S extends AmountStep>(
  step: S,
  answers: Amounts & AlsoCounted[S],
  facts: AlsoCountFacts,
): Amounts & AlsoCounted[S] {
  const asked: ReadonlySet<string> = new Set(alsoAsked(step, facts))
  const counts = (name: string) => asked.has(name) || !(name in alsoCountAt[step])
  return Object.fromEntries(Object.entries(answers).filter(([name]) => counts(name))) as Amounts & AlsoCounted[S]
}

/** The partner’s answers among those of a step, by the names of the person’s own questions. */
export const partnersOwn = <S extends AmountStep>(step: S, answers: AlsoCounted[S]): OfPartner<S> =>
  Object.fromEntries(
    Object.entries<number | boolean | string | undefined>(answers).flatMap(([name, answer]) => {
      const own = ownNameOf(step, name)
      return own === undefined || answer === undefined ? [] : [[own, answer]]
    }),
  ) as OfPartner<S>

/** The person’s own question that one under “also count this” asks of the partner; undefined for every other. */
export function ownNameOf(step: AmountStep, name: string): string | undefined {
  const questions: Questions = alsoCountAt[step]
  return questions[name]?.ofPartner
}
