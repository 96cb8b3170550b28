import type { Cents } from '../money/index.ts'
import { bracketsOf } from './box1.ts'
import {
  combinationCredit,
  getsCombinationCredit,
  labourCredit,
  singleElderlyCredit,
  youngDisabledCredit,
} from './credits.ts'
import type { HouseholdFacts, PersonFacts } from './facts.ts'
import type { Bracket, YearRules } from './year-rules.ts'

/** What of one person's return no division changes. Cents. */
export interface PersonBase {
  readonly facts: PersonFacts
  readonly brackets: readonly Bracket[]
  readonly labourIncome: Cents
  readonly income: Cents
  readonly labourCredit: Cents
  readonly combinationCredit: Cents
  readonly singleElderlyCredit: Cents
  readonly youngDisabledCredit: Cents
  readonly withheld: Cents
}

/** Wages without the untaxed allowance of the 30 % ruling, and other work: the labour income. Act 8.1. */
export const labourIncomeOf = ({ wages, untaxedAllowance, otherWork }: PersonFacts): Cents =>
  wages - untaxedAllowance + otherWork

/** Whether the combination credit goes to this person. Act 8.14a. */
export const combinationCreditApplies = (
  person: PersonFacts,
  partner: PersonFacts | undefined,
  household: Pick<HouseholdFacts, 'childUnder12'>,
): boolean =>
  household.childUnder12 &&
  (!partner || getsCombinationCredit(person, labourIncomeOf(person), partner, labourIncomeOf(partner)))

/** Computes the part of a person's return that stays the same however partners divide. */
export function personBase(
  facts: PersonFacts,
  partner: PersonFacts | undefined,
  household: HouseholdFacts,
  rules: YearRules,
): PersonBase {
  const labourIncome = labourIncomeOf(facts)
  return {
    facts,
    brackets: bracketsOf(rules, facts.age),
    labourIncome,
    income: labourIncome + facts.benefits + facts.pensions + facts.otherIncome,
    labourCredit: labourCredit(facts, labourIncome, rules),
    combinationCredit: combinationCreditApplies(facts, partner, household)
      ? combinationCredit(facts, labourIncome, rules)
      : 0,
    singleElderlyCredit: singleElderlyCredit(facts, rules),
    youngDisabledCredit: youngDisabledCredit(facts, rules),
    withheld: facts.taxWithheld + facts.dividendTaxWithheld,
  }
}
