import type { Cents } from '../money/index.ts'
import type { HouseholdFacts } from './facts.ts'
import type { LivedIn } from './household.ts'
import { percentOf, proportionOf } from './rounding.ts'
import type { YearRules } from './year-rules.ts'

/** The notional rental value of a home over a whole year. Act 3.112(1). */
export function notionalValue(wozValue: Cents, rules: YearRules): Cents {
  const step = rules.home.steps.find(({ upTo }) => wozValue <= upTo)
  if (step) return percentOf(wozValue, step.rate)
  const last = rules.home.steps.at(-1)?.upTo ?? 0
  return rules.home.above.base + percentOf(wozValue - last, rules.home.above.rate)
}

const dayInMilliseconds = 86_400_000
/** The days from the end of one day to the end of another, `YYYY-MM-DD`. */
const daysBetween = (one: string, other: string): number => (Date.parse(other) - Date.parse(one)) / dayInMilliseconds

/** The days of a year. */
export const daysIn = (year: number): number => daysBetween(`${year - 1}-12-31`, `${year}-12-31`)

/**
 * The days of a year on which a home was lived in, by the register. Act 3.112(6): the period begins and ends on the days of the
 * register. As the Tax Administration counts it: registered on 15 September makes 107 of 365 days, so the first day does not count, and
 * who moves from one home to the next has each day once.
 */
export function daysLivedIn(
  { registeredFrom: from = '', registeredUntil: until = '9999-12-31' }: LivedIn,
  year: number,
): number {
  const [before, last] = [`${year - 1}-12-31`, `${year}-12-31`]
  const first = from < before ? before : from
  const end = until > last ? last : until
  return Math.max(0, daysBetween(first, end))
}

/** One home of the year: the one at the end of it (or the only one), or the one lived in before. */
export interface HomeFigures {
  readonly wozValue: Cents
  /** Over a whole year. */
  readonly ofYear: Cents
  readonly days: number
  /** Over the days that it was lived in. */
  readonly notionalValue: Cents
}

export interface OwnHomeFigures {
  /** Absent without one. */
  readonly home: HomeFigures | undefined
  readonly former: HomeFigures | undefined
  /** Of both together. */
  readonly notionalValue: Cents
  readonly costs: Cents
  readonly hillenDeduction: Cents
  readonly balance: Cents
}

const noHome: OwnHomeFigures = {
  home: undefined,
  former: undefined,
  notionalValue: 0,
  costs: 0,
  hillenDeduction: 0,
  balance: 0,
}

function homeFigures(home: LivedIn & { readonly wozValue: Cents }, rules: YearRules): HomeFigures {
  const ofYear = notionalValue(home.wozValue, rules)
  const days = daysLivedIn(home, rules.year)
  return { wozValue: home.wozValue, ofYear, days, notionalValue: proportionOf(ofYear, days, daysIn(rules.year)) }
}

/** Notional value − costs − Hillen deduction: the own-home balance of the household. Act 3.112, 3.120, 3.123a. */
export function ownHome({ home }: HouseholdFacts, rules: YearRules): OwnHomeFigures {
  if (!home) return noHome
  const own = homeFigures(home, rules)
  const former = home.former && homeFigures(home.former, rules)
  const value = own.notionalValue + (former?.notionalValue ?? 0)
  const costs = home.interest + home.financingCosts
  const hillenDeduction = percentOf(Math.max(0, value - costs), rules.home.hillen.rate)
  return { home: own, former, notionalValue: value, costs, hillenDeduction, balance: value - costs - hillenDeduction }
}
