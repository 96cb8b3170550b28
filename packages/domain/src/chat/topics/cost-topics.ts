import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'
import { forfaitWords, months, notionalWords } from './words.ts'

// No beginning of a word: what is misspelled after it would be taken as it stands.
const ofMortgage = 'hypotheek|hypotheken|hypotheekrente|mortgage|mortgages'

/** A fine for a return that is late, and loans that are not of a home. */
const notOfHome = '!laat|late|vergeten|forgot|missed|persoonlijk-|personal|auto|car|studie-|student'

/** What people want to deduct, and what of it counts. */
export const costTopics = {
  ownRisk: {
    keywords: [
      'bril|brillen|leesbril|glasses|spectacles|lenzen|contactlens-|contactlenzen|lenses|laseren|ooglaser-|eigenrisico|ownrisk|zorgpremie-|zorgverzekering-|ziektekostenverzekering-|rolstoel|wheelchair|scootmobiel',
      'health|healthcare|zorg insurance|premium|premiums|premie|excess',
      'eigenbijdrage|eigenbijdragen|owncontribution|owncontributions|statutorycontribution|copayment|copayments !auto|car|zaak|lease-|leaseauto|fiets|bike|kinderopvang|opvang|pensioen-|pension|advocaat|rechtsbijstand',
    ],
    guide: '/tax-guide#healthcare-expenses',
    figures: () => ({}),
    answer: copy(
      'Never a deduction are the policy excess (_eigen risico_) and premiums of your insurance, statutory own contributions (_wettelijke eigen bijdrage_) such as 25% of a hearing aid, glasses, contact lenses and laser treatment of the eyes, wheelchairs and mobility scooters. Leave them out of your healthcare expenses.',
      'Nooit aftrekbaar zijn het eigen risico en de premie van uw verzekering, de wettelijke eigen bijdrage (zoals 25% van een gehoorapparaat), brillen, contactlenzen en het laseren van ogen, rolstoelen en scootmobielen. Laat ze weg uit uw zorgkosten.',
    ),
  },
  healthcareTravel: {
    keywords: [
      'reis-|reizen|vervoer|kilometer-|km|benzine|parkeer-|parkeren|taxi|travel-|transport|parking ziekenhuis|dokter|arts|huisarts|specialist|ziekenbezoek|fysio-|hospital|doctor|clinic|treatment',
      'ziekenvervoer|ziekenbezoek',
    ],
    guide: '/tax-guide#healthcare-expenses',
    figures: () => ({}),
    answer: copy(
      'Travel for illness, such as to a doctor or hospital, counts in {year} with your healthcare expenses as far as no insurance paid it back. Together they count above a threshold. The kinds stand in the deductions step, under “Healthcare expenses by kind”.',
      'Vervoer wegens ziekte, zoals naar een arts of ziekenhuis, telt in {year} bij uw zorgkosten voor zover geen verzekering het vergoedde. Samen tellen ze boven een drempel. De soorten staan in de stap Aftrekposten, bij ‘Zorgkosten naar soort’.',
    ),
  },
  penaltyInterest: {
    keywords: [
      'boeterente-|vergoedingsrente|penaltyinterest|prepaymentpenalty|repaymentpenalty',
      `boete|boetes|penalty|penalties|fine|fined ${ofMortgage}|aflos-|afgelost|prepay-|repay-|redemption|rentevast- ${notOfHome}`,
      `fee|fees|charge|charged|kosten|costs vervroegd|early|tussentijds|prepay-|redemption|oversluit- ${ofMortgage} ${notOfHome}`,
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'Penalty interest (_boeterente_) that you paid in {year} for repaying the loan of your home early counts as interest, if the interest of that loan is deductible itself: add it to the mortgage interest. What you repaid does not count. It is often on a settlement of the lender and not on its annual overview.',
      'Boeterente die u in {year} betaalde omdat u de lening voor uw woning vervroegd afloste, telt als rente, als de rente van die lening zelf aftrekbaar is: tel de boeterente op bij de hypotheekrente. Wat u afloste telt niet. Boeterente staat vaak op een afrekening van de geldverstrekker en niet op het jaaroverzicht.',
    ),
  },
  bridgingLoan: {
    keywords: [
      'overbrugging|overbruggingslening|overbruggingshypotheek|overbruggingskrediet|overbruggingsfinanciering|overbruggingsrente|bridgingloan|bridgeloan|bridgingfinance|bridgingmortgage|bridgingcredit',
      'bridging|bridge interest|loan|mortgage|lening|hypotheek',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'Interest on a bridging loan (_overbruggingslening_) is deductible under the same conditions as that of the loan it stands in for; where it meets them, add it to the mortgage interest. Tick at “Your home” that you moved. What the sale left over may lower the loan whose interest counts, which we do not compute.',
      'De rente van een overbruggingslening is aftrekbaar onder dezelfde voorwaarden als die van de lening waarvoor die in de plaats komt. Voldoet de rente daaraan? Tel die dan op bij de hypotheekrente. Vink bij ‘Uw woning’ aan dat u verhuisde. Wat de verkoop opleverde boven uw schuld, kan de lening verlagen waarvan de rente telt; dat rekenen wij niet uit.',
    ),
  },
  homeCosts: {
    keywords: [
      'notaris-|notary|taxatie-|taxateur-|valuation|valuer|appraisal|appraiser|hypotheekadvies-|advieskosten|financieringskosten|afsluitkosten|afsluitprovisie|overdrachtsbelasting|transfertax|makelaar-|kostenkoper',
      'nhg|nhgkosten|borgtocht-|hypotheekgarantie|mortgageguarantee',
      'kadaster-|landregistry !woz-|waarde|value',
      'mortgage advice|adviser|broker|fee|fees !late|penalty',
      'mortgage|hypotheek registration|inschrijving|inschrijven',
      `closing|arrangement|origination|afsluiten fee|fees|costs|kosten mortgage|loan|hypotheek|lening ${notOfHome}`,
      'fee|fees|costs|kosten starterslening|startersloan|starterloan|svn',
      'costs|kosten buying|buy|bought|aankoop|kopen|koop|gekocht huis|woning|house|home|apartment',
    ],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'Of buying a home the costs of its loan count once, in the year in which you paid them: advice, valuation, the mortgage deed and its registration at the land registry (_Kadaster_), NHG (_borgtochtprovisie_) and what the lender charges for closing it, also of a starters loan. Fill them in at “Other costs of the home loan”. The price, the transfer tax, the estate agent and the deed of transfer with its registration never count.',
      'Van de aankoop van een woning tellen de kosten van de lening eenmalig mee, in het jaar waarin u ze betaalde: advies, taxatie, de hypotheekakte en de inschrijving daarvan bij het Kadaster, NHG (borgtochtprovisie) en wat de geldverstrekker rekent voor het afsluiten, ook van een Starterslening. Vul ze in bij ‘Financieringskosten van uw hypotheek’. De koopprijs, de overdrachtsbelasting, de makelaar en de leveringsakte met de inschrijving daarvan tellen nooit.',
    ),
  },
  repayment: {
    keywords: ['aflossing-|aflossen|aflossingsvrij-|repay-|interestonly'],
    guide: '/tax-guide#mortgage-interest',
    figures: () => ({}),
    answer: copy(
      'Repayment is no interest and cannot be deducted. The interest of a loan from 2013 on counts only if it is repaid in at most 30 years: that of an interest-only loan of then or later does not. Leave out the interest of such a loan only, and fill it in at “Debts” with Income: the interest of your other loans counts. Do you not know whose the interest is? Then tick it at Income, under “Anything special in the year?”: the return says between what it lies.',
      'Aflossing is geen rente en niet aftrekbaar. De rente van een lening vanaf 2013 telt alleen als die in maximaal 30 jaar wordt afgelost: die van een aflossingsvrije lening van toen of later dus niet. Laat alleen van zo’n lening de rente weg en vul die in bij ‘Schulden’ bij Inkomen: de rente van uw andere leningen telt. Weet u niet welke rente van welke lening is? Vink het dan aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’: in de aangifte ziet u waar het bedrag tussen ligt.',
    ),
  },
  movedHome: {
    keywords: [
      'huis|woning|koophuis|appartement|house|home|apartment gekocht|verkocht|bought|sold|buying|selling|kopen|verkopen !second|tweede|2e|vakantie-|holiday|verhuur-|fiscal|fiscaal|fiscale',
      'verhuisd|verhuizing|moved|moving koophuis|huis|woning|house|home',
      'verhuiskosten',
      `${notionalWords} bought|buy|buying|gekocht|kocht|kochten|koop|kopen|aankoop|sold|verkocht|verkochten|moved|verhuisd|verhuisden|sleutel|sleutels|keys|overdracht|transfer`,
      `${notionalWords} hele|heel|gehele|volledige|whole|full|entire|half|halve|deel|part year|jaar`,
      `${notionalWords} maanden|months|dagen|days`,
      `${forfaitWords} vanaf|sinds|since|may|${months}`,
    ],
    guide: '/tax-guide#mortgage-interest-box',
    figures: () => ({}),
    answer: copy(
      'If you moved into or out of a home of your own in {year}, tick that in the deductions step, at “Your home”: it then counts for the days that you were registered there. Fill in the whole WOZ value of {year} (reference date January 1 of the year before): of the notional value only the part for those days is counted. Of the price and of moving itself nothing counts. What a sale left over may lower the loan whose interest counts for the next home; that we do not compute.',
      'Bent u in {year} in een eigen woning gaan wonen of daaruit vertrokken? Vink dat dan aan in de stap Aftrekposten, bij ‘Uw woning’. De woning telt dan voor de dagen dat u er stond ingeschreven. Vul de hele WOZ-waarde van {year} in (waardepeildatum 1 januari van het jaar ervoor): van het eigenwoningforfait telt alleen het deel over die dagen. Van de koopprijs en het verhuizen zelf telt niets. De overwaarde van een verkochte woning kan de lening verlagen waarvan de rente bij de volgende telt; dat rekenen wij niet uit.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
