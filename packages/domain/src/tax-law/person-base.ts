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

/** Whether the combination credit goes to this person, and not to the partner or who would be it but for living abroad. Act 8.14a. */
export function combinationCreditApplies(
  person: PersonFacts,
  partner: PersonFacts | undefined,
  { childUnder12, partnerAbroad }: Pick<HouseholdFacts, 'childUnder12' | 'partnerAbroad'>,
): boolean {
  const other = partner ? { ...partner, labourIncome: labourIncomeOf(partner) } : partnerAbroad
  return childUnder12 && (!other || getsCombinationCredit(person, labourIncomeOf(person), other, other.labourIncome))
}

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
