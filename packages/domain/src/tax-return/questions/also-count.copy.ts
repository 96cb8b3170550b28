import { type Copy, copy } from '../../language/index.ts'
import type { TaxFiling } from '../tax-return.schema.ts'
import { alsoDeductionWords } from './also-count-deductions.copy.ts'
import { alsoIncomeWords } from './also-count-income.copy.ts'
import { inSentence } from './also-count-partner.copy.ts'
import type { AlsoCountName, AmountStep } from './index.ts'
import type { QuestionWords } from './question-words.ts'

/** The words of the questions under “also count this”; what is said of a wrong amount is what is said of any. */
export const alsoCountWords: Readonly<Record<AlsoCountName, QuestionWords>> = {
  ...alsoIncomeWords,
  ...alsoDeductionWords,
}

/** What is said of a question under “also count this” in this return: of its year, and a partner is named only where there is one. */
export function alsoWordsIn(
  { isJointFiling, year }: Pick<TaxFiling, 'isJointFiling' | 'year'>,
  name: AlsoCountName,
): QuestionWords {
  const words = alsoCountWords[name]
  const { since, together } = words
  const said = { ...words, ...(since && year >= since.year && { hint: since.hint }), ...(isJointFiling && together) }
  const { label, hint, term } = said
  return {
    ...said,
    label: ofYear(label, year),
    ...(hint && { hint: ofYear(hint, year) }),
    ...(term && { term: ofYear(term, year) }),
  }
}

/** Words with the `{year}` that they are about, their marks as they were. */
const ofYear = ({ en, nl, spec }: Copy, year: number): Copy => {
  const filled = (text: string) => text.replaceAll('{year}', String(year))
  return copy(filled(en), filled(nl), spec)
}

/** Questions that stand under one heading. */
export interface AlsoCountGroup {
  readonly id:
    | 'decides'
    | 'special'
    | 'other-work'
    | 'benefits'
    | 'wealth'
    | 'actual-return'
    | 'circumstances'
    | 'assessment'
    | 'home'
    | 'healthcare'
    | 'gifts'
    | 'other-deductions'
    | 'partner'
    | `partner-${'other-work' | 'benefits' | 'wealth' | 'circumstances' | 'assessment'}`
  readonly title: Copy
  /** Its name in the line of a fold that says whose it is. */
  readonly inFold?: Copy
  readonly names: readonly AlsoCountName[]
  /** For all to see beside the specified amounts of the step; else it is folded away under “also count this”. */
  readonly stands?: 'before the amounts' | 'after the amounts'
  /** Folded there, what it asks named in short: rarer, and of no use to most. */
  readonly isFolded?: true
  /** Asked of the partner alone. */
  readonly isOfPartner?: true
}

/** The partner’s share of a group of one’s own, in the fold of the partner. */
const ofPartnerOnly = (
  id: Extract<AlsoCountGroup['id'], `partner-${string}`>,
  inFold: Copy,
  names: readonly AlsoCountName[],
): AlsoCountGroup => ({
  id,
  title: copy(`Your partner’s ${inSentence(inFold.en)}`, `${inFold.nl} van uw partner`),
  inFold,
  names,
  isOfPartner: true,
})

const otherWork = copy('Freelance and other work', 'Freelance- en overig werk')
const benefits = copy('Benefits and pensions', 'Uitkeringen en pensioen')
const assessment = copy('Provisional assessment', 'Voorlopige aanslag')

/** The questions under “also count this” of each step, by what they are about. The partner’s stand apart. */
export const alsoCountGroups: Readonly<Record<AmountStep, readonly AlsoCountGroup[]>> = {
  income: [
    {
      id: 'partner',
      title: copy('Your partner’s income', 'Inkomen van uw partner'),
      names: ['partnerSalary', 'partnerOtherIncome', 'partnerTaxWithheld'],
      stands: 'after the amounts',
      isOfPartner: true,
    },
    {
      id: 'decides',
      title: copy('Does one of these apply to you?', 'Geldt een van deze dingen voor u?'),
      names: ['childUnder12', 'abroadEarnsLess', 'partYearResident', 'businessProfit', 'filesApart', 'partnerAbroad'],
      stands: 'after the amounts',
    },
    {
      id: 'special',
      title: copy('Anything special in the year?', 'Iets bijzonders in het jaar?'),
      names: [
        'partOfYearPartners',
        'diedInYear',
        'insuredAbroad',
        'nonRepayingLoan',
        'surplusBorrowed',
        'homeLet',
        'twoHomes',
        'earlierYears',
        'thirtyPercentRuling',
      ],
      stands: 'after the amounts',
      isFolded: true,
    },
    ofPartnerOnly('partner-other-work', otherWork, ['partnerOtherWorkReceipts', 'partnerOtherWorkCosts']),
    ofPartnerOnly('partner-benefits', benefits, [
      'partnerBenefits',
      'partnerPensions',
      'partnerBenefitsTaxWithheld',
      'partnerLabourCreditApplied',
    ]),
    ofPartnerOnly('partner-wealth', copy('Savings and investments', 'Spaargeld en beleggingen'), [
      'partnerGreenInvestments',
      'partnerDividendTaxWithheld',
    ]),
    ofPartnerOnly('partner-circumstances', copy('Situation', 'Situatie'), [
      'partnerYoungDisabled',
      'partnerSingleElderly',
      'partnerThirtyPercentRuling',
      'partnerUntaxedAllowance',
    ]),
    ofPartnerOnly('partner-assessment', assessment, ['partnerProvisionalPaid', 'partnerProvisionalReceived']),
    {
      id: 'other-work',
      title: otherWork,
      names: ['otherWorkReceipts', 'otherWorkCosts'],
    },
    {
      id: 'benefits',
      title: benefits,
      names: ['benefits', 'pensions', 'benefitsTaxWithheld', 'labourCreditApplied'],
    },
    {
      id: 'wealth',
      title: copy('Savings, investments and your own company', 'Spaargeld, beleggingen en uw eigen vennootschap'),
      names: ['savings', 'investments', 'greenInvestments', 'debts', 'dividendTaxWithheld', 'box2Income'],
    },
    {
      id: 'actual-return',
      title: copy(
        'What savings and investments really brought in',
        'Wat spaargeld en beleggingen werkelijk opbrachten',
      ),
      names: ['actualIncome', 'actualRise', 'actualFall', 'actualDebtInterest'],
    },
    {
      id: 'circumstances',
      title: copy('Your situation', 'Uw situatie'),
      names: ['youngDisabled', 'singleElderly', 'untaxedAllowance'],
    },
    {
      id: 'assessment',
      title: assessment,
      names: ['provisionalPaid', 'provisionalReceived'],
    },
  ],
  deductions: [
    {
      id: 'home',
      title: copy('Your home', 'Uw woning'),
      names: ['wozValue', 'movedHome', 'homeFrom', 'homeUntil', 'formerHomeUntil', 'formerWozValue', 'financingCosts'],
      stands: 'before the amounts',
    },
    {
      id: 'partner',
      title: copy('Your partner’s deductions', 'Aftrekposten van uw partner'),
      names: ['partnerMortgageInterest', 'partnerHealthcareExpenses', 'partnerCharityDonations'],
      isOfPartner: true,
    },
    {
      id: 'healthcare',
      title: copy('Healthcare expenses by kind', 'Zorgkosten naar soort'),
      names: ['treatment', 'medicines', 'aids', 'transport', 'visitingTheSick', 'householdHelp', 'diet', 'clothing'],
    },
    {
      id: 'gifts',
      title: copy('Gifts by kind', 'Giften naar soort'),
      names: ['culturalGifts', 'periodicGifts', 'periodicGiftsToCulture', 'oldPeriodicGifts'],
    },
    {
      id: 'other-deductions',
      title: copy('Other deductions', 'Andere aftrekposten'),
      names: ['alimonyPaid', 'annuityPremiums'],
    },
  ],
}

type Anchor = `/tax-guide#${string}`

const guideOfGroup: Readonly<Record<AlsoCountGroup['id'], Anchor>> = {
  decides: '/tax-guide#which-form',
  special: '/tax-guide#which-form',
  'other-work': '/tax-guide#self-employed',
  benefits: '/tax-guide#employment-income',
  wealth: '/tax-guide#box-3',
  'actual-return': '/tax-guide#box-3',
  circumstances: '/tax-guide#other-credits',
  assessment: '/tax-guide#provisional-assessment',
  home: '/tax-guide#woz-value',
  healthcare: '/tax-guide#healthcare-expenses',
  gifts: '/tax-guide#donations',
  'other-deductions': '/tax-guide#box-1',
  partner: '/tax-guide#fiscal-partner',
  'partner-other-work': '/tax-guide#self-employed',
  'partner-benefits': '/tax-guide#employment-income',
  'partner-wealth': '/tax-guide#box-3',
  'partner-circumstances': '/tax-guide#other-credits',
  'partner-assessment': '/tax-guide#provisional-assessment',
}

const guideOfQuestion: Readonly<Partial<Record<AlsoCountName, Anchor>>> = {
  benefitsTaxWithheld: '/tax-guide#withholding-tax',
  labourCreditApplied: '/tax-guide#employment-tax-credit',
  savings: '/tax-guide#bank-balances',
  investments: '/tax-guide#valuables',
  dividendTaxWithheld: '/tax-guide#withholding-tax',
  box2Income: '/tax-guide#box-2',
  untaxedAllowance: '/tax-guide#thirty-percent-ruling',
  childUnder12: '/tax-guide#other-credits',
  abroadEarnsLess: '/tax-guide#fiscal-partner',
  partYearResident: '/tax-guide#migration-dates',
  businessProfit: '/tax-guide#self-employed',
  filesApart: '/tax-guide#fiscal-partner',
  partnerAbroad: '/tax-guide#fiscal-partner',
  insuredAbroad: '/tax-guide#expats',
  nonRepayingLoan: '/tax-guide#mortgage-interest',
  surplusBorrowed: '/tax-guide#mortgage-interest-box',
  thirtyPercentRuling: '/tax-guide#thirty-percent-ruling',
  financingCosts: '/tax-guide#mortgage-interest',
  partnerMortgageInterest: '/tax-guide#mortgage-interest',
}

/** The section of the guide about what a group asks. */
export const alsoGroupGuide = ({ id }: Pick<AlsoCountGroup, 'id'>): Anchor => guideOfGroup[id]

/** The section of the guide about a question of a group. */
export const alsoCountGuide = ({ id }: Pick<AlsoCountGroup, 'id'>, name: AlsoCountName): Anchor =>
  guideOfQuestion[name] ?? alsoGroupGuide({ id })
