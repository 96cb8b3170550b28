import { copy } from '../../language/index.ts'
import type { alsoIncomeQuestions } from './also-count.ts'
import { decidingWords, hintOfRuling } from './also-count-decides.copy.ts'
import { ofPartner } from './also-count-partner.copy.ts'
import { pensionsLabel } from './elsewhere.copy.ts'
import { incomeWords } from './income.copy.ts'
import type { QuestionWords } from './question-words.ts'

const incomeOfOwn = {
  otherWorkReceipts: {
    label: copy('Receipts from freelance and other work', 'Ontvangsten uit freelance- en overig werk'),
    hint: copy(
      'All that was received in the year for jobs without an employer and without a business, such as a lecture, lessons or baby-sitting. Not what is in “Salary” or “Other income” already.',
      'Alles wat in het jaar is ontvangen voor werk zonder loon en zonder onderneming, zoals een lezing, bijles of oppassen. De aangifte noemt dit inkomsten uit overig werk. Niet wat al in ‘Loon’ of ‘Overige inkomsten’ staat.',
    ),
  },
  otherWorkCosts: {
    label: copy('Costs of freelance and other work', 'Kosten van freelance- en overig werk'),
    hint: copy(
      'What was spent for that work, such as materials and travel. A loss counts as nothing.',
      'Wat voor dat werk is uitgegeven, zoals materiaal en reizen. Een verlies telt als niets.',
    ),
  },
  benefits: {
    label: copy('Benefits', 'Uitkeringen'),
    hint: copy(
      'Unemployment or disability benefit, social assistance, before tax: on the annual statement of UWV or the municipality. Not for a birth, adoption or parental leave (WAZO), nor _Ziektewet_ while still employed: those are “Salary”. Not what is in there already.',
      'WW, WIA, bijstand en dergelijke, vóór belasting: op de jaaropgaaf van UWV of gemeente. Niet bij zwangerschap, geboorte, adoptie of ouderschapsverlof (WAZO), en geen Ziektewet terwijl u nog in dienst was: die zijn ‘Loon’. Niet wat daar al in staat.',
    ),
  },
  pensions: {
    label: pensionsLabel,
    hint: copy(
      'Before tax: on the annual statement of SVB, the pension fund, or the insurer or bank that pays an annuity. Not what is in “Salary” already.',
      'Vóór belasting: op de jaaropgaaf van SVB, pensioenfonds, of de verzekeraar of bank die een lijfrente uitkeert. Niet wat al in ‘Loon’ staat.',
    ),
  },
  benefitsTaxWithheld: {
    label: copy('Tax withheld from benefits and pensions', 'Loonheffing op uitkeringen en pensioen'),
    hint: copy(
      '“_Ingehouden loonheffing_” on those statements. Not what is in “Tax withheld” already.',
      '‘Ingehouden loonheffing’ op die jaaropgaven. Niet wat al bij ‘Ingehouden loonheffing’ staat.',
    ),
  },
  labourCreditApplied: {
    label: copy('Employment tax credit your employer applied', 'Verrekende arbeidskorting'),
    hint: copy(
      '“_Verrekende arbeidskorting_” on the annual statements, added up.',
      '‘Verrekende arbeidskorting’ op de jaaropgaven, opgeteld.',
    ),
  },
  dividendTaxWithheld: {
    label: copy('Dividend tax withheld', 'Ingehouden dividendbelasting'),
    hint: copy(
      'Dutch dividend tax: on the annual statement of the bank or broker. Of a dividend of your own company, too: 15%, on its dividend statement. Where there was none, as on a sale, fill in 0.',
      'Nederlandse dividendbelasting: op het jaaroverzicht van bank of broker. Ook over dividend van uw eigen vennootschap: 15%, op de dividendnota. Was er geen, zoals bij een verkoop, vul dan 0 in.',
    ),
  },
  greenInvestments: {
    label: copy('Green savings and investments', 'Groen sparen en beleggen'),
    hint: copy(
      'In a recognised green fund on January 1: on the annual overview of the bank. Not what is in the amounts above.',
      'In een erkend groenfonds op 1 januari: op het jaaroverzicht van de bank. Niet wat al in de bedragen hierboven zit.',
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
      'All payments for this year together: on the letter “_voorlopige aanslag_” of the tax authority.',
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

/** Why somebody with a partner may have it. */
const hintOfCouple = copy(
  'Where one of you lives in a nursing home you may both have it: on the annual statement of SVB.',
  'Woont een van u in een verpleeghuis, dan kunt u het allebei hebben: op de jaaropgaaf van SVB.',
)

const incomeOfBoth: Readonly<
  Record<Exclude<keyof typeof alsoIncomeQuestions, keyof typeof incomeOfOwn>, QuestionWords>
> = {
  savings: {
    label: copy('Savings on January 1', 'Bank- en spaartegoeden op 1 januari'),
    hint: copy(
      'All bank accounts, also of your children under 18: the balance of January 1 on the annual overview of the bank. Also your share in the reserve of an owners’ association (_VvE_).',
      'Alle bankrekeningen, ook van uw kinderen onder de 18: het saldo van 1 januari op het jaaroverzicht van de bank. Ook uw aandeel in de reserve van een VvE.',
    ),
    together: {
      hint: copy(
        'All bank accounts, also of your partner and your children under 18: the balance of January 1 on the annual overview of the bank. Also your share in the reserve of an owners’ association (_VvE_).',
        'Alle bankrekeningen, ook van uw partner en uw kinderen onder de 18: het saldo van 1 januari op het jaaroverzicht van de bank. Ook uw aandeel in de reserve van een VvE.',
      ),
    },
  },
  investments: {
    label: copy('Investments on January 1', 'Beleggingen op 1 januari'),
    hint: copy(
      'Shares, funds, crypto and a second home: on the annual overview of the broker, and the WOZ value; abroad the market value. Of a home let with rent protection a percentage of the WOZ value, by the rent (_leegwaarderatio_). Money lent out, too.',
      'Aandelen, fondsen, crypto en een tweede woning: op het jaaroverzicht van de broker, en de WOZ-waarde; in het buitenland de marktwaarde. Van een woning die u met huurbescherming verhuurt een percentage van de WOZ-waarde, naar de huur (leegwaarderatio). Ook geld dat u uitleende.',
    ),
    together: {
      hint: copy(
        'Shares, funds, crypto and a second home, your partner’s too: on the annual overview of the broker, and the WOZ value; abroad the market value. Of a home let with rent protection a percentage of the WOZ value, by the rent (_leegwaarderatio_). Money lent out, too.',
        'Aandelen, fondsen, crypto en een tweede woning, ook van uw partner: op het jaaroverzicht van de broker, en de WOZ-waarde; in het buitenland de marktwaarde. Van een woning die u met huurbescherming verhuurt een percentage van de WOZ-waarde, naar de huur (leegwaarderatio). Ook geld dat u uitleende.',
      ),
    },
  },
  debts: {
    label: copy('Debts on January 1', 'Schulden op 1 januari'),
    hint: copy(
      'Loans and overdrafts: on the annual overview of the lender. Not the mortgage of your own home, and no taxes that you still had to pay.',
      'Leningen en rood staan: op het jaaroverzicht van de geldverstrekker. Niet de hypotheek van uw eigen woning, en geen belasting die u nog moest betalen.',
    ),
    together: {
      hint: copy(
        'Loans and overdrafts, your partner’s too: on the annual overview of the lender. Not the mortgage of your own home, and no taxes that you still had to pay.',
        'Leningen en rood staan, ook van uw partner: op het jaaroverzicht van de geldverstrekker. Niet de hypotheek van uw eigen woning, en geen belasting die u nog moest betalen.',
      ),
    },
  },
  box2Income: {
    label: copy('Income from your own company (box 2)', 'Inkomen uit uw eigen vennootschap (box 2)'),
    hint: copy(
      'Dividend before tax, and gains, less costs, where you hold 5% or more: on the company’s dividend statement. The 15% dividend tax on it belongs in the field above.',
      'Dividend vóór belasting, en winst, min kosten, bij een belang van 5% of meer: op de dividendnota van de vennootschap. De 15% dividendbelasting daarop hoort in het veld hierboven.',
    ),
    together: {
      hint: copy(
        'Dividend before tax, and gains, less costs, where you or your partner hold 5% or more: on the company’s dividend statement. The 15% dividend tax on it is asked of each of you.',
        'Dividend vóór belasting, en winst, min kosten, bij een belang van 5% of meer van u of uw partner: op de dividendnota van de vennootschap. De 15% dividendbelasting daarover vult u ieder apart in.',
      ),
    },
  },
  actualIncome: {
    label: copy('Interest and dividend received', 'Ontvangen rente en dividend'),
    hint: copy(
      'Of all your savings and investments, over the whole year and before tax: on the annual overviews. Leave it blank where a second home, leasehold, usufruct or a net annuity is among them: we do not compute those.',
      'Van al uw spaargeld en beleggingen, over het hele jaar en vóór belasting: op de jaaroverzichten. Laat het leeg als er een tweede woning, erfpacht, vruchtgebruik of een nettolijfrente bij is: die rekenen wij niet uit.',
    ),
    together: {
      hint: copy(
        'Of all your savings and investments and your partner’s, over the whole year and before tax: on the annual overviews. Leave it blank where a second home, leasehold, usufruct or a net annuity is among them: we do not compute those.',
        'Van al uw spaargeld en beleggingen en die van uw partner, over het hele jaar en vóór belasting: op de jaaroverzichten. Laat het leeg als er een tweede woning, erfpacht, vruchtgebruik of een nettolijfrente bij is: die rekenen wij niet uit.',
      ),
    },
  },
  actualRise: {
    label: copy('Rise in value', 'Waardestijging'),
    hint: copy(
      'The value on December 31 less that on January 1, less what you put in, plus what you took out; also of what you did not sell.',
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
  youngDisabled: {
    label: copy(
      'I was entitled to a Wajong benefit or support',
      'Ik had recht op een Wajong-uitkering of -ondersteuning',
    ),
    term: copy('Entitled to Wajong', 'Recht op Wajong'),
    hint: copy(
      'UWV’s decision says so. It gives the young-disabled credit.',
      'Dat staat in de beslissing van UWV. U krijgt dan de jonggehandicaptenkorting.',
    ),
  },
  singleElderly: {
    label: copy(
      'I was entitled to the state pension for someone living alone',
      'Ik had recht op AOW voor een alleenstaande',
    ),
    term: copy('State pension for someone living alone', 'AOW voor een alleenstaande'),
    hint: copy('On the annual statement of SVB.', 'Op de jaaropgaaf van SVB.'),
    together: { hint: hintOfCouple },
  },
  ...decidingWords,
  partnerSalary: ofPartner(incomeWords.salary),
  partnerOtherIncome: ofPartner(incomeWords.otherIncome),
  partnerTaxWithheld: {
    ...ofPartner(incomeWords.taxWithheld),
    hint: copy(
      'Wage tax the employer already paid for your partner: “_ingehouden loonheffing_”.',
      'Loonheffing die de werkgever al voor uw partner betaalde.',
    ),
  },
  partnerOtherWorkReceipts: ofPartner(incomeOfOwn.otherWorkReceipts),
  partnerOtherWorkCosts: ofPartner(incomeOfOwn.otherWorkCosts),
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
    label: copy('Employment tax credit your partner’s employer applied', 'Verrekende arbeidskorting van uw partner'),
  },
  partnerDividendTaxWithheld: ofPartner(incomeOfOwn.dividendTaxWithheld),
  partnerYoungDisabled: {
    label: copy(
      'My partner was entitled to a Wajong benefit or support',
      'Mijn partner had recht op een Wajong-uitkering of -ondersteuning',
    ),
    term: copy('Partner entitled to Wajong', 'Partner heeft recht op Wajong'),
  },
  partnerSingleElderly: {
    label: copy(
      'My partner was entitled to the state pension for someone living alone',
      'Mijn partner had recht op AOW voor een alleenstaande',
    ),
    term: copy('Partner’s state pension for someone living alone', 'Partner: AOW voor een alleenstaande'),
    hint: hintOfCouple,
  },
  partnerGreenInvestments: ofPartner(incomeOfOwn.greenInvestments),
  partnerThirtyPercentRuling: {
    label: copy('My partner had the 30% ruling', 'Mijn partner had de 30%-regeling'),
    ...hintOfRuling,
  },
  partnerUntaxedAllowance: ofPartner(incomeOfOwn.untaxedAllowance),
  partnerProvisionalPaid: ofPartner(incomeOfOwn.provisionalPaid),
  partnerProvisionalReceived: ofPartner(incomeOfOwn.provisionalReceived),
}

/** Words of the questions about income under “also count this”. */
export const alsoIncomeWords: Readonly<Record<keyof typeof alsoIncomeQuestions, QuestionWords>> = {
  ...incomeOfOwn,
  ...incomeOfBoth,
}
