import type { TaxDocument } from '../documents/index.ts'
import type { TaxFiling } from '../tax-return/index.ts'

/** The tips there are; their words and reasons are in the app's copy. */
export const tipIds = [
  'education-documents',
  'thirty-percent-ruling',
  'mortgage-interest',
  'home-office',
  'healthcare-documents',
  'charity-documents',
  'fiscal-partner',
] as const
export type TipId = (typeof tipIds)[number]

/** Numbers of the tips. Spec 2 § 9. */
export const tipLimits = {
  atMost: 5,
  /** Euros of salary above which education costs are worth a look. */
  educationSalary: 40_000,
  /** Euros of salary above which the 30% ruling may apply, for so many years. */
  rulingSalary: 38_000,
  rulingYears: 5,
  /** Euros a day of working at home. */
  homeOfficeDay: 2,
} as const

/** How long making tips seems to take, in milliseconds. Spec 2 § 9. */
export const tipsDelay = 1_500

/** One tip: which, where the guide explains it, and the figures its reason names. */
export interface Tip {
  readonly id: TipId
  /** An anchor of the tax guide. */
  readonly guide: `/tax-guide#${string}`
  /** Values for the `{places}` of its reason; amounts in whole euros. */
  readonly because: Readonly<Record<string, number>>
}

interface Known {
  readonly salary: number
  readonly filing: Pick<TaxFiling, 'isJointFiling' | 'setupData' | 'incomeData' | 'deductionsData'>
  readonly has: (type: TaxDocument['type']) => boolean
}

interface TipRule {
  readonly id: TipId
  readonly guide: Tip['guide']
  readonly applies: (known: Known) => boolean
  readonly because: Tip['because']
}

/** The tips in the order they are given; the specification's three first among those that can apply. */
const rules: readonly TipRule[] = [
  {
    id: 'education-documents',
    guide: '/tax-guide#education-expenses',
    applies: ({ salary, has }) => salary > tipLimits.educationSalary && !has('education_expenses'),
    because: { salary: tipLimits.educationSalary },
  },
  {
    id: 'thirty-percent-ruling',
    guide: '/tax-guide#thirty-percent-ruling',
    applies: ({ salary }) => salary > tipLimits.rulingSalary,
    because: { salary: tipLimits.rulingSalary, years: tipLimits.rulingYears },
  },
  {
    id: 'home-office',
    guide: '/tax-guide#employment-income',
    applies: ({ salary }) => salary > 0,
    because: { perDay: tipLimits.homeOfficeDay },
  },
  {
    id: 'mortgage-interest',
    guide: '/tax-guide#mortgage-interest',
    applies: ({ filing, has }) =>
      filing.setupData?.ownHome === true &&
      !has('mortgage_statement') &&
      (filing.deductionsData?.mortgageInterest ?? 0) === 0,
    because: {},
  },
  {
    id: 'healthcare-documents',
    guide: '/tax-guide#healthcare-expenses',
    applies: ({ filing, has }) => !has('healthcare_expenses') && (filing.deductionsData?.healthcareExpenses ?? 0) === 0,
    because: {},
  },
  {
    id: 'charity-documents',
    guide: '/tax-guide#donations',
    applies: ({ filing, has }) => !has('charity_donation') && (filing.deductionsData?.charityDonations ?? 0) === 0,
    because: {},
  },
  {
    id: 'fiscal-partner',
    guide: '/tax-guide#fiscal-partner',
    applies: ({ filing }) => !filing.isJointFiling,
    because: {},
  },
]

/** At most five tips for this return and these documents. Spec 2 § 9 (thresholds are exclusive: "above"). */
export function tipsFor(filing: Known['filing'], documents: readonly Pick<TaxDocument, 'type'>[]): readonly Tip[] {
  const known: Known = {
    filing,
    salary: filing.incomeData?.salary ?? 0,
    has: (type) => documents.some((document) => document.type === type),
  }
  return rules
    .filter((rule) => rule.applies(known))
    .slice(0, tipLimits.atMost)
    .map(({ id, guide, because }) => ({ id, guide, because }))
}
