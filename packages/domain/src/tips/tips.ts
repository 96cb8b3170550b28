import type { TaxDocument } from '../documents/index.ts'
import { type AlsoCountName, type AmountName, countedAnswers, type TaxFiling } from '../tax-return/index.ts'

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
  readonly filing: Pick<
    TaxFiling,
    'year' | 'isJointFiling' | 'setupData' | 'partnerData' | 'incomeData' | 'deductionsData'
  >
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
    applies: ({ filing, has }) => filing.setupData?.ownHome === true && !has('mortgage_statement'),
    because: {},
  },
  {
    id: 'healthcare-documents',
    guide: '/tax-guide#healthcare-expenses',
    applies: ({ has }) => !has('healthcare_expenses'),
    because: {},
  },
  {
    id: 'charity-documents',
    guide: '/tax-guide#donations',
    applies: ({ has }) => !has('charity_donation'),
    because: {},
  },
  {
    id: 'fiscal-partner',
    guide: '/tax-guide#fiscal-partner',
    applies: ({ filing }) => !filing.isJointFiling,
    because: {},
  },
]

/** The questions whose answer says already what a tip asks or advises: once one of them is filled in, the tip is idle. */
export const answeredAlready: Readonly<Record<TipId, readonly (AmountName | AlsoCountName)[]>> = {
  // Who fills in what a course cost still has to hear that an employer may pay it: it is no deduction.
  'education-documents': [],
  'thirty-percent-ruling': ['untaxedAllowance', 'thirtyPercentRuling'],
  'home-office': [],
  'mortgage-interest': ['mortgageInterest', 'partnerMortgageInterest'],
  'healthcare-documents': [
    'healthcareExpenses',
    'partnerHealthcareExpenses',
    'treatment',
    'medicines',
    'aids',
    'transport',
    'visitingTheSick',
    'householdHelp',
    'diet',
    'clothing',
  ],
  'charity-documents': ['charityDonations', 'partnerCharityDonations', 'culturalGifts', 'periodicGifts'],
  'fiscal-partner': ['singleElderly', 'abroadEarnsLess', 'filesApart', 'partOfYearPartners', 'diedInYear'],
}

/** The names of the questions with an answer other than nothing, as far as they are asked in this return. */
function answeredIn(filing: Known['filing']): ReadonlySet<string> {
  const answers = {
    ...(filing.incomeData && countedAnswers('income', filing.incomeData, filing)),
    ...(filing.deductionsData && countedAnswers('deductions', filing.deductionsData, filing)),
  }
  return new Set(Object.entries(answers).flatMap(([name, answer]) => (answer ? [name] : [])))
}

/** At most five tips for this return and these documents. Spec 2 § 9 (thresholds are exclusive: "above"). */
export function tipsFor(filing: Known['filing'], documents: readonly Pick<TaxDocument, 'type'>[]): readonly Tip[] {
  const answered = answeredIn(filing)
  const known: Known = {
    filing,
    salary: filing.incomeData?.salary ?? 0,
    has: (type) => documents.some((document) => document.type === type),
  }
  return rules
    .filter((rule) => rule.applies(known) && !answeredAlready[rule.id].some((name) => answered.has(name)))
    .slice(0, tipLimits.atMost)
    .map(({ id, guide, because }) => ({ id, guide, because }))
}

/** The tips that the specification names with their thresholds: nothing takes their place. Spec 2 § 9. */
const specified: readonly TipId[] = ['education-documents', 'thirty-percent-ruling', 'home-office']

/**
 * Which five of both: the specified tips stay, then come those that the result itself suggests, which name what they are worth, then what
 * holds for many. In which order they are shown is another matter. Spec 2 § 4.
 */
export function fiveOf<FromResult>(
  tips: readonly Tip[],
  fromResult: readonly FromResult[],
): { readonly tips: readonly Tip[]; readonly fromResult: readonly FromResult[] } {
  const kept = tips.filter(({ id }) => specified.includes(id)).length
  const suggested = fromResult.slice(0, tipLimits.atMost - kept)
  return { tips: tips.slice(0, tipLimits.atMost - suggested.length), fromResult: suggested }
}
