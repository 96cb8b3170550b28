import { type Copy, copy } from '../../language/index.ts'
import type { alsoDeductionQuestions, alsoIncomeQuestions } from './also-count.ts'
import { deductionWords } from './deductions.copy.ts'
import { incomeWords } from './income.copy.ts'
import type { AlsoCountName, AmountStep } from './index.ts'
import type { QuestionWords } from './question-words.ts'

/** The same question about the partner. */
const ofPartner = ({ label, hint }: QuestionWords): QuestionWords => ({
  label: copy(`${label.en} of your partner`, `${label.nl} van uw partner`),
  ...(hint && { hint }),
})

const incomeOfOwn = {
  benefits: {
    label: copy('Benefits', 'Uitkeringen'),
    hint: copy(
      'Unemployment or disability benefit, social assistance, before tax: on the annual statement of UWV or the municipality. Not what is in “Salary” already.',
      'WW, WIA, bijstand en dergelijke, voor belasting: op de jaaropgaaf van UWV of gemeente. Niet wat al in ‘Loon’ staat.',
    ),
  },
  pensions: {
    label: copy('State pension, pension or annuity', 'AOW, pensioen of lijfrente'),
    hint: copy(
      'Before tax: on the annual statement of SVB or the pension fund. Not what is in “Salary” already.',
      'Voor belasting: op de jaaropgaaf van SVB of pensioenfonds. Niet wat al in ‘Loon’ staat.',
    ),
  },
  benefitsTaxWithheld: {
    label: copy('Tax withheld from benefits and pensions', 'Loonheffing op uitkeringen en pensioen'),
    hint: copy(
      '“Ingehouden loonheffing” on those statements. Not what is in “Tax withheld” already.',
      '‘Ingehouden loonheffing’ op die jaaropgaven. Niet wat al bij ‘Ingehouden loonheffing’ staat.',
    ),
  },
  labourCreditApplied: {
    label: copy('Labour credit your employer applied', 'Verrekende arbeidskorting'),
    hint: copy(
      '“Verrekende arbeidskorting” on the annual statements, added up.',
      '‘Verrekende arbeidskorting’ op de jaaropgaven, opgeteld.',
    ),
  },
  dividendTaxWithheld: {
    label: copy('Dividend tax withheld', 'Ingehouden dividendbelasting'),
    hint: copy(
      'Dutch dividend tax: on the annual statement of the bank or broker.',
      'Nederlandse dividendbelasting: op het jaaroverzicht van bank of broker.',
    ),
  },
  greenInvestments: {
    label: copy('Green savings and investments', 'Groen sparen en beleggen'),
    hint: copy(
      'In a recognised green fund on 1 January, up to the exempt amount: on the annual overview of the bank. Not what is in the amounts above.',
      'In een erkend groenfonds op 1 januari, tot de vrijstelling: op het jaaroverzicht van de bank. Niet wat al in de bedragen hierboven zit.',
    ),
  },
  untaxedAllowance: {
    label: copy('Untaxed allowance of the 30% ruling', 'Onbelaste vergoeding van de 30%-regeling'),
    hint: copy(
      'Only as far as it is still part of “Salary”. An annual statement has it taken off already.',
      'Alleen voor zover die nog in ‘Loon’ zit. Op een jaaropgaaf is die er al af.',
    ),
  },
  provisionalPaid: {
    label: copy('Provisional assessment paid', 'Betaalde voorlopige aanslag'),
    hint: copy(
      'All payments for this year together: on the letter “voorlopige aanslag” of the tax authority.',
      'Alle betalingen voor dit jaar samen: op de brief ‘voorlopige aanslag’ van de Belastingdienst.',
    ),
  },
  provisionalReceived: {
    label: copy('Provisional refund received', 'Ontvangen voorlopige teruggaaf'),
    hint: copy(
      'All monthly amounts for this year together: on the same letter.',
      'Alle maandbedragen voor dit jaar samen: op dezelfde brief.',
    ),
  },
} as const satisfies Readonly<Record<string, QuestionWords>>

const incomeOfBoth: Readonly<
  Record<Exclude<keyof typeof alsoIncomeQuestions, keyof typeof incomeOfOwn>, QuestionWords>
> = {
  savings: {
    label: copy('Savings on 1 January', 'Spaargeld op 1 januari'),
    hint: copy(
      'All bank accounts, your partner’s too: the balance of 1 January on the annual overview of the bank.',
      'Alle bankrekeningen, ook die van uw partner: het saldo van 1 januari op het jaaroverzicht van de bank.',
    ),
  },
  investments: {
    label: copy('Investments on 1 January', 'Beleggingen op 1 januari'),
    hint: copy(
      'Shares, funds, crypto and a second home, your partner’s too: on the annual overview of the broker, and the WOZ value.',
      'Aandelen, fondsen, crypto en een tweede woning, ook van uw partner: op het jaaroverzicht van de broker, en de WOZ-waarde.',
    ),
  },
  debts: {
    label: copy('Debts on 1 January', 'Schulden op 1 januari'),
    hint: copy(
      'Loans and overdrafts, your partner’s too: on the annual overview of the lender. Not the mortgage of your own home.',
      'Leningen en rood staan, ook van uw partner: op het jaaroverzicht van de geldverstrekker. Niet de hypotheek van uw eigen woning.',
    ),
  },
  box2Income: {
    label: copy('Income from your own company (box 2)', 'Inkomen uit uw eigen vennootschap (box 2)'),
    hint: copy(
      'Dividend and gains, less costs, where you or your partner hold 5% or more: on the company’s dividend statement.',
      'Dividend en winst, min kosten, bij een belang van 5% of meer van u of uw partner: op de dividendnota van de vennootschap.',
    ),
  },
  actualIncome: {
    label: copy('Interest and dividend received', 'Ontvangen rente en dividend'),
    hint: copy(
      'Of all your savings and investments and your partner’s, over the whole year and before tax: on the annual overviews. Leave it blank where a second home, leasehold, usufruct or a net annuity is among them: we do not compute those.',
      'Van al uw spaargeld en beleggingen en die van uw partner, over het hele jaar en vóór belasting: op de jaaroverzichten. Laat het leeg als er een tweede woning, erfpacht, vruchtgebruik of een nettolijfrente bij is: die rekenen wij niet uit.',
    ),
  },
  actualRise: {
    label: copy('Rise in value', 'Waardestijging'),
    hint: copy(
      'The value on 31 December less that on 1 January, less what you put in, plus what you took out; also of what you did not sell.',
      'De waarde op 31 december min die op 1 januari, min wat u inlegde, plus wat u opnam; ook van wat u niet verkocht.',
    ),
  },
  actualFall: {
    label: copy('Fall in value', 'Waardedaling'),
    hint: copy('The same, where it comes out below zero.', 'Hetzelfde, als het onder nul uitkomt.'),
  },
  actualDebtInterest: {
    label: copy('Interest paid on debts', 'Betaalde rente over schulden'),
    hint: copy(
      'Only on the debts above; no other costs count.',
      'Alleen over de schulden hierboven; andere kosten tellen niet mee.',
    ),
  },
  childUnder12: {
    label: copy(
      'A child younger than 12 on 1 January belonged to my household',
      'Een kind dat op 1 januari jonger dan 12 was, hoorde bij mijn huishouden',
    ),
    term: copy('Child younger than 12', 'Kind jonger dan 12'),
    hint: copy(
      'For at least six months of the year, or as co-parent for three days a week. It can give the combination credit.',
      'Minstens zes maanden van het jaar, of als co-ouder drie dagen per week. Het kan inkomensafhankelijke combinatiekorting geven.',
    ),
  },
  youngDisabled: {
    label: copy(
      'I was entitled to a Wajong benefit or support',
      'Ik had recht op een Wajong-uitkering of -ondersteuning',
    ),
    term: copy('Entitled to Wajong', 'Recht op Wajong'),
    hint: copy(
      'UWV’s decision says so. It gives the young-disabled credit.',
      'Dat staat in de beslissing van UWV. Het geeft de jonggehandicaptenkorting.',
    ),
  },
  singleElderly: {
    label: copy(
      'I was entitled to the state pension for someone living alone',
      'Ik had recht op AOW voor een alleenstaande',
    ),
    term: copy('State pension for someone living alone', 'AOW voor een alleenstaande'),
    hint: copy('On the annual statement of SVB.', 'Op de jaaropgaaf van SVB.'),
  },
  partYearResident: {
    label: copy(
      'My partner or I lived outside the Netherlands for part of the year',
      'Mijn partner of ik woonde een deel van het jaar buiten Nederland',
    ),
    term: copy('Part of the year abroad', 'Deel van het jaar in het buitenland'),
    hint: copy('Then we cannot give a figure.', 'Dan kunnen we geen bedrag geven.'),
  },
  businessProfit: {
    label: copy('My partner or I had a business of our own', 'Mijn partner of ik had een eigen onderneming'),
    term: copy('Business of one’s own', 'Eigen onderneming'),
    hint: copy(
      'Also as a freelancer with profit from business. Then we cannot give a figure.',
      'Ook als zzp’er met winst uit onderneming. Dan kunnen we geen bedrag geven.',
    ),
  },
  partnerSalary: ofPartner(incomeWords.salary),
  partnerOtherIncome: ofPartner(incomeWords.otherIncome),
  partnerTaxWithheld: ofPartner(incomeWords.taxWithheld),
  partnerBenefits: ofPartner(incomeOfOwn.benefits),
  partnerPensions: ofPartner(incomeOfOwn.pensions),
  partnerBenefitsTaxWithheld: {
    ...ofPartner(incomeOfOwn.benefitsTaxWithheld),
    label: copy(
      'Tax withheld from your partner’s benefits and pensions',
      'Loonheffing op uitkeringen en pensioen van uw partner',
    ),
  },
  partnerLabourCreditApplied: {
    ...ofPartner(incomeOfOwn.labourCreditApplied),
    label: copy('Labour credit your partner’s employer applied', 'Verrekende arbeidskorting van uw partner'),
  },
  partnerDividendTaxWithheld: ofPartner(incomeOfOwn.dividendTaxWithheld),
  partnerYoungDisabled: {
    label: copy(
      'My partner was entitled to a Wajong benefit or support',
      'Mijn partner had recht op een Wajong-uitkering of -ondersteuning',
    ),
    term: copy('Partner entitled to Wajong', 'Partner heeft recht op Wajong'),
  },
  partnerGreenInvestments: ofPartner(incomeOfOwn.greenInvestments),
  partnerUntaxedAllowance: ofPartner(incomeOfOwn.untaxedAllowance),
  partnerProvisionalPaid: ofPartner(incomeOfOwn.provisionalPaid),
  partnerProvisionalReceived: ofPartner(incomeOfOwn.provisionalReceived),
}

/** Of the healthcare expenses that the specified question asks for as one amount. */
const partOfAbove = (en: string, nl: string): Copy =>
  copy(`${en} Part of your healthcare expenses above.`, `${nl} Een deel van uw zorgkosten hierboven.`)

const deductionsOfBoth: Readonly<Record<keyof typeof alsoDeductionQuestions, QuestionWords>> = {
  wozValue: {
    label: copy('WOZ value of your home', 'WOZ-waarde van uw woning'),
    hint: copy(
      'The one for this tax year, with reference date 1 January of the year before: on the municipality’s assessment, or at wozwaardeloket.nl.',
      'Die voor dit belastingjaar, met waardepeildatum 1 januari van het jaar ervoor: op de WOZ-beschikking van de gemeente, of op wozwaardeloket.nl.',
    ),
  },
  financingCosts: {
    label: copy('Other costs of the home loan', 'Andere kosten van de woninglening'),
    hint: copy(
      'Advice, valuation and the mortgage deed paid in this year, and ground rent: on the notary’s statement.',
      'Advies, taxatie en hypotheekakte die u dit jaar betaalde, en erfpachtcanon: op de nota van de notaris.',
    ),
  },
  movedHome: {
    label: copy('I bought, sold or moved home in this year', 'Ik kocht of verkocht dit jaar een woning, of verhuisde'),
    term: copy('Bought, sold or moved home', 'Gekocht, verkocht of verhuisd'),
    hint: copy(
      'The home then counts for a part of the year only, and we cannot give a figure.',
      'De woning telt dan maar een deel van het jaar mee, en we kunnen geen bedrag geven.',
    ),
  },
  treatment: {
    label: copy('Doctor, dentist and treatment', 'Arts, tandarts en behandeling'),
    hint: partOfAbove(
      'What the insurer did not pay and is not your own risk: on the bill.',
      'Wat de verzekeraar niet betaalde en geen eigen risico is: op de rekening.',
    ),
  },
  medicines: {
    label: copy('Medicines on prescription', 'Medicijnen op voorschrift'),
    hint: partOfAbove('On the bill of the pharmacy.', 'Op de rekening van de apotheek.'),
  },
  aids: {
    label: copy('Aids, such as a hearing aid', 'Hulpmiddelen, zoals een gehoorapparaat'),
    hint: partOfAbove(
      'No glasses, lenses, wheelchair or mobility scooter.',
      'Geen bril, lenzen, rolstoel of scootmobiel.',
    ),
  },
  transport: {
    label: copy('Transport for illness or disability', 'Vervoer wegens ziekte of invaliditeit'),
    hint: partOfAbove('By car the kilometres, else the tickets.', 'Met de auto de kilometers, anders de kaartjes.'),
  },
  visitingTheSick: {
    label: copy('Travel to visit a sick housemate', 'Reiskosten voor ziekenbezoek'),
    hint: partOfAbove(
      'To somebody you lived with who is nursed more than 10 km away, for a month or longer.',
      'Naar een huisgenoot die een maand of langer op meer dan 10 km afstand wordt verpleegd.',
    ),
  },
  householdHelp: {
    label: copy('Extra help in the household', 'Extra gezinshulp'),
    hint: partOfAbove('Only the part above its own threshold.', 'Alleen het deel boven de eigen drempel.'),
  },
  diet: {
    label: copy('Diet on prescription', 'Dieet op voorschrift'),
    hint: partOfAbove('The fixed amount of the official diet list.', 'Het vaste bedrag van de dieetlijst.'),
  },
  clothing: {
    label: copy('Extra clothing and bedding', 'Extra kleding en beddengoed'),
    hint: partOfAbove('The fixed amount for illness.', 'Het vaste bedrag bij ziekte.'),
  },
  culturalGifts: {
    label: copy('Gifts to cultural institutions', 'Giften aan culturele instellingen'),
    hint: copy(
      'Of your donations above: museums, theatres and the like that are recognised as a cultural ANBI. They count for more.',
      'Van uw giften hierboven: musea, theaters en dergelijke met een culturele ANBI-status. Ze tellen voor meer mee.',
    ),
  },
  periodicGifts: {
    label: copy('Periodic gifts', 'Periodieke giften'),
    hint: copy(
      'Of your donations above: promised in writing for five years or more. They have no threshold.',
      'Van uw giften hierboven: schriftelijk toegezegd voor vijf jaar of langer. Ze hebben geen drempel.',
    ),
  },
  oldPeriodicGifts: {
    label: copy('Periodic gifts agreed by 4 October 2022', 'Periodieke giften van vóór 5 oktober 2022'),
    hint: copy(
      'Of your periodic gifts above: by an agreement of that day or before. They have no maximum.',
      'Van uw periodieke giften hierboven: vastgelegd op 4 oktober 2022 of eerder. Ze hebben geen maximum.',
    ),
  },
  alimonyPaid: {
    label: copy('I paid alimony to a former partner', 'Ik betaalde alimentatie aan een ex-partner'),
    term: copy('Alimony paid', 'Betaalde alimentatie'),
    hint: copy(
      'Not for children. It is a deduction that we do not compute: then there is no figure.',
      'Niet voor kinderen. Het is een aftrekpost die wij niet uitrekenen: dan is er geen bedrag.',
    ),
  },
  annuityPremiums: {
    label: copy('I paid annuity premiums', 'Ik betaalde lijfrentepremies'),
    term: copy('Annuity premiums', 'Lijfrentepremies'),
    hint: copy(
      'To an insurer or into an annuity account of your own. We do not compute this deduction: then there is no figure.',
      'Aan een verzekeraar of op een eigen lijfrenterekening. Deze aftrekpost rekenen wij niet uit: dan is er geen bedrag.',
    ),
  },
  partnerMortgageInterest: {
    ...ofPartner(deductionWords.mortgageInterest),
    hint: copy(
      'Only what is not in your own mortgage interest above: on your partner’s annual mortgage statement.',
      'Alleen wat niet in uw eigen hypotheekrente hierboven zit: op het jaaroverzicht hypotheek van uw partner.',
    ),
  },
  partnerHealthcareExpenses: ofPartner(deductionWords.healthcareExpenses),
  partnerCharityDonations: ofPartner(deductionWords.charityDonations),
}

/** The words of the questions under “also count this”; what is said of a wrong amount is what is said of any. */
export const alsoCountWords: Readonly<Record<AlsoCountName, QuestionWords>> = {
  ...incomeOfOwn,
  ...incomeOfBoth,
  ...deductionsOfBoth,
}

/** Questions that stand under one heading. */
export interface AlsoCountGroup {
  readonly id:
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
  readonly title: Copy
  readonly names: readonly AlsoCountName[]
}

/** The questions under “also count this” of each step, by what they are about. The partner’s stand apart. */
export const alsoCountGroups: Readonly<Record<AmountStep, readonly AlsoCountGroup[]>> = {
  income: [
    {
      id: 'partner',
      title: copy('Your partner’s income', 'Inkomen van uw partner'),
      names: [
        'partnerSalary',
        'partnerOtherIncome',
        'partnerTaxWithheld',
        'partnerBenefits',
        'partnerPensions',
        'partnerBenefitsTaxWithheld',
        'partnerLabourCreditApplied',
        'partnerDividendTaxWithheld',
        'partnerYoungDisabled',
        'partnerGreenInvestments',
        'partnerUntaxedAllowance',
        'partnerProvisionalPaid',
        'partnerProvisionalReceived',
      ],
    },
    {
      id: 'benefits',
      title: copy('Benefits and pensions', 'Uitkeringen en pensioen'),
      names: ['benefits', 'pensions', 'benefitsTaxWithheld', 'labourCreditApplied'],
    },
    {
      id: 'wealth',
      title: copy('Savings, investments and your own company', 'Spaargeld, beleggingen en uw eigen vennootschap'),
      names: ['savings', 'investments', 'greenInvestments', 'debts', 'dividendTaxWithheld', 'box2Income'],
    },
    {
      id: 'actual-return',
      title: copy('What they really brought in', 'Wat ze werkelijk opbrachten'),
      names: ['actualIncome', 'actualRise', 'actualFall', 'actualDebtInterest'],
    },
    {
      id: 'circumstances',
      title: copy('Your situation', 'Uw situatie'),
      names: [
        'childUnder12',
        'youngDisabled',
        'singleElderly',
        'untaxedAllowance',
        'partYearResident',
        'businessProfit',
      ],
    },
    {
      id: 'assessment',
      title: copy('Provisional assessment', 'Voorlopige aanslag'),
      names: ['provisionalPaid', 'provisionalReceived'],
    },
  ],
  deductions: [
    {
      id: 'partner',
      title: copy('Your partner’s deductions', 'Aftrekposten van uw partner'),
      names: ['partnerMortgageInterest', 'partnerHealthcareExpenses', 'partnerCharityDonations'],
    },
    { id: 'home', title: copy('Your home', 'Uw woning'), names: ['wozValue', 'financingCosts', 'movedHome'] },
    {
      id: 'healthcare',
      title: copy('Healthcare expenses by kind', 'Zorgkosten naar soort'),
      names: ['treatment', 'medicines', 'aids', 'transport', 'visitingTheSick', 'householdHelp', 'diet', 'clothing'],
    },
    {
      id: 'gifts',
      title: copy('Gifts by kind', 'Giften naar soort'),
      names: ['culturalGifts', 'periodicGifts', 'oldPeriodicGifts'],
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
}

const guideOfQuestion: Readonly<Partial<Record<AlsoCountName, Anchor>>> = {
  benefitsTaxWithheld: '/tax-guide#withholding-tax',
  labourCreditApplied: '/tax-guide#employment-tax-credit',
  savings: '/tax-guide#bank-balances',
  investments: '/tax-guide#valuables',
  dividendTaxWithheld: '/tax-guide#withholding-tax',
  box2Income: '/tax-guide#box-2',
  untaxedAllowance: '/tax-guide#thirty-percent-ruling',
  partYearResident: '/tax-guide#migration-dates',
  businessProfit: '/tax-guide#self-employed',
  financingCosts: '/tax-guide#mortgage-interest',
  partnerMortgageInterest: '/tax-guide#mortgage-interest',
}

/** The section of the guide about a question of a group. */
export const alsoCountGuide = ({ id }: Pick<AlsoCountGroup, 'id'>, name: AlsoCountName): Anchor =>
  guideOfQuestion[name] ?? guideOfGroup[id]
