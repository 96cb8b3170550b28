import { type Assessed, assess, type Prepared, prepare } from './assess.ts'
import { assumptionsOf, isOfStanding } from './assumptions.ts'
import { householdFacts } from './facts.ts'
import type { Household } from './household.ts'
import { personFigures } from './person.ts'
import { readHousehold } from './read-household.ts'
import type {
  ComputedReturn,
  HouseholdFigures,
  InvalidHousehold,
  PersonFigures,
  Role,
  TaxReturnResult,
  UnsupportedReturn,
} from './result.ts'
import { isTaxYear, rulesOfYear } from './rules-of-year.ts'
import { traceOf } from './trace/trace.ts'
import { unsupportedReasons } from './unsupported.ts'

/** A household that the rules of its year cover, ready for any division. */
export interface Covered {
  readonly kind: 'covered'
  readonly household: Household
  readonly prepared: Prepared
}

/** Reads a household and prepares it under a year's rules, or says why not. */
export function cover(year: number, input: unknown): Covered | UnsupportedReturn | InvalidHousehold {
  if (!isTaxYear(year)) return { kind: 'unsupported', reasons: [{ code: 'year-not-covered' }] }
  const read = readHousehold(input, year)
  if (!read.ok) return { kind: 'invalid', problems: read.problems }
  const rules = rulesOfYear(year)
  const facts = householdFacts(read.value, rules)
  const reasons = unsupportedReasons(read.value, facts, rules)
  if (reasons.length > 0) return { kind: 'unsupported', reasons }
  return { kind: 'covered', household: read.value, prepared: prepare(facts, rules) }
}

const householdFigures = ({ home, green, box3, facts }: Prepared, assessed: Assessed): HouseholdFigures => ({
  notionalValue: home.notionalValue,
  homeCosts: home.costs,
  hillenDeduction: home.hillenDeduction,
  homeBalance: home.balance,
  box2Income: facts.box2Income,
  greenExempt: green.exempt,
  box3NetAssets: box3.netAssets,
  box3Base: box3.base,
  box3Yield: box3.yield,
  thresholdIncome: assessed.thresholdIncome,
  giftDeduction: assessed.gifts.deduction,
  periodicGiftDeduction: assessed.gifts.periodicDeduction,
  healthcareDeduction: assessed.healthcare.deduction,
  personalDeductions: assessed.personalDeductions,
})

/** The return of a covered household, under the division it names. */
function computeCovered({ household, prepared }: Covered): ComputedReturn {
  const { rules, facts } = prepared
  const assessed = assess(prepared, facts.split)
  const taxpayer = personFigures(assessed.taxpayer, assessed.partner, rules)
  const partner = assessed.partner && personFigures(assessed.partner, assessed.taxpayer, rules)
  const people: readonly (readonly [Role, PersonFigures])[] = partner
    ? [
        ['taxpayer', taxpayer],
        ['partner', partner],
      ]
    : [['taxpayer', taxpayer]]
  const assumptions = assumptionsOf(household, prepared, assessed, people)
  return {
    kind: 'computed',
    year: rules.year,
    standing: assumptions.some(({ code }) => isOfStanding(code)) ? 'provisional' : 'final',
    household: householdFigures(prepared, assessed),
    taxpayer,
    ...(partner && { partner }),
    balance: people.reduce((sum, [, { balance }]) => sum + balance, 0),
    settlement: people.reduce((sum, [, { settlement }]) => sum + settlement, 0),
    trace: traceOf(prepared, assessed, people),
    assumptions,
  }
}

/**
 * What the law of `year`, one of `taxYears`, says a household owes or gets back, with the trace of how. Pure and deterministic;
 * never throws on JSON-like input. Amounts in integer cents.
 *
 * @param household a `Household` (see `householdSchema`); anything that is none comes back as `invalid` with all problems
 * @returns `computed`, or `unsupported` with every reason where a figure would be a guess
 */
export function computeReturn(year: number, household: unknown): TaxReturnResult {
  const covered = cover(year, household)
  return covered.kind === 'covered' ? computeCovered(covered) : covered
}
