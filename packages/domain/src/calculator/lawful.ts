import type { FormFields } from '../form/index.ts'
import { type Gap, type LawfulResult, lawfulResultOf } from '../lawful-result/index.ts'
import { centsOf } from '../money/index.ts'
import { type Household, taxYears } from '../tax-law/index.ts'
import { currentTaxYear } from '../tax-return/years/choices.ts'
import { type CalculatorAmounts, lawfulAmounts } from './calculator.ts'

/** Below state-pension age all year, or above it. */
const lawfulAges = ['under', 'pension'] as const

/** Choices that only the figure under the law asks for, the default of each first. */
export const lawfulChoices = {
  lawYear: [currentTaxYear, ...taxYears.filter((year) => year !== currentTaxYear)].map(String),
  age: lawfulAges,
} as const
export type LawfulChoice = keyof typeof lawfulChoices

/** The controls of the calculator that are not the specification's. */
export const lawfulFields = ['lawYear', 'age', ...lawfulAmounts] as const

/** What a choice is in a form: what was chosen, else its default. */
export const chosenIn = (fields: FormFields, choice: LawfulChoice): string =>
  lawfulChoices[choice].find((value) => value === fields[choice]) ?? lawfulChoices[choice][0] ?? ''

/** Born well within the age, in every year there is. */
const dateOfBirth: Readonly<Record<string, string>> = { under: '1980-01-01', pension: '1950-01-01' }

function householdIn(fields: FormFields, input: CalculatorAmounts): Household {
  const born = dateOfBirth[chosenIn(fields, 'age')]
  const { mortgageInterest, healthcareExpenses, charityDonations } = input
  const partnerWages = centsOf(input.partnerSalary)
  const wozValue = centsOf(input.wozValue)
  const savings = centsOf(input.savings)
  return {
    taxpayer: {
      ...(born && { dateOfBirth: born }),
      wages: centsOf(input.salary),
      otherIncome: centsOf(input.otherIncome),
      ...(input.pensions > 0 && { pensions: centsOf(input.pensions) }),
      taxWithheld: centsOf(input.taxWithheld),
    },
    ...(partnerWages > 0 && { partner: { wages: partnerWages, taxWithheld: centsOf(input.partnerTaxWithheld) } }),
    ...(wozValue + mortgageInterest > 0 && { home: { wozValue, interest: centsOf(mortgageInterest) } }),
    ...(savings > 0 && { box3: { savings } }),
    ...(healthcareExpenses > 0 && { healthcare: { treatment: centsOf(healthcareExpenses) } }),
    ...(charityDonations > 0 && { gifts: { ordinary: centsOf(charityDonations) } }),
  }
}

/** What the law says of the calculator's amounts, in the year and at the age that were chosen. Pure. */
export function lawfulCalculation(fields: FormFields, input: CalculatorAmounts): LawfulResult {
  const household = householdIn(fields, input)
  const gaps: readonly Gap[] = [
    ...(chosenIn(fields, 'age') === 'pension' && input.pensions === 0 ? (['state-pension'] as const) : []),
    ...(input.otherIncome > 0 ? (['other-income'] as const) : []),
    ...(household.home?.wozValue === 0 ? (['home-value'] as const) : []),
    ...(input.healthcareExpenses > 0 ? (['healthcare-kind'] as const) : []),
    ...(input.educationExpenses > 0 ? (['education'] as const) : []),
  ]
  return lawfulResultOf(Number(chosenIn(fields, 'lawYear')), { household, gaps })
}
