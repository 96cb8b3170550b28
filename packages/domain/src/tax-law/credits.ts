import type { Cents } from '../money/index.ts'
import { lastBracketStart } from './box1.ts'
import type { PersonFacts } from './facts.ts'
import { isElder } from './green.ts'
import { percentOf } from './rounding.ts'
import type { DecliningCredit, YearRules } from './year-rules.ts'

const declining = ({ max, from, rate }: DecliningCredit, income: Cents): Cents =>
  Math.max(0, max - percentOf(Math.max(0, income - from), rate))

/**
 * General credit over box 1 income (through 2024) or aggregate income (from 2025). At pension age it is a part of the
 * ordinary credit, which has ended where the last bracket starts. Act 8.10, 8.3–8.7.
 */
export function generalCredit(
  person: Pick<PersonFacts, 'age'>,
  box1: Cents,
  aggregateIncome: Cents,
  rules: YearRules,
): Cents {
  const { base, under, pension } = rules.credits.general
  const income = base === 'box1' ? box1 : aggregateIncome
  if (person.age === 'under') return declining(under, income)
  return income > lastBracketStart(rules) ? 0 : declining(pension, income)
}

/** What the labour credit comes to after each of the three slices that build it up. Act 8.11. */
export function labourSlices(
  age: PersonFacts['age'],
  labourIncome: Cents,
  { credits }: YearRules,
): readonly [Cents, Cents, Cents] {
  const { ends, under, pension } = credits.labour
  const { rates, maxima } = age === 'under' ? under : pension
  const above = (from: Cents) => Math.max(0, labourIncome - from)
  const first = Math.min(percentOf(labourIncome, rates[0]), maxima[0])
  const second = Math.min(first + percentOf(above(ends[0]), rates[1]), maxima[1])
  return [first, second, Math.min(second + percentOf(above(ends[1]), rates[2]), maxima[2])]
}

/** Labour credit over labour income: until it declines never below what the employer applied, up to the maximum. Act 8.11(1), (2). */
export function labourCredit(
  person: Pick<PersonFacts, 'age' | 'labourCreditApplied'>,
  labourIncome: Cents,
  rules: YearRules,
): Cents {
  const { ends, under, pension } = rules.credits.labour
  const { rates, maxima } = person.age === 'under' ? under : pension
  const [, , built] = labourSlices(person.age, labourIncome, rules)
  return labourIncome <= ends[2]
    ? Math.max(built, Math.min(person.labourCreditApplied, maxima[2]))
    : Math.max(0, built - percentOf(labourIncome - ends[2], rates[3]))
}

/** Who of two with these labour incomes gets the combination credit: the lower; of equals the elder. Act 8.14a(1), (3). */
export function getsCombinationCredit(
  person: PersonFacts,
  income: Cents,
  partner: Pick<PersonFacts, 'dateOfBirth'>,
  other: Cents,
): boolean {
  return income === other ? isElder(person, partner) : income < other
}

/** Income-dependent combination credit over labour income, of who gets it. Act 8.14a. */
export function combinationCredit(person: PersonFacts, labourIncome: Cents, rules: YearRules): Cents {
  const { from, under, pension } = rules.credits.combination
  const credit = person.age === 'under' ? under : pension
  return credit ? Math.min(percentOf(Math.max(0, labourIncome - from), credit.rate), credit.max) : 0
}

/** Elderly credit over aggregate income. Act 8.17. */
export const elderlyCredit = (person: Pick<PersonFacts, 'age'>, aggregateIncome: Cents, rules: YearRules): Cents =>
  person.age === 'under' ? 0 : declining(rules.credits.elderly, aggregateIncome)

/** Single elderly credit. Act 8.18. */
export const singleElderlyCredit = (person: PersonFacts, rules: YearRules): Cents =>
  person.singleElderly && person.age !== 'under' ? rules.credits.singleElderly.amount : 0

/** Young disabled credit: not beside the elderly credit. Act 8.16a. */
export const youngDisabledCredit = (person: PersonFacts, rules: YearRules): Cents =>
  person.youngDisabled && person.age === 'under' ? rules.credits.youngDisabled.amount : 0

/**
 * The level to which a person's credits are raised, beyond the own levy, when the partner owes enough: the general
 * credit of who was born before 1963; in 2022 also 6⅔ % of the other credits. Act 8.9.
 */
export function payoutLevel(
  person: PersonFacts,
  credits: { readonly general: Cents; readonly labour: Cents; readonly combination: Cents },
  rules: YearRules,
): Cents {
  const { generalBornBefore1963, generalBornLater, labourAndCombination } = rules.credits.payout
  return (
    percentOf(credits.general, person.bornBefore1963 ? generalBornBefore1963 : generalBornLater) +
    percentOf(credits.labour + credits.combination, labourAndCombination)
  )
}
