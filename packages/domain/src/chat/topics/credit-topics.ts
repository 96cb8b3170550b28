import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { rate, type Topic, whole } from './topic.ts'

/** The credits; a longer word before one it contains. */
export const creditTopics = {
  payout: {
    keywords: [
      'uitbetaling|uitbetaald|uitbetalen heffingskorting-|korting',
      'unused credit',
      'credit paidout',
      'credit|korting|heffingskorting partner|vrouw|man|wife|husband',
    ],
    guide: '/tax-guide#general-tax-credit',
    figures: (year) => {
      const { generalBornLater } = rulesOfYear(year).credits.payout
      return {
        later:
          generalBornLater === 0
            ? copy('nothing', 'niets')
            : copy(`${rate(generalBornLater).en} of the credit`, `${rate(generalBornLater).nl} van de korting`),
      }
    },
    answer: copy(
      'People with too little income to use the general credit get the rest paid out in {year} if they were born before 1963 and their partner owes enough tax; people born later get {later}.',
      'Wie te weinig inkomen heeft voor de algemene heffingskorting, krijgt de rest in {year} uitbetaald als hij vóór 1963 geboren is en de partner genoeg belasting betaalt; wie later geboren is, krijgt {later}.',
    ),
  },
  labourCredit: {
    keywords: ['arbeidskorting-|labourcredit|laborcredit', 'credit employment|labour|labor|work'],
    guide: '/tax-guide#employment-tax-credit',
    figures: (year) => {
      const { under, pension, ends } = rulesOfYear(year).credits.labour
      return {
        max: whole(under.maxima[2]),
        maxPension: whole(pension.maxima[2]),
        from: whole(ends[2]),
        rate: rate(under.rates[3]),
        ratePension: rate(pension.rates[3]),
      }
    },
    answer: copy(
      'The employment tax credit is for income from work: a pension, the state pension (AOW), an annuity and most benefits give none. In {year} it is at most {max}, above state pension age {maxPension}. Above a labour income of {from} it declines by {rate} of what is more, above state pension age by {ratePension}. Up to there it is never less than your employer applied, as after some months of work: fill in _verrekende arbeidskorting_ under “Also count this” with Income.',
      'Arbeidskorting is er voor inkomen uit werk: over pensioen, AOW, een lijfrente en de meeste uitkeringen krijgt u die niet. In {year} is de korting maximaal {max}, boven de AOW-leeftijd {maxPension}. Boven een arbeidsinkomen van {from} wordt de korting lager met {rate} van wat daarboven komt, boven de AOW-leeftijd met {ratePension}. Tot daar is die nooit minder dan uw werkgever verrekende, zoals na een paar maanden werk: vul de verrekende arbeidskorting in onder ‘Ook meetellen’ bij Inkomen.',
    ),
  },
  singleParent: {
    keywords: [
      'alleenstaand|alleenstaande|single|eenoudergezin ouder|moeder|vader|mother|mothers|mom|mum|father|fathers|dad|parent|parents|kind|kinderen|child|children|kids|zoon|dochter|son|daughter',
      'alleenstaandeouderkorting|alleenstaandeouder|ouderkorting|eenoudergezin|singleparent',
    ],
    guide: '/tax-guide#other-credits',
    figures: (year) => ({ max: whole(rulesOfYear(year).credits.combination.under.max) }),
    answer: copy(
      'There is no credit for single parents any more: the _alleenstaande-ouderkorting_ ended in 2015. If you work and have a child younger than 12, you may get the combination credit, with or without a partner: in {year} at most {max}. Tick the child at Income, below the amounts. What single parents get beside it is in the _kindgebonden budget_, an allowance that is no part of the return.',
      'Een korting voor alleenstaande ouders is er niet meer: de alleenstaande-ouderkorting verviel in 2015. Wie werkt en een kind jonger dan 12 heeft, kan recht hebben op de combinatiekorting, met of zonder partner: in {year} maximaal {max}. Vink het kind aan bij Inkomen, onder de bedragen. Wat alleenstaande ouders daarnaast krijgen zit in het kindgebonden budget, een toeslag die niet in de aangifte hoort.',
    ),
  },
  combinationCredit: {
    keywords: [
      'combinatiekorting-|iack|kinderkorting|kindkorting',
      'combination credit',
      'credit|korting child|children|kid|kids|kind|kinderen',
      'child|children|kid|kids|kind|kinderen partner|vrouw|man|wife|husband work|works|working|werkt|werken|parttime|deeltijd|earn|earns|verdient',
    ],
    broad: ['kind|kinderen|child|children|kids|baby|combination'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { under, from } = rulesOfYear(year).credits.combination
      return { max: whole(under.max), rate: rate(under.rate), from: whole(from) }
    },
    answer: copy(
      'In {year} the combination credit is {rate} of the labour income above {from}, at most {max}. It is for people who work and have a child younger than 12; with two partners, the one who earns less gets it, also where the other lives abroad. Tick the child at Income, below the amounts.',
      'In {year} is de combinatiekorting {rate} van het arbeidsinkomen boven {from}, maximaal {max}. De korting is voor wie werkt en een kind jonger dan 12 heeft; bij twee partners krijgt degene die het minst verdient de korting, ook als de ander in het buitenland woont. Vink het kind aan bij Inkomen, onder de bedragen.',
    ),
  },
  singleElderlyCredit: {
    keywords: ['alleenstaandeouderen-', 'single elderly', 'aow alleen-'],
    guide: '/tax-guide#other-credits',
    figures: (year) => ({ amount: whole(rulesOfYear(year).credits.singleElderly.amount) }),
    answer: copy(
      'In {year} the single elderly credit is {amount}, for people who get the state pension for someone living alone. If one of a couple lives in a nursing home, that may be both.',
      'In {year} is de alleenstaandeouderenkorting {amount}, voor wie AOW voor een alleenstaande heeft. Woont een van beide partners in een verpleeghuis, dan kunnen dat beiden zijn.',
    ),
  },
  elderlyCredit: {
    keywords: ['ouderenkorting-', 'elderly credit'],
    broad: ['elderly|ouderen'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { max, from, rate: declines } = rulesOfYear(year).credits.elderly
      return { max: whole(max), from: whole(from), rate: rate(declines) }
    },
    answer: copy(
      'In {year} the elderly credit is {max} above state pension age. Above an income of {from} it declines by {rate} of what is more.',
      'In {year} is de ouderenkorting {max} boven de AOW-leeftijd. Boven een inkomen van {from} wordt de korting lager met {rate} van wat daarboven komt.',
    ),
  },
  youngDisabledCredit: {
    keywords: ['jonggehandicapten-|wajong', 'young disabled'],
    guide: '/tax-guide#other-credits',
    figures: (year) => ({ amount: whole(rulesOfYear(year).credits.youngDisabled.amount) }),
    answer: copy(
      'In {year} the young disabled credit is {amount}, for people who are entitled to support for the young disabled (Wajong).',
      'In {year} is de jonggehandicaptenkorting {amount}, voor wie recht heeft op Wajong.',
    ),
  },
  greenCredit: {
    keywords: [
      'groen|groene|green belegg-|spar-|spaar-|fonds-|fund-|invest-|saving-|korting|credit|bank',
      'groenfonds-|groenkorting',
    ],
    broad: ['groen|groene|green'],
    guide: '/tax-guide#other-credits',
    figures: (year) => {
      const { green } = rulesOfYear(year).credits
      return { rate: rate(green.rate), exempt: whole(green.exempt) }
    },
    answer: copy(
      'Green investments are exempt in {year} up to {exempt}, of partners together twice as much. The credit is {rate} of what is exempt.',
      'Groene beleggingen zijn in {year} vrijgesteld tot {exempt}, van partners samen tot het dubbele. De korting is {rate} van wat is vrijgesteld.',
    ),
  },
  generalCredit: {
    keywords: ['heffingskorting-', 'general credit'],
    broad: ['credit|credits|korting|kortingen'],
    guide: '/tax-guide#general-tax-credit',
    figures: (year) => {
      const { max, from, rate: declines } = rulesOfYear(year).credits.general.under
      return { max: whole(max), from: whole(from), rate: rate(declines) }
    },
    answer: copy(
      'In {year} the general credit is {max} below state pension age. Above an income of {from} it declines by {rate} of what is more.',
      'In {year} is de algemene heffingskorting {max} onder de AOW-leeftijd. Boven een inkomen van {from} wordt de korting lager met {rate} van wat daarboven komt.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
