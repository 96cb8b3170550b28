import type { Cents } from '../money/index.ts'
import type { HouseholdFacts } from './facts.ts'
import { percentOf } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/** The notional rental value of a home. Act 3.112. */
export function notionalValue(wozValue: Cents, rules: YearRules): Cents {
  const step = rules.home.steps.find(({ upTo }) => wozValue <= upTo)
  if (step) return percentOf(wozValue, step.rate)
  const last = rules.home.steps.at(-1)?.upTo ?? 0
  return rules.home.above.base + percentOf(wozValue - last, rules.home.above.rate)
}

export interface OwnHomeFigures {
  readonly notionalValue: Cents
  readonly costs: Cents
  readonly hillenDeduction: Cents
  readonly balance: Cents
}

const noHome: OwnHomeFigures = { notionalValue: 0, costs: 0, hillenDeduction: 0, balance: 0 }

/** Notional value − costs − Hillen deduction: the own-home balance of the household. Act 3.112, 3.120, 3.123a. */
export function ownHome({ home }: HouseholdFacts, rules: YearRules): OwnHomeFigures {
  if (!home) return noHome
  const value = notionalValue(home.wozValue, rules)
  const costs = home.interest + home.financingCosts
  const hillenDeduction = percentOf(Math.max(0, value - costs), rules.home.hillen.rate)
  return { notionalValue: value, costs, hillenDeduction, balance: value - costs - hillenDeduction }
}
