import type { HouseholdFacts } from './facts.ts'
import { ageIn, deemedReturn, type PersonFacts } from './facts.ts'
import type { Household, Person } from './household.ts'
import { combinationCreditApplies, labourIncomeOf } from './person-base.ts'
import type { Role, UnsupportedReason } from './result.ts'
import type { YearRules } from './year-rules.ts'

function* ofPerson(person: Person, role: Role, rules: YearRules): Generator<UnsupportedReason> {
  if (ageIn(person.dateOfBirth, rules) === undefined) yield { code: 'reaches-pension-age', person: role }
}

function* ofBox3({ box3, taxpayer, partner }: Household, rules: YearRules): Generator<UnsupportedReason> {
  if (!box3) return
  if (!deemedReturn({ box3, taxpayer }, rules))
    yield { code: box3.percentages === 'final' ? 'box3-percentages-not-final' : 'box3-percentages-unknown' }
  if (!box3.actualReturn) return
  if (box3.percentages === 'provisional') yield { code: 'actual-return-in-provisional' }
  const complications = new Set(box3.actualReturn.complications)
  if (taxpayer.greenInvestments || partner?.greenInvestments) complications.add('green-investments')
  for (const code of complications) yield { code }
}

function* ofCombinationCredit(facts: HouseholdFacts, rules: YearRules): Generator<UnsupportedReason> {
  const refuses = (person: PersonFacts, partner: PersonFacts | undefined) =>
    person.age !== 'under' &&
    !rules.credits.combination.pension &&
    labourIncomeOf(person) > rules.credits.combination.from &&
    combinationCreditApplies(person, partner, facts)
  const { taxpayer, partner } = facts
  if (refuses(taxpayer, partner)) yield { code: 'combination-credit-at-pension-age', person: 'taxpayer' }
  if (partner && refuses(partner, taxpayer)) yield { code: 'combination-credit-at-pension-age', person: 'partner' }
}

/** Everything that puts a household outside what the rules of the year compute; empty when nothing does. */
export function unsupportedReasons(
  household: Household,
  facts: HouseholdFacts,
  rules: YearRules,
): readonly UnsupportedReason[] {
  return [
    ...[...new Set(household.circumstances)].map((code) => ({ code })),
    ...ofPerson(household.taxpayer, 'taxpayer', rules),
    ...(household.partner ? ofPerson(household.partner, 'partner', rules) : []),
    ...ofBox3(household, rules),
    ...ofCombinationCredit(facts, rules),
  ]
}
