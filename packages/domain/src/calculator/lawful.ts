import type { FormFields } from '../form/index.ts'
import { type Assumed, type Gap, type LawfulResult, lawfulResultOf } from '../lawful-result/index.ts'
import { centsOf } from '../money/index.ts'
import { type Household, type Person, taxYears } from '../tax-law/index.ts'
import { currentTaxYear } from '../tax-return/years/choices.ts'
import type { CalculatorAmounts, lawfulAmounts } from './calculator.ts'

/** Not said, below state-pension age all year, or above it. */
const ages = ['', 'under', 'pension'] as const

/** Choices that only the figure under the law asks for, the default of each first. */
export const lawfulChoices = {
  lawYear: [currentTaxYear, ...taxYears.filter((year) => year !== currentTaxYear)].map(String),
  age: ages,
  partnerAge: ages,
} as const
export type LawfulChoice = keyof typeof lawfulChoices

/** The controls of the calculator that are not the specification's, in order. */
export const lawfulFields = [
  'lawYear',
  'age',
  'pensions',
  'partnerAge',
  'partnerSalary',
  'partnerPensions',
  'partnerTaxWithheld',
  'wozValue',
  'savings',
] as const satisfies readonly (LawfulChoice | (typeof lawfulAmounts)[number])[]

/** Whether one of them is a choice; the others are amounts. */
export const isLawfulChoice = (name: (typeof lawfulFields)[number]): name is LawfulChoice => name in lawfulChoices

/** What a choice is in a form: what was chosen, else its default. */
export const chosenIn = (fields: FormFields, choice: LawfulChoice): string =>
  lawfulChoices[choice].find((value) => value === fields[choice]) ?? lawfulChoices[choice][0] ?? ''

/** Born well within the age, in every year there is. */
const births: Readonly<Record<string, string>> = { under: '1980-01-01', pension: '1950-01-01' }

/** A person of this age, if it was said, who has a pension if there is any. */
function personOf(age: string, pensions: number): Person {
  const dateOfBirth = births[age]
  return { ...(dateOfBirth && { dateOfBirth }), ...(pensions > 0 && { pensions: centsOf(pensions) }) }
}

/** The partner: of whom something is known that counts. Whose age was said is there, with or without an income. */
function partnerOf(fields: FormFields, { partnerSalary, partnerPensions, partnerTaxWithheld }: CalculatorAmounts) {
  const age = chosenIn(fields, 'partnerAge')
  if (age === '' && partnerSalary + partnerPensions === 0) return undefined
  return {
    ...personOf(age, partnerPensions),
    wages: centsOf(partnerSalary),
    taxWithheld: centsOf(partnerTaxWithheld),
  }
}

function householdIn(fields: FormFields, input: CalculatorAmounts): Household {
  const { mortgageInterest, healthcareExpenses, charityDonations } = input
  const partner = partnerOf(fields, input)
  const wozValue = centsOf(input.wozValue)
  const savings = centsOf(input.savings)
  return {
    taxpayer: {
      ...personOf(chosenIn(fields, 'age'), input.pensions),
      wages: centsOf(input.salary),
      otherIncome: centsOf(input.otherIncome),
      taxWithheld: centsOf(input.taxWithheld),
    },
    ...(partner && { partner }),
    ...(wozValue + mortgageInterest > 0 && { home: { wozValue, interest: centsOf(mortgageInterest) } }),
    ...(savings > 0 && { box3: { savings } }),
    ...(healthcareExpenses > 0 && { healthcare: { treatment: centsOf(healthcareExpenses) } }),
    ...(charityDonations > 0 && { gifts: { ordinary: centsOf(charityDonations) } }),
  }
}

/** What an age leaves open, chosen or not. A wage may be a pension where the other of the two is above state-pension age. */
function* gapsOfAges(
  fields: FormFields,
  { pensions, partnerSalary, partnerPensions }: CalculatorAmounts,
): Generator<Gap> {
  const age = chosenIn(fields, 'age')
  const partnerAge = chosenIn(fields, 'partnerAge')
  if (age === '' && (pensions > 0 || partnerAge === 'pension')) yield 'pension-age'
  if (age === 'pension' && pensions === 0) yield 'state-pension'
  if (partnerAge === '' && (partnerPensions > 0 || (age === 'pension' && partnerSalary > 0)))
    yield 'partner-pension-age'
  if (partnerAge === 'pension' && partnerPensions === 0) yield 'partner-state-pension'
}

/** What is said in the calculator of too little withheld, of each of two. */
const saidOfTooLittle: Readonly<
  Partial<
    Record<
      Assumed,
      {
        readonly age: LawfulChoice
        readonly pensions: (typeof lawfulAmounts)[number]
        readonly gap: Gap
        /** First, where neither an age nor a pension is said. */
        readonly maybePension: Gap
      }
    >
  >
> = {
  'withheld-below-least': {
    age: 'age',
    pensions: 'pensions',
    gap: 'little-withheld',
    maybePension: 'salary-or-pension',
  },
  'partner-withheld-below-least': {
    age: 'partnerAge',
    pensions: 'partnerPensions',
    gap: 'partner-little-withheld',
    maybePension: 'partner-salary-or-pension',
  },
}

/** What a figure stands on, as this page can say it: it has no steps to lead to. */
const saidHere = (assumed: readonly Assumed[], fields: FormFields, input: CalculatorAmounts): readonly Assumed[] =>
  assumed.flatMap((one) => {
    const said = saidOfTooLittle[one]
    if (said === undefined) return [one]
    const isUntold = chosenIn(fields, said.age) === '' && input[said.pensions] === 0
    return isUntold ? [said.maybePension, said.gap] : [said.gap]
  })

/** What the law says of the calculator's amounts, in the year and at the age that were chosen. Pure. */
export function lawfulCalculation(fields: FormFields, input: CalculatorAmounts): LawfulResult {
  const household = householdIn(fields, input)
  const gaps: readonly Gap[] = [
    ...gapsOfAges(fields, input),
    ...(input.otherIncome > 0 ? (['other-income'] as const) : []),
    ...(household.home?.wozValue === 0 ? (['home-value'] as const) : []),
    ...(input.healthcareExpenses > 0 ? (['healthcare-kind'] as const) : []),
    ...(input.educationExpenses > 0 ? (['education'] as const) : []),
  ]
  const result = lawfulResultOf(Number(chosenIn(fields, 'lawYear')), { household, gaps })
  return result.kind === 'figure' ? { ...result, assumed: saidHere(result.assumed, fields, input) } : result
}
