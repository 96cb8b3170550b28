import { type Parsed, type Problem, parseWith } from '../problem/index.ts'
import { type Household, householdSchema } from './household.ts'
import type { TaxYear } from './result.ts'
import { percent, percentOf } from './rounding.ts'
import { mostUntaxedPercent } from './ruling.ts'

/** The same as a rate. */
export const mostUntaxed = percent(`${mostUntaxedPercent}`)

/** Nobody is registered at two addresses at a time. */
function problemsOfHome({ home = { wozValue: 0 } }: Household): readonly Problem[] {
  const { registeredFrom: from, registeredUntil: until, former } = home
  const isBefore = from !== undefined && until !== undefined && until <= from
  const overlaps = former !== undefined && (from === undefined || former.registeredUntil > from)
  return [
    ...(isBefore ? [{ field: 'home.registeredUntil', code: 'not-in-order' } as const] : []),
    ...(overlaps ? [{ field: 'home.former.registeredUntil', code: 'not-in-order' } as const] : []),
  ]
}

function problemsOf(household: Household, year: TaxYear): readonly Problem[] {
  const ofPeople = (['taxpayer', 'partner'] as const).flatMap((role): readonly Problem[] => {
    const person = household[role]
    if (!person) return []
    const tooMuch = (person.untaxedAllowance ?? 0) > percentOf(person.wages ?? 0, mostUntaxed)
    const tooGreen = (person.greenSavings ?? 0) > (person.greenInvestments ?? 0)
    const unborn = person.dateOfBirth !== undefined && person.dateOfBirth > `${year}-12-31`
    return [
      ...(tooMuch ? [{ field: `${role}.untaxedAllowance`, code: 'more-than-share' } as const] : []),
      ...(tooGreen ? [{ field: `${role}.greenSavings`, code: 'more-than-whole' } as const] : []),
      ...(unborn ? [{ field: `${role}.dateOfBirth`, code: 'after-tax-year' } as const] : []),
    ]
  })
  return [...ofPeople, ...problemsOfHome(household)]
}

/** Reads a household as it comes from outside: the schema, and what one field says about another. All problems at once. */
export function readHousehold(input: unknown, year: TaxYear): Parsed<Household> {
  const parsed = parseWith(householdSchema, input)
  if (!parsed.ok) return parsed
  const problems = problemsOf(parsed.value, year)
  return problems.length > 0 ? { ok: false, problems } : parsed
}
