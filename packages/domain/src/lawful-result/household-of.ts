import type { TaxDocument } from '../documents/index.ts'
import { type Cents, eurosOf } from '../money/index.ts'
import { type Circumstance, type Household, largestFieldAmount, type Person, type Split } from '../tax-law/index.ts'
import {
  type AlsoCounted,
  type AmountStep,
  type Amounts,
  alsoPrefillFrom,
  alsoSuggested,
  askedOtherwise,
  countedAnswers,
  differences,
  type LeftUnsure,
  leftAbsent,
  leftUnsure,
  ownDocuments,
  partnerDocuments,
  prefillFrom,
  suggestedAmounts,
  type TaxFiling,
  uncountedAtNothing,
} from '../tax-return/index.ts'
import { contradictionsIn } from './contradictions.ts'
import { eldersWages } from './elders-wage.ts'
import type { Gap } from './gap.ts'
import { gapsOfHome } from './gaps-of-home.ts'
import { given } from './given.ts'
import { abroadOf, asOfOne, partnerOf, whole } from './partner-of.ts'
import { personOf, told } from './person-of.ts'
import { tensFrom } from './said-amount.ts'
import { healthcareOf, sharedOf } from './shared-of.ts'
import { absentAmount, type UnsureAmount, unsureAmount } from './unsure.ts'

/** What of a return the law is applied to. */
export interface Answers
  extends Pick<
    TaxFiling,
    'id' | 'correctsFilingId' | 'correctsAlso' | 'year' | 'completed' | 'isJointFiling' | 'setupData' | 'partnerData'
  > {
  readonly incomeData: (Amounts & AlsoCounted['income']) | null
  readonly deductionsData: (Amounts & AlsoCounted['deductions']) | null
  /** Default: none chosen. */
  readonly splitData?: TaxFiling['splitData']
  /** Default: every amount was asked as the return is now. */
  readonly askedJointly?: TaxFiling['askedJointly']
}

/** A return as the law sees it. */
export interface StatedHousehold {
  readonly household: Household
  readonly gaps: readonly Gap[]
  /** Cents of the healthcare costs that have no kind; default: all that count as treatment. */
  readonly healthcareOfNoKind?: Cents
  /** What documents may say beyond that. */
  readonly unsure?: readonly UnsureAmount[]
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
    return Object.fromEntries(Object.entries(splitData).map(([part, euros]) => [part, told(euros)])) as Split
  return partner.wages === undefined ? allWithTaxpayer : undefined
}

/** A pension of which it is not known whether it is one at state-pension age. */
const isOfUnknownAge = ({ pensions = 0, dateOfBirth }: Person): boolean => pensions > 0 && dateOfBirth === undefined

/** What a person ticked that the rules do not cover: first what decides which form the real return is. */
function* circumstancesOf(
  { setupData }: Answers,
  income: AlsoCounted['income'],
  deductions: AlsoCounted['deductions'],
): Generator<Circumstance> {
  if (income.partYearResident) yield 'part-year-resident'
  if (income.diedInYear) yield 'death-in-year'
  if (income.insuredAbroad) yield 'not-insured-for-national-insurance'
  if (setupData?.foreignIncome) yield 'foreign-income-with-relief'
  if (income.businessProfit) yield 'business-profit'
  if (income.partOfYearPartners) yield 'partner-part-of-year'
  if (income.nonRepayingLoan) yield 'non-repaying-loan-after-2012'
  if (income.homeLet) yield 'home-let'
  if (income.twoHomes) yield 'two-homes'
  if (income.earlierYears) yield 'carried-forward-deductions'
  if (deductions.alimonyPaid) yield 'alimony-paid'
  if (deductions.annuityPremiums) yield 'annuity-premiums'
}

/** What rules a figure out by what is ticked, also before any income is known. */
export const circumstancesIn = (answers: Answers): readonly Circumstance[] => [
  ...circumstancesOf(
    answers,
    countedAnswers('income', answers.incomeData ?? {}, answers),
    countedAnswers('deductions', answers.deductionsData ?? {}, answers),
  ),
]

/** Whether the other income of a person may be of work: they were not asked for that, or left it blank. */
const mayBeOfWork = (person: Person | undefined, ofWork: number | undefined): boolean =>
  Boolean(person?.otherIncome) && ofWork === undefined

/** Work without a business that stands beside one: it may be the same work. */
function* worksBeside({ taxpayer, partner, circumstances = [] }: Household): Generator<Gap> {
  if (!circumstances.includes('business-profit')) return
  if (taxpayer.otherWork) yield 'other-work-beside-business'
  if (partner?.otherWork) yield 'partner-other-work-beside-business'
}

function* gapsIn(known: Known, household: Household): Generator<Gap> {
  const { answers, facts, prefill } = known
  const { income, deductions } = countedIn(known)
  yield* contradictionsIn(facts)
  yield* gapsOfHome(answers.year, household, { ...income, ...deductions, ownHome: answers.setupData?.ownHome })
  yield* worksBeside(household)
  if (household.partner && household.partner.wages === undefined) yield 'partner-income'
  if (facts.incomeData.filesApart && !household.partner) yield 'partner-apart'
  if (isOfUnknownAge(household.taxpayer)) yield 'pension-age'
  if (household.partner && isOfUnknownAge(household.partner)) yield 'partner-pension-age'
  if (mayBeOfWork(household.taxpayer, income.otherWorkReceipts)) yield 'other-income'
  if (mayBeOfWork(household.partner, income.partnerOtherWorkReceipts)) yield 'partner-other-income'
  if (healthcareOf(deductions).ofNoKind > 0) yield 'healthcare-kind'
  if (deductions.periodicGiftsToCulture) yield 'periodic-gifts-to-culture'
  if (deductions.educationExpenses) yield 'education'
  const isSaved = answers.incomeData !== null && answers.deductionsData !== null
  if (Object.keys(prefill.suggestions).length > 0 && !isSaved) yield 'unsaved'
}

/** Whether papers say something else than an open return was given, by so much that it is no rounding. */
const differs = (answers: Answers, documents: readonly TaxDocument[]): boolean =>
  !answers.completed && differences(answers, documents).some(({ counts, says }) => Math.abs(counts - says) >= tensFrom)

/** Whether nobody of a household has any income. */
const hasNoIncome = ({ taxpayer, partner, box2Income }: Household): boolean =>
  !box2Income &&
  [taxpayer, partner].every(
    (person) => !(person?.wages || person?.otherWork || person?.benefits || person?.pensions || person?.otherIncome),
  )

/** What is known of a return, answered, else read; null while no income is. The partner of a joint one that counts as of one lived abroad. */
function knownOf(filed: Answers, documents: readonly TaxDocument[]) {
  const answers = asOfOne(filed)
  const own = ownDocuments(answers, documents)
  const prefill = prefillFrom(own)
  const ofPartner = partnerDocuments(answers, documents)
  const also = alsoPrefillFrom(own, ofPartner)
  const incomes = [prefill.suggestions.salary, also.suggestions.pensions, also.suggestions.benefits]
  if (answers.incomeData === null && incomes.every((amount) => amount === undefined)) return null
  const read = alsoSuggested('income', also)
  const { partnerSalary: _, partnerOtherIncome: __, partnerTaxWithheld: ___, ...besides } = read
  const incomeData: NonNullable<Answers['incomeData']> = {
    ...besides,
    ...(answers.incomeData ?? suggestedAmounts('income', prefill)),
  }
  const partnerSalary = answers.partnerData?.incomeData?.salary
  const deductionsData: NonNullable<Answers['deductionsData']> = {
    ...alsoSuggested('deductions', also),
    ...(answers.deductionsData ?? suggestedAmounts('deductions', prefill)),
  }
  const facts = { ...answers, incomeData: { ...given({ partnerSalary }), ...read, ...incomeData }, deductionsData }
  const papers = { taxpayer: own, partner: ofPartner }
  const partners = prefillFrom(partnerDocuments(filed, documents))
  const abroad = answers === filed ? undefined : partnerOf(filed, filed.incomeData ?? {}, partners)
  return { answers, abroad, incomeData, deductionsData, facts, papers, prefill, partners }
}

type Known = NonNullable<ReturnType<typeof knownOf>>

/** What is known, with other amounts at some questions. */
function withAmounts(known: Known, some: readonly LeftUnsure[]): Known {
  const at = (step: AmountStep) =>
    Object.fromEntries(some.flatMap((one) => (one.step === step ? [[one.name, eurosOf(one.amount)]] : [])))
  const incomeData = { ...known.incomeData, ...at('income') }
  const deductionsData = { ...known.deductionsData, ...at('deductions') }
  const facts = { ...known.facts, incomeData: { ...known.facts.incomeData, ...at('income') }, deductionsData }
  return { ...known, incomeData, deductionsData, facts }
}

/** Of both steps the answers that count. */
const countedIn = ({ incomeData, deductionsData, facts }: Known) => ({
  income: countedAnswers('income', incomeData, facts),
  deductions: countedAnswers('deductions', deductionsData, facts),
})

function householdIn(known: Known): Household {
  const { answers, partners } = known
  const { income, deductions } = countedIn(known)
  const circumstances = [...circumstancesOf(answers, income, deductions)]
  const partner = partnerOf(answers, income, partners)
  return {
    taxpayer: {
      ...given({ dateOfBirth: answers.setupData?.birthDate || undefined }),
      ...personOf(whole(income)),
    },
    ...given({ partner, split: partner && splitOf(answers, partner) }),
    ...sharedOf(answers.setupData?.ownHome ?? false, income, deductions),
    ...given({ partnerAbroad: abroadOf(known.abroad, income) }),
    ...given({ circumstances: circumstances.length > 0 ? circumstances : undefined }),
  }
}

/** What documents may say beyond what counts, each with what the household then is, and would be with all of it. */
function unsureIn(known: Known, documents: readonly TaxDocument[]): readonly UnsureAmount[] {
  const left = leftUnsure(known.facts, documents)
  const withAll = householdIn(withAmounts(known, left))
  return [
    ...left.map((one) => unsureAmount(one, [householdIn(withAmounts(known, [one])), withAll])),
    ...leftAbsent(known.facts, documents).map(absentAmount),
  ]
}

/**
 * The household the law is applied to: from the stored answers, and where a step was not saved yet from what its
 * documents say. `documents`: all of the person; those of the return count, the partner’s for the partner. Null while no
 * income is known at all: nobody answered, or none was filled in while a statement waits to be told whether it counts.
 */
export function householdOf(filed: Answers, documents: readonly TaxDocument[]): StatedHousehold | null {
  const known = knownOf(filed, documents)
  if (known === null) return null
  const { answers } = known
  const household = householdIn(known)
  const uncountedIn = (step: AmountStep, filledIn: object) =>
    uncountedAtNothing(step, answers, { ...filledIn }, documents).length > 0
  const lacksIncome = uncountedIn('income', known.facts.incomeData)
  if (lacksIncome && hasNoIncome(household)) return null
  const unsure = unsureIn(known, documents)
  return {
    household,
    ...given({
      healthcareOfNoKind: healthcareOf(countedIn(known).deductions).ofNoKind || undefined,
      unsure: unsure.length > 0 ? unsure : undefined,
    }),
    gaps: [
      ...askedOtherwise(filed).map(({ step }) => `${step}-asked-otherwise` as const),
      ...(known.abroad ? (['partner-abroad'] as const) : []),
      ...gapsIn(known, household),
      ...eldersWages(answers.year, household, known.papers),
      ...unsure.map(({ gap }) => gap),
      ...(differs(answers, documents) ? (['papers-differ'] as const) : []),
      ...(lacksIncome || uncountedIn('deductions', known.deductionsData) ? (['uncounted-document'] as const) : []),
    ],
  }
}
