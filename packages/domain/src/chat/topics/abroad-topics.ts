import { copy } from '../../language/index.ts'
import { dueOfMigrants, otherReturn, type Topic } from './topic.ts'
import {
  abroadWords,
  countries,
  countryAdjectives,
  countryNames,
  familyAndFriends,
  lettingWords,
  parents,
  rulingWords,
} from './words.ts'

/** A home, with what may stand before it. */
const home =
  '?2e|tweede|second|holiday|summer|rental|oud|oude|old+huis|huisje|woning|appartement|villa|chalet|pand|vastgoed|vakantiehuis-|' +
  'vakantiewoning-|vakantieappartement|recreatiewoning|house|home|apartment|flat|condo|property|airbnb'

/** Whose it is, and that one has it: what may stand between a home and where it is. */
const theirs =
  `?of|van|with|met+?my|mijn|our|onze|his|her|zijn|haar+?${parents}|${familyAndFriends}|partner|man|vrouw|husband|wife+` +
  '?die|dat|that|which+?ik|wij|we|i+?heb|hebben|have|is|staat|ligt+?own|bought|inherited|sold|located|gekocht|geerfd|verkocht'

/** Another country, without what stands before it. */
const abroad = `?het|the+buitenland|abroad|${countryNames}`

/** Where a home is here: a country after a comma is that of somebody then. */
const dutchPlaces =
  'nederland|netherlands|nl|holland|amsterdam|rotterdam|haag|hague|utrecht|eindhoven|groningen|tilburg|almere|breda|nijmegen|arnhem|' +
  'haarlem|leiden|delft|maastricht|amstelveen'

/** In another country, or in a place there. */
const places = ['abroad|overseas', `in|op+${abroad}`, `in|at|op|near|bij+*+?,|in+${countryNames} !${dutchPlaces}`]

/** Who lives, works or was born abroad, and who buys or owns: that is no home. */
const notTheirs = '!geboren|born|woon|woont|wonen|live|lives|living|werk-|work-|baas|job'
const noOwner = `!${countryAdjectives}|${abroadWords}+${home}+owner-|buyer-|eigenaar|eigenaren|koper-`

/** The country is said at the home itself: what somebody is, comes from or goes to, says nothing about where their home is. */
const homesAbroad = [
  ...places.flatMap((place) => [
    `${home}+${theirs}+${place}`,
    `${lettingWords}+${place}`,
    `kamer|room+${place} ${lettingWords}`,
  ]),
  `in+${abroad}+?have|own|heb|hebben+?i|we|ik|wij+?have|own+?a|an|my|our|een|mijn|ons+${home}`,
  `${countryAdjectives}|${abroadWords}+${home} ${noOwner}`,
  `huurinkomst-|huuropbrengst-|income|rent+uit|from+${abroad} ${lettingWords}`,
]

/** For how long somebody is away without moving, and what they do there. */
const spells = 'weken|weeks|maand|maanden|month|months|semester|halfjaar|zomer|summer'
const onTheRoad =
  'aupair|backpack-|wereldreis|rondreis|reis|reisde|gereisd|travelling|traveling|travelled|traveled|exchange|uitwisseling-|sabbatical|weg|away|verbleef|verbleven'
const forAWhile = 'stage|stagiair-|internship|intern|vakantie|holiday|vacation|tijdelijk-|temporar-'
const being = `${onTheRoad}|${forAWhile}|verblijf|stayed|staying|spent|worked|working|werkte|gewerkt|lived|woonde|gewoond|seizoen-|seasonal`
const mForm = 'mform|mformulier|maangifte|mbiljet'

/** Who came or left for good, and what is paid or due by the month. */
const noStay =
  '!nederland|netherlands|holland|emigr-|immigr-|geemigr-|geimmigr-|uitgeschreven|deregistered|verhuisd|moved|vertrokken|arrived|permaand|permonth|amonth|inlever-|deadline|reiskosten|rate|rates|stock'

/** Away for a while, which is no move: before the form of who moved. */
export const stayTopics = {
  shortStay: {
    keywords: [
      `${spells} ${onTheRoad} ${noStay}`,
      `${spells} ${being} ${abroadWords}|${countries} ${noStay}`,
      `${mForm} ${onTheRoad}|${forAWhile} ${noStay}`,
      `ingeschreven|registered bleef|nog|still|stayed ${onTheRoad}|${forAWhile}|${abroadWords}|${countries} ${noStay}`,
    ],
    guide: '/tax-guide#expats',
    figures: () => ({}),
    answer: copy(
      'Some weeks or months away change nothing while the Netherlands stayed your home, as on a holiday or a journey, at an internship or as an au pair: you do the usual return for {year}, no M form, and leave unticked at Income that you lived outside the Netherlands. What you earned abroad counts as well: tick income from abroad in the first step. Only people who moved here or away, and were not registered here for that time, file an M form.',
      'Een paar weken of maanden weg verandert niets als u in Nederland bleef wonen, zoals bij een vakantie of reis, een stage of als au pair: u doet over {year} gewoon aangifte, geen M-aangifte, en vinkt bij Inkomen niet aan dat u buiten Nederland woonde. Wat u in het buitenland verdiende telt ook: vink inkomen uit het buitenland aan in de eerste stap. Alleen wie hierheen kwam of vertrok, en hier die tijd niet stond ingeschreven, doet een M-aangifte.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>

/** What a border between two countries does with a home, a ruling and savings: before the topics of those themselves. */
export const borderTopics = {
  rulingWealth: {
    keywords: [
      `${rulingWords} box2|box3|box|nonresident|partial|partieel|partiele|buitenlands|spaar-|savings|belegg-|invest-|aandelen|shares|stocks|etf|etfs|vermogen|wealth|assets|crypto|dividend-`,
      'partial|partially|partieel|partiele nonresident|nonresidents|nonresidency|buitenlands|buitenlandse',
    ],
    guide: '/tax-guide#thirty-percent-ruling',
    figures: () => ({}),
    answer: copy(
      'With the 30% ruling you could choose to be a partial non-resident taxpayer, which left savings, investments and box 2 largely untaxed. From 2025 people with the ruling report box 2 and box 3 like everyone else; only people who had it before 2024 keep that choice, through 2026. We do not compute it: tick the ruling at Income, under “Anything special in the year?”, and the result tells what this may change.',
      'Met de 30%-regeling kon u kiezen voor partiële buitenlandse belastingplicht, waardoor spaargeld, beleggingen en box 2 grotendeels onbelast bleven. Vanaf 2025 geven mensen met de regeling box 2 en box 3 op zoals iedereen; alleen wie de regeling al vóór 2024 had, houdt die keuze, tot en met 2026. Wij rekenen die niet uit: vink de regeling aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’, dan leest u bij de uitkomst wat dit kan uitmaken.',
    ),
  },
  homeAbroad: {
    keywords: homesAbroad.map((keyword) => `${keyword} ${notTheirs}`),
    guide: '/tax-guide#expats',
    figures: otherReturn,
    answer: copy(
      'A home in another country that is not your main home is in box 3, rented out or not: by its market value on January 1, since it has no WOZ value, with its loan among your debts. In {year} a return of {other} is counted on it; interest is not deductible. Rent is not taxed by itself here, but usually where the home stands; you can usually ask for relief from double taxation. We do not compute that: tick income from abroad in the first step.',
      'Een woning in een ander land die niet uw hoofdverblijf is, valt in box 3, verhuurd of niet: voor de waarde in het economische verkeer op 1 januari, want een WOZ-waarde is er niet, met de lening bij uw schulden. In {year} wordt daarover {other} rendement gerekend; de rente van de lening is niet aftrekbaar. De huur wordt hier niet apart belast, maar meestal wel in het land waar de woning staat; meestal kunt u om voorkoming van dubbele belasting vragen. Die rekenen wij niet uit: vink inkomen uit het buitenland aan in de eerste stap.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>

/** What counts as it does here, wherever it was paid. */
const elsewhereToo = '!study|studie|studiekosten|zorgkosten|ziektekosten|healthcare|medical|gift|gifts|giften|anbi'

/** All else of another country. */
export const abroadTopics = {
  abroad: {
    keywords: [
      `${abroadWords} ${elsewhereToo}`,
      'grensarbeid-|crossborder|cform|cformulier|doubletax-|dubbelbelast-|dubbelebelasting|taxtreaty|belastingverdrag-|nonresident|twocountries|tweelanden',
      `income|inkomen|inkomsten|werk|werken|thuiswerk-|loon|salaris|woon|woont|wonen|pensioen|rekening|work|working|live|lives|living|salary|job|pension|account ${countries}`,
    ],
    broad: ['expat|expats'],
    guide: '/tax-guide#expats',
    figures: dueOfMigrants,
    answer: copy(
      'If you live here all year, you report your worldwide income and assets; treaties prevent tax being paid twice. Savings and investments abroad are filled in with those here. Income from another country we do not compute: tick it in the first step. If you live abroad and earn here, you file a C form, usually before {due}.',
      'Wie hier het hele jaar woont, geeft inkomen en bezit uit de hele wereld op; verdragen voorkomen dubbele belasting. Spaargeld en beleggingen in het buitenland vult u bij die van hier in. Inkomen uit een ander land rekenen wij niet uit: vink het aan in de eerste stap. Wie in het buitenland woont en hier verdient, doet een C-aangifte, meestal vóór {due}.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
