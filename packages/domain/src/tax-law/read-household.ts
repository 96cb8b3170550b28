import { type Parsed, type Problem, parseWith } from '../problem/index.ts'
import { type Household, householdSchema } from './household.ts'
import type { TaxYear } from './result.ts'
import { percent, percentOf } from './rounding.ts'

const rulingShare = percent('30')

function problemsOf(household: Household, year: TaxYear): readonly Problem[] {
  return (['taxpayer', 'partner'] as const).flatMap((role): readonly Problem[] => {
    const person = household[role]
    if (!person) return []
    const tooMuch = (person.untaxedAllowance ?? 0) > percentOf(person.wages ?? 0, rulingShare)
    const tooGreen = (person.greenSavings ?? 0) > (person.greenInvestments ?? 0)
    const unborn = person.dateOfBirth !== undefined && person.dateOfBirth > `${year}-12-31`
    return [
      ...(tooMuch ? [{ field: `${role}.untaxedAllowance`, code: 'too-large' } as const] : []),
      ...(tooGreen ? [{ field: `${role}.greenSavings`, code: 'too-large' } as const] : []),
      ...(unborn ? [{ field: `${role}.dateOfBirth`, code: 'not-a-date' } as const] : []),
    ]
  })
}

/** Reads a household as it comes from outside: the schema, and what one field says about another. All problems at once. */
export function readHousehold(input: unknown, year: TaxYear): Parsed<Household> {
  const parsed = parseWith(householdSchema, input)
  if (!parsed.ok) return parsed
  const problems = problemsOf(parsed.value, year)
  return problems.length > 0 ? { ok: false, problems } : parsed
}
