import type { Role, UnsupportedCode } from '../tax-law/index.ts'
import { type AlsoCountFacts, alsoCountAt, isAsked, ownNameOf, questionsOf, type Step } from '../tax-return/index.ts'
import type { Assumed, UnsaidFact } from './assumed.ts'
import { type AboveWhole, isAboveWhole, partAtFault } from './contradictions.ts'
import type { Reason } from './lawful-result.ts'
import { isUnsure, questionOfUnsure, type Unsure } from './unsure.ts'

/** The question whose answer a figure would stand on instead: its step and its field name. Null: the step itself. */
export interface AnsweredBy {
  readonly step: Step
  readonly question: string | null
}

const at = <S extends Step>(step: S, question: keyof (typeof questionsOf)[S] & string): AnsweredBy => ({
  step,
  question,
})

/** Null: no question answers it. */
const questionFor: Readonly<
  Record<Exclude<Assumed, AboveWhole | Unsure | `${Role} ${UnsaidFact}`>, AnsweredBy | null>
> = {
  partner: at('setup', 'isJointFiling'),
  dateOfBirth: at('setup', 'birthDate'),
  wages: at('income', 'salary'),
  otherWork: at('income', 'otherWorkReceipts'),
  benefits: at('income', 'benefits'),
  pensions: at('income', 'pensions'),
  otherIncome: at('income', 'otherIncome'),
  taxWithheld: at('income', 'taxWithheld'),
  dividendTaxWithheld: at('income', 'dividendTaxWithheld'),
  thirtyPercentRuling: at('income', 'thirtyPercentRuling'),
  labourCreditApplied: at('income', 'labourCreditApplied'),
  provisionalAssessment: at('income', 'provisionalPaid'),
  youngDisabled: at('income', 'youngDisabled'),
  singleElderly: at('income', 'singleElderly'),
  greenInvestments: at('income', 'greenInvestments'),
  childUnder12: at('income', 'childUnder12'),
  partnerAbroad: at('income', 'abroadEarnsLess'),
  financingCosts: at('deductions', 'financingCosts'),
  registeredFrom: at('deductions', 'movedHome'),
  box2Income: at('income', 'box2Income'),
  box3: at('income', 'savings'),
  actualReturn: at('income', 'actualIncome'),
  complications: at('income', 'actualIncome'),
  gifts: at('deductions', 'charityDonations'),
  cultural: at('deductions', 'culturalGifts'),
  healthcare: at('deductions', 'healthcareExpenses'),
  circumstances: at('income', 'partYearResident'),
  'tax-withheld': at('income', 'taxWithheld'),
  'partner-tax-withheld': at('income', 'partnerTaxWithheld'),
  'withheld-above-income': at('income', 'taxWithheld'),
  'partner-withheld-above-income': at('income', 'partnerTaxWithheld'),
  'withheld-below-least': at('income', 'taxWithheld'),
  'partner-withheld-below-least': at('income', 'partnerTaxWithheld'),
  'interest-without-home': at('setup', 'ownHome'),
  'home-value': at('deductions', 'wozValue'),
  'home-dates': at('deductions', 'homeFrom'),
  'home-all-year': at('deductions', 'homeFrom'),
  'home-no-day': at('deductions', 'homeFrom'),
  'former-home-no-day': at('deductions', 'formerHomeUntil'),
  'home-may-be-new': at('deductions', 'movedHome'),
  'former-home-value': at('deductions', 'formerWozValue'),
  'partner-income': at('income', 'partnerSalary'),
  'partner-apart': at('setup', 'isJointFiling'),
  'partner-abroad': at('setup', 'isJointFiling'),
  'surplus-borrowed': at('income', 'surplusBorrowed'),
  'dividend-tax': at('income', 'dividendTaxWithheld'),
  'dividend-tax-below-usual': at('income', 'dividendTaxWithheld'),
  'home-of-ones-own': at('income', 'homeLet'),
  'loan-that-counts': at('income', 'nonRepayingLoan'),
  'let-home-by-ratio': at('income', 'investments'),
  'periodic-gifts-to-culture': at('deductions', 'periodicGiftsToCulture'),
  'pension-age': at('setup', 'birthDate'),
  'partner-pension-age': at('partner', 'dateOfBirth'),
  'elders-wage': at('income', 'pensions'),
  'partner-elders-wage': at('income', 'partnerPensions'),
  'healthcare-kind': at('deductions', 'treatment'),
  // What is read or divided is looked after elsewhere, and what the law itself leaves open nobody can answer.
  greenSavings: null,
  unsaved: null,
  'other-income': at('income', 'otherWorkReceipts'),
  'partner-other-income': at('income', 'partnerOtherWorkReceipts'),
  'other-work-beside-business': at('income', 'otherWorkReceipts'),
  'partner-other-work-beside-business': at('income', 'partnerOtherWorkReceipts'),
  'papers-differ': null,
  'income-asked-otherwise': { step: 'income', question: null },
  'deductions-asked-otherwise': { step: 'deductions', question: null },
  'uncounted-document': { step: 'documents', question: null },
  education: null,
  'split-even': null,
  'ruling-granted': null,
  'ruling-wage-below-norm': null,
  'ruling-above-cap': null,
  'non-resident-choice': null,
  'non-resident-choice-since-before-2024': null,
  'actual-return-on-form': null,
  'box3-of-minor': null,
  'state-pension': null,
  'partner-state-pension': null,
  'little-withheld': null,
  'partner-little-withheld': null,
  'salary-or-pension': null,
  'partner-salary-or-pension': null,
  'box3-percentages-provisional': null,
  'figures-provisional': null,
  'box1-loss-not-set-off': null,
  'deductions-carried-forward': null,
  'small-amounts-due-after-provisional-assessment': null,
  'one-cultural-maximum': null,
  'former-home': null,
  'healthcare-contribution-on-work': null,
  'healthcare-contribution-on-alimony': null,
  'healthcare-contribution': null,
  'healthcare-allowance': null,
}

/** The same question about the partner; null where nobody asks it. */
function ofPartner({ question }: AnsweredBy): AnsweredBy | null {
  if (question === 'birthDate') return at('partner', 'dateOfBirth')
  const partners = partnersNames.get(question ?? undefined)
  return partners === undefined ? null : { step: 'income', question: partners }
}

/** The names of the questions about the partner, by those of the person’s own. */
const partnersNames: ReadonlyMap<string | undefined, string> = new Map(
  Object.keys(alsoCountAt.income).map((name) => [ownNameOf('income', name), name]),
)

const isAskedOf = ({ step, question }: AnsweredBy, facts: AlsoCountFacts): boolean =>
  (step !== 'income' && step !== 'deductions') || question === null || isAsked(step, question, facts)

const questionAt = (question: string): AnsweredBy => ({
  step: question in questionsOf.income ? 'income' : 'deductions',
  question,
})

/** The question that answers what a figure assumes, where this return is asked one. */
export function answeredBy(assumed: Assumed, facts: AlsoCountFacts): AnsweredBy | null {
  if (isAboveWhole(assumed)) return { step: 'deductions', question: partAtFault(assumed, facts) }
  if (isUnsure(assumed)) return questionAt(questionOfUnsure(assumed))
  const [first, second] = assumed.split(' ')
  const own = questionFor[(second ?? first) as keyof typeof questionFor]
  const asked = own && second && first === 'partner' ? ofPartner(own) : own
  return asked && isAskedOf(asked, facts) ? asked : null
}

/** The question whose answer puts a return outside the rules; for the rest nothing is asked that could. */
const questionBehind: Readonly<Partial<Record<UnsupportedCode, AnsweredBy>>> = {
  'year-not-covered': at('setup', 'year'),
  'foreign-income-with-relief': at('setup', 'foreignIncome'),
  'reaches-pension-age': at('setup', 'birthDate'),
  'part-year-resident': at('income', 'partYearResident'),
  'not-insured-for-national-insurance': at('income', 'insuredAbroad'),
  'business-profit': at('income', 'businessProfit'),
  'partner-part-of-year': at('income', 'partOfYearPartners'),
  'death-in-year': at('income', 'diedInYear'),
  'non-repaying-loan-after-2012': at('income', 'nonRepayingLoan'),
  'home-let': at('income', 'homeLet'),
  'two-homes': at('income', 'twoHomes'),
  'carried-forward-deductions': at('income', 'earlierYears'),
  'combination-credit-at-pension-age': at('income', 'childUnder12'),
  'green-investments': at('income', 'greenInvestments'),
  'alimony-paid': at('deductions', 'alimonyPaid'),
  'annuity-premiums': at('deductions', 'annuityPremiums'),
}

/** The question that a field of the household comes from, where it is no fact of {@link questionFor}; null: nothing is asked that could be wrong. */
const questionOfField: Readonly<Record<string, AnsweredBy | null>> = {
  untaxedAllowance: at('income', 'untaxedAllowance'),
  'partnerAbroad.labourIncome': at('income', 'partnerSalary'),
  'partnerAbroad.dateOfBirth': at('partner', 'dateOfBirth'),
  'home.wozValue': at('deductions', 'wozValue'),
  'home.registeredFrom': at('deductions', 'homeFrom'),
  'home.registeredUntil': at('deductions', 'homeUntil'),
  'home.former.wozValue': at('deductions', 'formerWozValue'),
  'home.former.registeredUntil': at('deductions', 'formerHomeUntil'),
  'home.interest': at('deductions', 'mortgageInterest'),
  'home.financingCosts': at('deductions', 'financingCosts'),
  'gifts.ordinary': at('deductions', 'charityDonations'),
  'gifts.cultural': at('deductions', 'culturalGifts'),
  'gifts.periodic': at('deductions', 'periodicGifts'),
  'gifts.periodicFromBefore5October2022': at('deductions', 'oldPeriodicGifts'),
  'healthcare.treatment': at('deductions', 'healthcareExpenses'),
  'healthcare.visitingTheSick': at('deductions', 'visitingTheSick'),
  'healthcare.transport': at('deductions', 'transport'),
  'healthcare.medicines': at('deductions', 'medicines'),
  'healthcare.aids': at('deductions', 'aids'),
  'healthcare.householdHelp': at('deductions', 'householdHelp'),
  'healthcare.diet': at('deductions', 'diet'),
  'healthcare.clothing': at('deductions', 'clothing'),
  'box3.savings': at('income', 'savings'),
  'box3.investments': at('income', 'investments'),
  'box3.debts': at('income', 'debts'),
  'box3.actualReturn.income': at('income', 'actualIncome'),
  'box3.actualReturn.valueChange': at('income', 'actualRise'),
  'box3.actualReturn.debtInterest': at('income', 'actualDebtInterest'),
  'box3.actualReturn.complications': null,
  'box3.percentages': null,
  // Chosen where a change is tried out, among what is there.
  'split.ownHome': null,
  'split.box2': null,
  'split.box3': null,
  'split.deductions': null,
}

/** The question that a field of the household comes from. `field`: its path. Undefined: no such field is known. */
export function questionOf(field: string): AnsweredBy | null | undefined {
  const [first = '', second = ''] = field.split('.')
  const isOfPerson = first === 'taxpayer' || first === 'partner'
  const fact = isOfPerson ? second : field
  const facts: Readonly<Record<string, AnsweredBy | null>> = { ...questionFor, ...questionOfField }
  const own = facts[fact]
  return own && first === 'partner' ? ofPartner(own) : own
}

/** The question whose answer is why there is no figure, where there is one. */
export function madeBy(reason: Reason): AnsweredBy | null {
  if ('field' in reason) return questionOf(reason.field) ?? null
  const own = questionBehind[reason.code] ?? null
  // What is asked of both partners at once has no question of the partner’s.
  return own && reason.person === 'partner' ? (ofPartner(own) ?? own) : own
}
