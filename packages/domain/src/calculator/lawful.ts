import type { FormFields } from '../form/index.ts'
import { type Gap, type LawfulResult, lawfulResultOf } from '../lawful-result/index.ts'
import { centsOf, eurosOf, largestAmount, parseEuros } from '../money/index.ts'
import { type Household, taxYears } from '../tax-law/index.ts'
import { currentTaxYear } from '../tax-return/years/choices.ts'
import type { CalculatorInput } from './calculator.ts'

/** Amounts that only the figure under the law asks for, in euros. */
export const lawfulAmounts = ['partnerSalary', 'partnerTaxWithheld', 'wozValue', 'savings'] as const
export type LawfulAmount = (typeof lawfulAmounts)[number]

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

/** Cents of a text; what is no amount is 0, as in the rest of the calculator. Spec 2 § 5. */
function centsIn(text = ''): number {
  const euros = parseEuros(text)
  return euros > 0 && euros <= eurosOf(largestAmount) ? centsOf(euros) : 0
}

function householdIn(fields: FormFields, input: CalculatorInput): Household {
  const born = dateOfBirth[chosenIn(fields, 'age')]
  const partnerWages = centsIn(fields.partnerSalary)
  const [wozValue, savings] = [centsIn(fields.wozValue), centsIn(fields.savings)]
  const { mortgageInterest, healthcareExpenses, charityDonations } = input
  return {
    taxpayer: {
      ...(born && { dateOfBirth: born }),
      wages: centsOf(input.salary),
      otherIncome: centsOf(input.otherIncome),
      taxWithheld: centsOf(input.taxWithheld),
    },
    ...(partnerWages > 0 && { partner: { wages: partnerWages, taxWithheld: centsIn(fields.partnerTaxWithheld) } }),
    ...(wozValue + mortgageInterest > 0 && { home: { wozValue, interest: centsOf(mortgageInterest) } }),
    ...(savings > 0 && { box3: { savings } }),
    ...(healthcareExpenses > 0 && { healthcare: { treatment: centsOf(healthcareExpenses) } }),
    ...(charityDonations > 0 && { gifts: { ordinary: centsOf(charityDonations) } }),
  }
}

/** What the law says of the calculator's amounts, in the year and at the age that were chosen. Pure. */
export function lawfulCalculation(fields: FormFields, input: CalculatorInput): LawfulResult {
  const household = householdIn(fields, input)
  const gaps: readonly Gap[] = [
    ...(household.home?.wozValue === 0 ? (['home-value'] as const) : []),
    ...(input.healthcareExpenses > 0 ? (['healthcare-kind'] as const) : []),
    ...(input.educationExpenses > 0 ? (['education'] as const) : []),
  ]
  return lawfulResultOf(Number(chosenIn(fields, 'lawYear')), { household, gaps })
}
