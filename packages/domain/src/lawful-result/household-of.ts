import type { TaxDocument } from '../documents/index.ts'
import type { Cents } from '../money/index.ts'
import { type Circumstance, type Household, largestFieldAmount, type Person, type Split } from '../tax-law/index.ts'
import {
  type AlsoCounted,
  type AlsoCountFacts,
  type AmountStep,
  type Amounts,
  alsoPrefillFrom,
  alsoSuggested,
  countedAnswers,
  differences,
  ownDocuments,
  type Prefill,
  partnerDocuments,
  partnersOwn,
  prefillFrom,
  suggestedAmounts,
  type TaxFiling,
  uncountedAtNothing,
} from '../tax-return/index.ts'
import { type Contradiction, contradictionsIn } from './contradictions.ts'
import { eldersWages } from './elders-wage.ts'
import { given } from './given.ts'
import { type PersonAnswers, personOf, told } from './person-of.ts'
import { tensFrom } from './said-amount.ts'
import { healthcareOf, sharedOf } from './shared-of.ts'

/** What of a return the law is applied to. */
export interface Answers
  extends Pick<
    TaxFiling,
    'id' | 'correctsFilingId' | 'year' | 'completed' | 'isJointFiling' | 'setupData' | 'partnerData'
  > {
  readonly incomeData: (Amounts & AlsoCounted['income']) | null
  readonly deductionsData: (Amounts & AlsoCounted['deductions']) | null
  /** Default: none chosen. */
  readonly splitData?: TaxFiling['splitData']
}

/** What the answers leave open, beyond what the law's own defaults fill in. */
export type Gap =
  | Contradiction
  /** The own home counts as worth nothing, which makes the result too favourable. */
  | 'home-value'
  /** Somebody moved into or out of an own home, and the days do not say when: it counts as theirs all year. */
  | 'home-dates'
  /** The same as `home-value` of the home before. */
  | 'former-home-value'
  /** Nothing is known of what the partner earned; what may be divided then counts with the taxpayer. */
  | 'partner-income'
  /** There is a pension, and no date of birth: counted below state-pension age, at other rates and credits. */
  | 'pension-age'
  /** The same of the partner. */
  | 'partner-pension-age'
  /** Other income, which counts as not from work: without labour credit. */
  | 'other-income'
  /** Healthcare costs, or a part of them, without their kind: counted as treatment, which has no increase. */
  | 'healthcare-kind'
  /** Above state-pension age without any pension: of the calculator, which has no place but `Salary` that is asked for first. */
  | 'state-pension'
  /** Above state-pension age all year, with a wage that nothing says is from work: a pension has no labour credit. */
  | 'elders-wage'
  /** The same of the partner. */
  | 'partner-elders-wage'
  /** Nothing was withheld of an income of which something nearly always is. */
  | 'tax-withheld'
  /** The same of the partner. */
  | 'partner-tax-withheld'
  /** A fiscal partner is not filled in, with whom the law counts together. */
  | 'partner-apart'
  /** No dividend tax is told of the income of a person's own company. */
  | 'dividend-tax'
  /** Less is told than of a dividend is withheld: some of it may have been a sale. */
  | 'dividend-tax-below-usual'
  /** Education expenses are no deduction since 2022. */
  | 'education'
  /** Amounts come from documents and are not saved. */
  | 'unsaved'
  /** A document holds an amount that is not sure and was left out. */
  | 'unsure-document'
  /** Amounts of the papers that would change what is said are others in the saved answers. */
  | 'papers-differ'
  /** A document does not count until the person says whether it does, and what it says stands at nothing. */
  | 'uncounted-document'

/** A return as the law sees it. */
export interface StatedHousehold {
  readonly household: Household
  readonly gaps: readonly Gap[]
  /** Cents of the healthcare costs that have no kind; default: all that count as treatment. */
  readonly healthcareOfNoKind?: Cents
}

/** Of the figures that the income step always asks for, what is blank says nothing is there. */
const whole = (income: PersonAnswers): PersonAnswers => ({ salary: 0, otherIncome: 0, taxWithheld: 0, ...income })

/** What is known of the partner’s year: answered, else in the partner’s statements; of a wage also beside other income that was answered. */
function partnerOf(answers: Answers, income: AlsoCounted['income'], read: Prefill): Person | undefined {
  const { isJointFiling, partnerData } = answers
  if (!isJointFiling) return undefined
  const said = given(partnersOwn('income', income))
  const { salary, otherWorkReceipts, otherIncome, benefits, pensions } = said
  const hasIncome = [salary, otherWorkReceipts, otherIncome, benefits, pensions].some((amount) => amount !== undefined)
  const onPaper = salary === undefined && read.suggestions.salary ? suggestedAmounts('income', read) : undefined
  const known = hasIncome ? (onPaper ?? {}) : (partnerData?.incomeData ?? onPaper)
  return {
    ...given({ dateOfBirth: partnerData?.dateOfBirth || undefined }),
    ...personOf({ ...(known && whole(known)), ...said }),
  }
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

function* gapsOfHome({ home }: Household, { movedHome }: AlsoCounted['deductions']): Generator<Gap> {
  if (home?.wozValue === 0) yield 'home-value'
  if (home?.former?.wozValue === 0) yield 'former-home-value'
  if (home && movedHome && home.registeredFrom === undefined && home.registeredUntil === undefined) yield 'home-dates'
}

function* gapsIn(
  answers: Answers,
  household: Household,
  facts: AlsoCountFacts,
  deductions: Amounts & AlsoCounted['deductions'],
  prefill: Prefill,
  unsure: number,
): Generator<Gap> {
  yield* contradictionsIn(facts)
  yield* gapsOfHome(household, deductions)
  if (household.partner && household.partner.wages === undefined) yield 'partner-income'
  if (facts.incomeData?.filesApart && !household.partner) yield 'partner-apart'
  if (isOfUnknownAge(household.taxpayer)) yield 'pension-age'
  if (household.partner && isOfUnknownAge(household.partner)) yield 'partner-pension-age'
  if ([household.taxpayer, household.partner].some((person) => person?.otherIncome)) yield 'other-income'
  if (healthcareOf(deductions).ofNoKind > 0) yield 'healthcare-kind'
  if (deductions.educationExpenses) yield 'education'
  const isSaved = { income: answers.incomeData !== null, deductions: answers.deductionsData !== null }
  if (Object.keys(prefill.suggestions).length > 0 && !(isSaved.income && isSaved.deductions)) yield 'unsaved'
  if (unsure > 0 && !(isSaved.income && isSaved.deductions)) yield 'unsure-document'
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

/**
 * The household the law is applied to: from the stored answers, and where a step was not saved yet from what its
 * documents say. `documents`: all of the person; those of the return count, the partner’s for the partner. Null while no
 * income is known at all: nobody answered, or none was filled in while a statement waits to be told whether it counts.
 */
export function householdOf(answers: Answers, documents: readonly TaxDocument[]): StatedHousehold | null {
  const own = ownDocuments(answers, documents)
  const prefill = prefillFrom(own)
  const ofPartner = partnerDocuments(answers, documents)
  const partners = prefillFrom(ofPartner)
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
  const facts = {
    ...answers,
    incomeData: { ...given({ partnerSalary }), ...read, ...incomeData },
    deductionsData,
  }
  const income = countedAnswers('income', incomeData, facts)
  const deductions = countedAnswers('deductions', deductionsData, facts)
  const circumstances = [...circumstancesOf(answers, income, deductions)]
  const partner = partnerOf(answers, income, partners)
  const household: Household = {
    taxpayer: {
      ...given({ dateOfBirth: answers.setupData?.birthDate || undefined }),
      ...personOf(whole(income)),
    },
    ...given({ partner, split: partner && splitOf(answers, partner) }),
    ...sharedOf(answers.setupData?.ownHome ?? false, income, deductions),
    ...given({ circumstances: circumstances.length > 0 ? circumstances : undefined }),
  }
  const uncountedIn = (step: AmountStep, known: object) =>
    uncountedAtNothing(step, answers, { ...known }, documents).length > 0
  const lacksIncome = uncountedIn('income', facts.incomeData)
  if (lacksIncome && hasNoIncome(household)) return null
  const unsure = prefill.unsure.length + also.unsure.length
  return {
    household,
    ...given({ healthcareOfNoKind: healthcareOf(deductions).ofNoKind || undefined }),
    gaps: [
      ...gapsIn(answers, household, facts, deductions, prefill, unsure),
      ...eldersWages(answers.year, household, { taxpayer: own, partner: ofPartner }),
      ...(differs(answers, documents) ? (['papers-differ'] as const) : []),
      ...(lacksIncome || uncountedIn('deductions', deductionsData) ? (['uncounted-document'] as const) : []),
    ],
  }
}
