import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { rate, type Topic, whole } from './topic.ts'
import { familyAndFriends, notionalWords, parents } from './words.ts'

/** The own home and the personal deductions. */
export const deductionTopics = {
  hillenDeduction: {
    keywords: [
      'hillen|wethillen',
      'paidoff|afbetaald|afgelost home|house|mortgage|huis|woning|hypotheek',
      'nomortgage|geenhypotheek',
      'kleine|small|little hypotheek|mortgage',
    ],
    broad: ['paidoff|afgelost|afbetaald'],
    guide: '/tax-guide#woz-value',
    figures: (year) => ({ rate: rate(rulesOfYear(year).home.hillen.rate) }),
    answer: copy(
      'With little or no mortgage, {rate} of what is left of the notional value of your home after the interest is taken off again in {year}.',
      'Hebt u geen of bijna geen hypotheek? Dan mag u in {year} {rate} van het eigenwoningforfait dat na aftrek van de rente overblijft, weer aftrekken.',
    ),
  },
  interestRate: {
    keywords: [
      'hypotheekrenteaftrek|renteaftrek|tariefsaanpassing',
      'hypotheekrente|rente|interest hoeveel|percentage|tarief|rate|deduction|relief|terug !box|spaar-|savings|invorder-',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: (year) => {
      const { box1, rateAdjustment } = rulesOfYear(year)
      const [middle, last] = box1.under.slice(-2)
      return {
        rate: rate((last?.rate ?? 0) - rateAdjustment.rate),
        top: whole(middle?.upTo ?? 0),
        last: rate(last?.rate ?? 0),
      }
    },
    answer: copy(
      'Interest comes off the income of box 1. Above an income of {top} it saves {rate} in {year} and not the {last} that is paid there.',
      'De rente gaat van het inkomen in box 1 af. Boven een inkomen van {top} scheelt dat in {year} {rate} en niet de {last} die u daar betaalt.',
    ),
  },
  notionalHomeValue: {
    keywords: [notionalWords],
    guide: '/tax-guide#woz-value',
    figures: (year) => {
      const { steps, above } = rulesOfYear(year).home
      const [from, last] = steps.slice(-2)
      return {
        from: whole(from?.upTo ?? 0),
        upTo: whole(last?.upTo ?? 0),
        rate: rate(last?.rate ?? 0),
        base: whole(above.base),
        above: rate(above.rate),
      }
    },
    answer: copy(
      'In {year} the notional value of a home worth more than {from} and at most {upTo} is {rate} of its WOZ value. Above that it is {base} plus {above} of the rest. The WOZ value stands on the notice of your municipality and in the WOZ-waardeloket.',
      'In {year} is het eigenwoningforfait van een woning van meer dan {from} en maximaal {upTo}: {rate} van de WOZ-waarde. Daarboven is het {base} plus {above} van de rest. De WOZ-waarde staat op de beschikking van uw gemeente en in het WOZ-waardeloket.',
    ),
  },
  gifts: {
    keywords: [
      `gift|gifts|giften !tax|gekregen|kreeg|received|${parents}|${familyAndFriends}`,
      'donat-|doneer|doneren|gedoneerd|charit-|anbi|collecte',
      'goed|goede doel|doelen',
      'kerk|kerkbalans|kerkbijdrage|kerkgenootschap|church|moskee|mosque|rodekruis|redcross',
    ],
    guide: '/tax-guide#donations',
    figures: (year) => {
      const { threshold, most, cultural } = rulesOfYear(year).gifts
      return {
        least: whole(threshold.least),
        threshold: rate(threshold.rate),
        most: rate(most),
        culture: rate(cultural.rate),
        mostCulture: whole(cultural.most),
      }
    },
    answer: copy(
      'Ordinary gifts to registered institutions count in {year} above {threshold} of your joint income, at least {least}, and up to {most} of it; to culture they count for {culture} more, at most {mostCulture}. Periodic gifts agreed for five years have no threshold.',
      'Gewone giften aan een ANBI tellen in {year} boven {threshold} van uw gezamenlijke inkomen, minstens {least}, en tot {most} ervan; aan cultuur tellen ze {culture} zwaarder, maximaal {mostCulture}. Periodieke giften voor vijf jaar hebben geen drempel.',
    ),
  },
  healthcare: {
    keywords: [
      'healthcare|zorgkosten|ziektekosten|medic-|medisch-|dokter-|doctor|doctors|arts|huisarts|tandarts-|dentist|fysio-|physio-|gehoor-|hoortoestel-|kunstgebit|dieet-|diet|diets|steunzolen|hulpmiddel-|orthodont-|beugel',
      'healthcosts|zorguitgaven',
      'hearing aid',
      'kosten|costs|rekening ziekenhuis|hospital',
    ],
    guide: '/tax-guide#healthcare-expenses',
    figures: (year) => {
      const { lowIncome, lowThreshold, rate: of, upTo, rateAbove, increase } = rulesOfYear(year).healthcare
      return {
        threshold: whole(lowThreshold.single),
        low: whole(lowIncome.single),
        together: whole(lowThreshold.partners),
        lowTogether: whole(lowIncome.partners),
        rate: rate(of),
        upTo: whole(upTo),
        above: rate(rateAbove),
        more: rate(increase.under),
        morePension: rate(increase.pension),
        incomeUpTo: whole(increase.incomeUpTo),
      }
    },
    answer: copy(
      'Healthcare expenses count in {year} above a threshold: of a single {threshold} up to an income of {low}, of partners {together} up to a joint income of {lowTogether}; above that {rate} of it up to {upTo}, and {above} of what is more. Up to an income of {incomeUpTo} most kinds count for {more} more, from state pension age on for {morePension}. Premiums, your own risk and statutory own contributions (such as 25% of a hearing aid) never count. Where your tax credits leave no tax to save, the tax authority pays an amount for that increase by itself, after your return (_tegemoetkoming specifieke zorgkosten_); it is not in our figure.',
      'Zorgkosten tellen in {year} boven een drempel: zonder partner {threshold} tot een inkomen van {low}, van partners {together} tot een gezamenlijk inkomen van {lowTogether}; daarboven {rate} ervan tot {upTo}, en {above} van wat meer is. Tot een inkomen van {incomeUpTo} tellen de meeste soorten voor {more} meer mee, vanaf de AOW-leeftijd voor {morePension}. Premies, eigen risico en wettelijke eigen bijdragen (zoals 25% van een gehoorapparaat) tellen nooit. Laten uw heffingskortingen geen belasting over om te besparen, dan betaalt de Belastingdienst voor die verhoging vanzelf een bedrag, na uw aangifte (tegemoetkoming specifieke zorgkosten); dat zit niet in ons bedrag.',
    ),
  },
  disabledWeekends: {
    keywords: ['weekenduitgaven-', 'weekend-|weekends gehandicapt-|disabled|handicap-'],
    guide: '/tax-guide#not-computed',
    figures: () => ({}),
    answer: copy(
      'Costs of weekends and holidays at home for someone disabled who lives elsewhere (_weekenduitgaven voor gehandicapten_) may be deductible in {year}. We neither ask nor compute it: our figure is without it, and the real return has it among the deductions.',
      'Kosten van weekenden en vakanties thuis van een gehandicapte die elders woont (weekenduitgaven voor gehandicapten) kunnen in {year} aftrekbaar zijn. Wij vragen er niet naar en rekenen ze niet uit: ons bedrag is zonder, en in de echte aangifte staan ze bij de aftrekposten.',
    ),
  },
  studyCosts: {
    keywords: [
      'studiekosten|opleiding-|collegegeld|tuition|scholing-|lesgeld',
      'study|studie|education-|course|cursus|training cost|costs|kosten|fee|fees',
    ],
    broad: ['study|studie|education|cursus'],
    guide: '/tax-guide#education-expenses',
    figures: () => ({}),
    answer: copy(
      'Study costs have been no deduction since 2022, so they do not count in {year}. Only costs of a course for a business of your own come off its profit.',
      'Studiekosten zijn sinds 2022 geen aftrekpost meer en tellen dus niet in {year}. Alleen kosten van een cursus voor uw eigen onderneming gaan van de winst af.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
