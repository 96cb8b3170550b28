import type { TaxDocument } from '../documents/index.ts'
import { centsOf } from '../money/index.ts'
import type { Circumstance, Home, Household, Person } from '../tax-law/index.ts'
import { type Amounts, type Prefill, prefillFrom, suggestedAmounts, type TaxFiling } from '../tax-return/index.ts'

/** What of a return the law is applied to. */
export type Answers = Pick<
  TaxFiling,
  'year' | 'isJointFiling' | 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'
>

/** What the answers leave open, beyond what the law's own defaults fill in. */
export type Gap =
  /** The own home counts as worth nothing, which makes the result too favourable. */
  | 'home-value'
  /** Nothing is known of what the partner earned. */
  | 'partner-income'
  /** Healthcare costs without their kind: counted as treatment, which has no increase. */
  | 'healthcare-kind'
  /** Education expenses are no deduction since 2022. */
  | 'education'
  /** Amounts come from documents and are not saved. */
  | 'unsaved'
  /** A document holds an amount that is not sure and was left out. */
  | 'unsure-document'

/** A return as the law sees it. */
export interface StatedHousehold {
  readonly household: Household
  readonly gaps: readonly Gap[]
}

/** Cents of an answer in euros; what is 0 or blank says nothing is there. */
const cents = (euros: number | undefined) => centsOf(euros ?? 0)

/** Only the members that say something, so that the rest is listed as assumed. */
function given<T extends object>(members: T): Partial<T> {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as Partial<T>
}

const taxpayerOf = (income: Amounts): Person => ({
  wages: cents(income.salary),
  otherIncome: cents(income.otherIncome),
  taxWithheld: cents(income.taxWithheld),
})

function partnerOf({ isJointFiling, partnerData }: Answers): Person | undefined {
  if (!isJointFiling) return undefined
  const income = partnerData?.incomeData
  return given({ dateOfBirth: partnerData?.dateOfBirth || undefined, ...(income && taxpayerOf(income)) })
}

function homeOf({ setupData }: Answers, { mortgageInterest }: Amounts): Home | undefined {
  if (!setupData?.ownHome && !mortgageInterest) return undefined
  return { wozValue: 0, interest: cents(mortgageInterest) }
}

function circumstancesOf({ setupData }: Answers): readonly Circumstance[] {
  return setupData?.foreignIncome ? ['foreign-income-with-relief'] : []
}

function* gapsIn(answers: Answers, household: Household, deductions: Amounts, prefill: Prefill): Generator<Gap> {
  if (household.home?.wozValue === 0) yield 'home-value'
  if (household.partner && household.partner.wages === undefined) yield 'partner-income'
  if (deductions.healthcareExpenses) yield 'healthcare-kind'
  if (deductions.educationExpenses) yield 'education'
  const isSaved = { income: answers.incomeData !== null, deductions: answers.deductionsData !== null }
  if (Object.keys(prefill.suggestions).length > 0 && !(isSaved.income && isSaved.deductions)) yield 'unsaved'
  if (prefill.unsure.length > 0 && !(isSaved.income && isSaved.deductions)) yield 'unsure-document'
}

/**
 * The household the law is applied to: from the stored answers, and where a step was not saved yet from what its
 * documents say. Null while no income is known at all.
 */
export function householdOf(answers: Answers, documents: readonly TaxDocument[]): StatedHousehold | null {
  const prefill = prefillFrom(documents)
  if (answers.incomeData === null && prefill.suggestions.salary === undefined) return null
  const income: Amounts = answers.incomeData ?? suggestedAmounts('income', prefill)
  const deductions: Amounts = answers.deductionsData ?? suggestedAmounts('deductions', prefill)
  const circumstances = circumstancesOf(answers)
  const household = {
    taxpayer: { ...given({ dateOfBirth: answers.setupData?.birthDate || undefined }), ...taxpayerOf(income) },
    ...given({
      partner: partnerOf(answers),
      home: homeOf(answers, deductions),
      healthcare: deductions.healthcareExpenses ? { treatment: cents(deductions.healthcareExpenses) } : undefined,
      gifts: deductions.charityDonations ? { ordinary: cents(deductions.charityDonations) } : undefined,
      circumstances: circumstances.length > 0 ? [...circumstances] : undefined,
    }),
  }
  return { household, gaps: [...gapsIn(answers, household, deductions, prefill)] }
}
