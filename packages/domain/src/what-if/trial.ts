import type { FormFields } from '../form/index.ts'
import { type Cents, centsOf, parseEuros } from '../money/index.ts'
import type { Parsed, Problem } from '../problem/index.ts'
import { type Change, type Household, largestFieldAmount } from '../tax-law/index.ts'
import { amountOf, figuresOf, type TriedFigure } from './figures.ts'
import { wrongWithAmount } from './typed-amount.ts'

/** What becomes of the figure: it is set to the amount, or goes up or down by it. */
export const trialWays = ['to', 'more', 'less'] as const
export type TrialWay = (typeof trialWays)[number]

/** The controls of the form, in order. */
export const trialFields = ['figure', 'way', 'amount'] as const

/** One figure tried out at another amount. */
export interface Trial {
  readonly figure: TriedFigure
  readonly way: TrialWay
  /** As typed, in cents. */
  readonly amount: Cents
}

const isOneOf = <T extends string>(choices: readonly T[], text: string): text is T =>
  (choices as readonly string[]).includes(text)

/** The figures that may go below 0. */
const signed: readonly TriedFigure[] = ['box3.actualReturn.valueChange']

/** What a trial makes of its figure, in cents. */
export const amountAfter = (household: Household, { figure, way, amount }: Trial): Cents => {
  const now = amountOf(household, figure)
  const result = way === 'to' ? amount : way === 'more' ? now + amount : now - amount
  return signed.includes(figure) ? result : Math.max(0, result)
}

/** Reads the form of a trial: `figure`, `way` and `amount` in euros. Every problem at once. */
export function readTrial({ figure = '', way = '', amount = '' }: FormFields, household: Household): Parsed<Trial> {
  const code = wrongWithAmount(amount)
  const isFigure = isOneOf(figuresOf(household), figure)
  const isWay = isOneOf(trialWays, way)
  const problems: readonly Problem[] = [
    ...(isFigure ? [] : [{ field: 'figure', code: 'not-a-choice' } as const]),
    ...(isWay ? [] : [{ field: 'way', code: 'not-a-choice' } as const]),
    ...(code === null ? [] : [{ field: 'amount', code }]),
  ]
  if (!isFigure || !isWay || problems.length > 0) return { ok: false, problems }
  const trial = { figure, way, amount: centsOf(parseEuros(amount)) }
  return Math.abs(amountAfter(household, trial)) > largestFieldAmount
    ? { ok: false, problems: [{ field: 'amount', code: 'too-large' }] }
    : { ok: true, value: trial }
}

const actualReturn = 'box3.actualReturn'

/** The trial as a change of the household; nothing but a change in value goes below 0. An actual return is compared whole. */
export function changeOf(trial: Trial, household: Household): Change {
  const to = amountAfter(household, trial)
  if (!trial.figure.startsWith(`${actualReturn}.`)) return { field: trial.figure, to }
  const name = trial.figure.slice(actualReturn.length + 1)
  return { field: actualReturn, to: { income: 0, valueChange: 0, ...household.box3?.actualReturn, [name]: to } }
}
