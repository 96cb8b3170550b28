import {
  type Assumption,
  type AssumptionCode,
  type ComputedReturn,
  type Household,
  type Role,
  rulesOfYear,
} from '../tax-law/index.ts'
import { contradictions, isContradiction } from './contradictions.ts'
import type { Gap } from './gap.ts'
import { isUnsure } from './unsure.ts'

/** What the law needs and nobody said: counts as its default. */
const unsaidFacts = [
  'partner',
  'dateOfBirth',
  'wages',
  'otherWork',
  'benefits',
  'pensions',
  'otherIncome',
  'taxWithheld',
  'dividendTaxWithheld',
  'thirtyPercentRuling',
  'labourCreditApplied',
  'provisionalAssessment',
  'youngDisabled',
  'singleElderly',
  'greenInvestments',
  'greenSavings',
  'childUnder12',
  'partnerAbroad',
  'financingCosts',
  'registeredFrom',
  'box2Income',
  'box3',
  'actualReturn',
  'complications',
  'gifts',
  'cultural',
  'healthcare',
  'circumstances',
] as const
export type UnsaidFact = (typeof unsaidFacts)[number]

/** One thing a figure stands on; with a role, of that one of two partners only. */
export type Assumed = Gap | UnsaidFact | UnaskedFact | `${Role} ${UnsaidFact}` | Exclude<AssumptionCode, 'not-given'>

/** What is named only: too rare to ask, of the home, of its loan, and of a home in box 3; or paid beside the return, for healthcare costs. */
export type UnaskedFact = 'home-of-ones-own' | 'loan-that-counts' | 'let-home-by-ratio' | 'healthcare-allowance'

/** Whether it was answered after all: who has no own home said so. */
const isAnswered = (field: string): boolean =>
  field === 'home' || /^(gifts|healthcare|box3)\.(?!actualReturn|cultural)/.test(field)

const isUnsaid = (fact: string): fact is UnsaidFact => (unsaidFacts as readonly string[]).includes(fact)

function assumedIn({ code, field = '', person }: Assumption, ofOneOnly: (fact: string) => boolean): readonly Assumed[] {
  if (code !== 'not-given') return [code]
  const fact = field.split('.').at(-1) ?? ''
  if (isAnswered(field) || !isUnsaid(fact)) return []
  return [person && ofOneOnly(fact) ? (`${person} ${fact}` as const) : fact]
}

/** The gaps that say of a field what its assumption would say again. */
const saidByGap: Readonly<Record<string, readonly Gap[]>> = {
  'taxpayer.dateOfBirth': ['pension-age'],
  'partner.dateOfBirth': ['partner-pension-age'],
  'taxpayer.taxWithheld': ['tax-withheld'],
  'partner.taxWithheld': ['partner-tax-withheld'],
  'home.registeredFrom': ['home-dates', 'home-may-be-new'],
  'taxpayer.dividendTaxWithheld': ['dividend-tax'],
  'partner.dividendTaxWithheld': ['dividend-tax'],
  partner: ['partner-apart', 'partner-abroad'],
  partnerAbroad: ['partner-apart'],
}

/** Whether healthcare costs save less than they could, with an income up to which some kinds are increased: then an allowance may be paid for that (Besluit tegemoetkoming specifieke zorgkosten). */
function mayHaveHealthcareAllowance({ year, household, taxpayer, partner }: ComputedReturn): boolean {
  const { healthcareDeduction, thresholdIncome } = household
  const hasLeft = [taxpayer, partner].some(
    (person) => person && person.personalDeductions > 0 && person.credits > person.levy,
  )
  return healthcareDeduction > 0 && hasLeft && thresholdIncome <= rulesOfYear(year).healthcare.increase.incomeUpTo
}

const unaskedIn = (computed: ComputedReturn, { box3 }: Household): readonly UnaskedFact[] => {
  const { notionalValue, homeCosts, box3Base } = computed.household
  return [
    ...(notionalValue > 0 || homeCosts > 0 ? (['home-of-ones-own'] as const) : []),
    ...(homeCosts > 0 ? (['loan-that-counts'] as const) : []),
    ...(box3Base > 0 && box3?.investments ? (['let-home-by-ratio'] as const) : []),
    ...(mayHaveHealthcareAllowance(computed) ? (['healthcare-allowance'] as const) : []),
  ]
}

/** What a computed return stands on, each thing once: first what the answers leave open. */
export function assumedOf(computed: ComputedReturn, household: Household, gaps: readonly Gap[]): readonly Assumed[] {
  const { partner } = computed
  const isNew = ({ field = '' }: Assumption) => !gaps.some((gap) => saidByGap[field]?.includes(gap))
  // Of gifts that have no other kind none can be to culture.
  const isOfNothing = ({ field }: Assumption) => field === 'gifts.cultural' && !household.gifts?.ordinary
  const assumptions = computed.assumptions.filter((one) => isNew(one) && !isOfNothing(one))
  const fields = assumptions.flatMap(({ code, field }) => (code === 'not-given' ? field : []))
  const ofOneOnly = (fact: string) =>
    partner !== undefined && !(['taxpayer', 'partner'] as const).every((role) => fields.includes(`${role}.${fact}`))
  return [
    ...new Set([
      ...gaps,
      ...assumptions.flatMap((one) => assumedIn(one, ofOneOnly)),
      ...unaskedIn(computed, household),
    ]),
  ]
}

/** How sure a figure is. */
export type Certainty =
  /** Some answers contradict each other. */
  | 'contradictory'
  /** Something is missing that counts for much: see the gaps. */
  | 'rough'
  /** Nothing is missing, but papers say something else: only that makes it rough. */
  | 'differing'
  /** Nothing is missing, but something that it rests on may still change. */
  | 'provisional'
  /** It holds when what is assumed is right. */
  | 'likely'

const allHeavy: readonly Assumed[] = [
  ...contradictions,
  'income-asked-otherwise',
  'deductions-asked-otherwise',
  'tax-withheld',
  'partner-tax-withheld',
  'withheld-below-least',
  'partner-withheld-below-least',
  'little-withheld',
  'partner-little-withheld',
  'salary-or-pension',
  'partner-salary-or-pension',
  'pension-age',
  'partner-pension-age',
  'home-value',
  'home-dates',
  'former-home-value',
  'former-home',
  'surplus-borrowed',
  'partner-income',
  'partner-apart',
  'partner-abroad',
  'dividend-tax',
  'other-income',
  'partner-other-income',
  'other-work-beside-business',
  'partner-other-work-beside-business',
  'papers-differ',
  'uncounted-document',
  'healthcare-kind',
  'state-pension',
  'partner-state-pension',
  'elders-wage',
  'partner-elders-wage',
  'ruling-wage-below-norm',
  'ruling-above-cap',
  'non-resident-choice',
  'non-resident-choice-since-before-2024',
  'box3-of-minor',
  'periodic-gifts-to-culture',
]

const ruling = '/tax-guide#thirty-percent-ruling'
const partner = '/tax-guide#fiscal-partner'
const guideOf: Readonly<Partial<Record<Assumed, `/tax-guide#${string}`>>> = {
  'ruling-wage-below-norm': ruling,
  'ruling-above-cap': ruling,
  'non-resident-choice': ruling,
  'non-resident-choice-since-before-2024': ruling,
  partner,
  'partner-apart': partner,
  'partner-abroad': partner,
  partnerAbroad: partner,
  'loan-that-counts': '/tax-guide#mortgage-interest',
  'surplus-borrowed': '/tax-guide#mortgage-interest',
  'interest-without-home': '/tax-guide#mortgage-interest',
  'withheld-below-least': '/tax-guide#withholding-tax',
  'partner-withheld-below-least': '/tax-guide#withholding-tax',
  'little-withheld': '/tax-guide#withholding-tax',
  'partner-little-withheld': '/tax-guide#withholding-tax',
  'let-home-by-ratio': '/tax-guide#box-3',
  'periodic-gifts-to-culture': '/tax-guide#donations',
  'healthcare-allowance': '/tax-guide#healthcare-expenses',
  cultural: '/tax-guide#donations',
}

/** The section of the guide about what a figure stands on; null where there is none. */
export const assumedGuide = (assumed: Assumed) => guideOf[assumed] ?? null

/** What an answer that is there may be wrong in, beside what contradicts: there is something to look at, not to fill in. */
const answered: readonly Assumed[] = [
  ...contradictions,
  'income-asked-otherwise',
  'deductions-asked-otherwise',
  'withheld-below-least',
  'partner-withheld-below-least',
  'partner-abroad',
  'surplus-borrowed',
  'home-no-day',
  'former-home-no-day',
  'other-work-beside-business',
  'partner-other-work-beside-business',
]

/** Whether somebody is led to an answer that is there, and not to one that is missing. */
export const isOfAnswer = (assumed: Assumed): boolean => answered.includes(assumed)

/** What is missing that counts for much. */
export const heavyIn = (assumed: readonly Assumed[]): readonly Assumed[] =>
  assumed.filter((one) => allHeavy.includes(one) || isUnsure(one))

/** What may be replaced by something final later. */
const notFinal: readonly Assumed[] = ['box3-percentages-provisional', 'figures-provisional']

/** How sure a figure is that stands on these things. */
export function certaintyOf(assumed: readonly Assumed[]): Certainty {
  if (assumed.some(isContradiction)) return 'contradictory'
  const heavy = heavyIn(assumed)
  if (heavy.length === 0) return assumed.some((one) => notFinal.includes(one)) ? 'provisional' : 'likely'
  return heavy.every((one) => one === 'papers-differ') ? 'differing' : 'rough'
}

const alwaysBeside: readonly Assumed[] = [
  ...notFinal,
  'home-no-day',
  'former-home-no-day',
  'home-may-be-new',
  'healthcare-contribution-on-work',
  'healthcare-contribution-on-alimony',
  'healthcare-contribution',
  'healthcare-allowance',
]

/**
 * What a figure hangs on that is said beside it: what makes it rough, beyond what its certainty says already, that it rests on figures
 * that are not final, what of a home is right for some and a slip of others, and that an assessment follows that is not in it.
 */
export function besideIn({
  certainty,
  assumed,
}: {
  readonly certainty: Certainty
  readonly assumed: readonly Assumed[]
}) {
  const heavy = certainty === 'differing' ? [] : heavyIn(assumed)
  return [...heavy, ...assumed.filter((one) => alwaysBeside.includes(one))]
}
