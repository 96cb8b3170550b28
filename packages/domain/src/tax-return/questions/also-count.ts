import type { FigureName, IncomeSource } from '../../documents/index.ts'
import type { AlsoCounts, Questions } from './question.ts'

const euros = <const When extends AlsoCounts>(alsoCounts: When) => ({ kind: 'euros', alsoCounts }) as const
const tick = <const When extends AlsoCounts>(alsoCounts: When) => ({ kind: 'tick', alsoCounts }) as const
const day = { kind: 'date', alsoCounts: 'moved-home' } as const
const ofPartner = <const Name extends string>(name: Name) =>
  ({ kind: 'euros', alsoCounts: 'joint', ofPartner: name }) as const

/** What the year's overview of a bank or broker says of the first of January, asked of both partners together. */
const ofOverview = <const Name extends FigureName>(figure: Name) =>
  ({ ...euros('always'), isOfBoth: true, readFrom: { type: 'investment_statement', figure } }) as const
const ofStatement = (figure: FigureName, ...sources: readonly IncomeSource[]) =>
  ({ ...euros('always'), readFrom: { type: 'income_statement', figure, sources } }) as const
const ofAssessment = <const Name extends FigureName>(figure: Name) =>
  ({ ...euros('always'), readFrom: { type: 'other', figure, isLatest: true } }) as const

/** Since when periodic gifts have a maximum. */
const cappedYears = { from: 2023 } as const

/** What many have and counts for much, and what decides whether there is a figure and how sure it is: ticked right after the amounts. */
export const decidingIncomeQuestions = {
  childUnder12: tick('always'),
  abroadEarnsLess: tick('alone-with-child'),
  partYearResident: tick('always'),
  businessProfit: tick('always'),
  filesApart: tick('alone'),
  partnerAbroad: tick('joint'),
  partOfYearPartners: tick('always'),
  diedInYear: tick('always'),
  insuredAbroad: tick('always'),
  nonRepayingLoan: tick('own-home'),
  surplusBorrowed: tick('own-home'),
  homeLet: tick('own-home'),
  twoHomes: tick('own-home'),
  earlierYears: tick('always'),
  thirtyPercentRuling: tick('always'),
} as const satisfies Questions

/**
 * What the law needs besides the specified income: asked under “also count this”. Euros of the whole year. Savings,
 * investments, debts and box 2 are of both partners together. Source: the schema of `tax-law/household.ts`.
 */
export const alsoIncomeQuestions = {
  partnerSalary: ofPartner('salary'),
  partnerOtherIncome: ofPartner('otherIncome'),
  partnerTaxWithheld: ofPartner('taxWithheld'),
  ...decidingIncomeQuestions,
  partnerOtherWorkReceipts: ofPartner('otherWorkReceipts'),
  partnerOtherWorkCosts: ofPartner('otherWorkCosts'),
  partnerBenefits: ofPartner('benefits'),
  partnerPensions: ofPartner('pensions'),
  partnerBenefitsTaxWithheld: ofPartner('benefitsTaxWithheld'),
  partnerLabourCreditApplied: ofPartner('labourCreditApplied'),
  partnerGreenInvestments: ofPartner('greenInvestments'),
  partnerDividendTaxWithheld: ofPartner('dividendTaxWithheld'),
  partnerYoungDisabled: { ...tick('joint'), ofPartner: 'youngDisabled' },
  partnerSingleElderly: { ...tick('partner-at-pension-age'), ofPartner: 'singleElderly' },
  partnerThirtyPercentRuling: { ...tick('partner-wage'), ofPartner: 'thirtyPercentRuling' },
  partnerUntaxedAllowance: { ...ofPartner('untaxedAllowance'), alsoCounts: 'partner-wage' },
  partnerProvisionalPaid: ofPartner('provisionalPaid'),
  partnerProvisionalReceived: ofPartner('provisionalReceived'),
  otherWorkReceipts: euros('always'),
  otherWorkCosts: euros('always'),
  benefits: ofStatement('salary', 'benefit'),
  pensions: ofStatement('salary', 'pension'),
  benefitsTaxWithheld: ofStatement('taxWithheld', 'benefit', 'pension'),
  labourCreditApplied: euros('always'),
  savings: ofOverview('savings'),
  investments: ofOverview('investments'),
  greenInvestments: euros('always'),
  debts: ofOverview('debts'),
  dividendTaxWithheld: {
    ...euros('always'),
    readFrom: { type: 'investment_statement', figure: 'dividendTaxWithheld' },
  },
  box2Income: euros('always'),
  actualIncome: euros('wealth'),
  actualRise: euros('wealth'),
  actualFall: euros('wealth'),
  actualDebtInterest: euros('wealth'),
  youngDisabled: tick('always'),
  singleElderly: tick('at-pension-age'),
  untaxedAllowance: euros('wage'),
  provisionalPaid: ofAssessment('provisionalPaid'),
  provisionalReceived: ofAssessment('provisionalReceived'),
} as const satisfies Questions

/** The own home: asked before the amounts. */
export const firstDeductionQuestions = {
  wozValue: { ...euros('own-home'), readFrom: { type: 'other', figure: 'wozValue', isLatest: true } },
  movedHome: tick('own-home'),
  homeFrom: day,
  homeUntil: day,
  formerHomeUntil: day,
  formerWozValue: euros('moved-home'),
  financingCosts: euros('own-home'),
} as const satisfies Questions

/** What the law needs besides the specified deductions; of both partners together, but for what names the partner. */
export const alsoDeductionQuestions = {
  ...firstDeductionQuestions,
  partnerMortgageInterest: ofPartner('mortgageInterest'),
  partnerHealthcareExpenses: ofPartner('healthcareExpenses'),
  partnerCharityDonations: ofPartner('charityDonations'),
  treatment: euros('always'),
  medicines: euros('always'),
  aids: euros('always'),
  transport: euros('always'),
  visitingTheSick: euros('always'),
  householdHelp: euros('always'),
  diet: euros('always'),
  clothing: euros('always'),
  culturalGifts: euros('always'),
  periodicGifts: euros('always'),
  periodicGiftsToCulture: tick('periodic-gifts'),
  oldPeriodicGifts: { ...euros('large-periodic-gifts'), years: cappedYears },
  alimonyPaid: tick('always'),
  annuityPremiums: tick('always'),
} as const satisfies Questions
