import type { TaxDocument } from '../documents/index.ts'
import { centsOf } from '../money/index.ts'
import {
  type Circumstance,
  type Home,
  type Household,
  largestFieldAmount,
  type Person,
  type Split,
} from '../tax-law/index.ts'
import {
  type Amounts,
  ownDocuments,
  type Prefill,
  partnerDocuments,
  prefillFrom,
  suggestedAmounts,
  type TaxFiling,
} from '../tax-return/index.ts'

/** What of a return the law is applied to. */
export interface Answers
  extends Pick<
    TaxFiling,
    'id' | 'correctsFilingId' | 'year' | 'completed' | 'isJointFiling' | 'setupData' | 'partnerData'
  > {
  readonly incomeData: Amounts | null
  readonly deductionsData: Amounts | null
  /** Default: none chosen. */
  readonly splitData?: TaxFiling['splitData']
}

/** What the answers leave open, beyond what the law's own defaults fill in. */
export type Gap =
  /** The own home counts as worth nothing, which makes the result too favourable. */
  | 'home-value'
  /** Nothing is known of what the partner earned; what may be divided then counts with the taxpayer. */
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

function partnerOf(answers: Answers, documents: readonly TaxDocument[]): Person | undefined {
  const { isJointFiling, partnerData } = answers
  if (!isJointFiling) return undefined
  const read = prefillFrom(partnerDocuments(answers, documents))
  const income = partnerData?.incomeData ?? (read.suggestions.salary && suggestedAmounts('income', read))
  return given({ dateOfBirth: partnerData?.dateOfBirth || undefined, ...(income && taxpayerOf(income)) })
}

const allWithTaxpayer: Split = {
  ownHome: largestFieldAmount,
  box2: largestFieldAmount,
  box3: largestFieldAmount,
  deductions: largestFieldAmount,
}

/** The division that counts: the chosen one; else all with the taxpayer while nothing is known of the partner. */
function splitOf({ splitData }: Answers, partner: Person): Split | undefined {
  if (splitData)
    return Object.fromEntries(Object.entries(splitData).map(([part, euros]) => [part, cents(euros)])) as Split
  return partner.wages === undefined ? allWithTaxpayer : undefined
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
 * documents say. `documents`: all of the person; those of the return count, the partner’s for the partner. Null while no
 * income is known at all.
 */
export function householdOf(answers: Answers, documents: readonly TaxDocument[]): StatedHousehold | null {
  const prefill = prefillFrom(ownDocuments(answers, documents))
  if (answers.incomeData === null && prefill.suggestions.salary === undefined) return null
  const income: Amounts = answers.incomeData ?? suggestedAmounts('income', prefill)
  const deductions: Amounts = answers.deductionsData ?? suggestedAmounts('deductions', prefill)
  const circumstances = circumstancesOf(answers)
  const partner = partnerOf(answers, documents)
  const household = {
    taxpayer: { ...given({ dateOfBirth: answers.setupData?.birthDate || undefined }), ...taxpayerOf(income) },
    ...given({
      partner,
      split: partner && splitOf(answers, partner),
      home: homeOf(answers, deductions),
      healthcare: deductions.healthcareExpenses ? { treatment: cents(deductions.healthcareExpenses) } : undefined,
      gifts: deductions.charityDonations ? { ordinary: cents(deductions.charityDonations) } : undefined,
      circumstances: circumstances.length > 0 ? [...circumstances] : undefined,
    }),
  }
  return { household, gaps: [...gapsIn(answers, household, deductions, prefill)] }
}
