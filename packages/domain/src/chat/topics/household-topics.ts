import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'
import { abroadWords, countries, countryNames, familyAndFriends, parents } from './words.ts'

const partner = 'partner|man|vrouw|echtgenoot|echtgenote|husband|wife|spouse'
const elsewhere = `?in|op+?het|the+buitenland|abroad|overseas|${countryNames}`

const givers = `${parents}|${familyAndFriends}`
const ofHome =
  'huis|woning|koophuis|koopwoning|eigenwoning|appartement|hypotheek|aankoop|house|home|apartment|flat|mortgage|downpayment|deposit'

/** What is lent, inherited or let, given to charity, or asked by who lives with them, is something else. */
const notGiven =
  '!lening|leningen|leen-|leende-|geleend|uitgeleend|loan|loans|lent|lend|borrow-|erf-|geerfd|erfenis|inherit-|verhuur-|rent-|huur-|rente|interest|korting|credit|' +
  'anbi|charit-|kerk|church|employer|werkgever|office|terug|toeslag-|woon|woont|wonen|live|lives|living'

/** A partner, or an insurance, in another country: before who lives or earns there. */
export const householdTopics = {
  partnerAbroad: {
    keywords: [
      `${partner} woont|lives|living|leeft|verblijft|bleef|stayed|stays+?nog|still|al+?steeds|altijd|jaren+${elsewhere}`,
      `${partner} ${elsewhere}+woont|lives|verblijft|bleef`,
      `fiscaal|fiscale|fiscal partner- ${abroadWords}|${countryNames}`,
      `partner|echtgenoot|echtgenote|husband|wife|spouse+${elsewhere} !woon|wonen|live`,
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'A partner who lives abroad all year is usually not a fiscal partner, also when you are married: then you do the usual return for {year} alone, and tick here neither that you file together nor that you have a fiscal partner who is not filled in. Only the combination credit still goes to the one of you who earns less from work: with a child, tick below it whether that is your partner. In the EU, Liechtenstein, Norway, Iceland, Switzerland and on Bonaire, Sint Eustatius and Saba it is otherwise only where at least 90% of the partner’s income is taxed here. A partner who came or left in the year is asked at Income, below the amounts.',
      'Een partner die het hele jaar in het buitenland woont is meestal geen fiscale partner, ook als u getrouwd bent: u doet dan over {year} gewoon aangifte, zonder partner, en vinkt hier niet aan dat u samen aangifte doet of dat u een fiscale partner hebt die niet is ingevuld. Alleen de combinatiekorting blijft voor wie van u en uw partner het minst met werken verdient: vink met een kind daaronder aan of dat uw partner is. In de EU, Liechtenstein, Noorwegen, IJsland, Zwitserland en op Bonaire, Sint Eustatius en Saba is dat alleen anders als minstens 90% van het inkomen van de partner hier wordt belast. Naar een partner die in de loop van het jaar kwam of vertrok, vragen we bij Inkomen, onder de bedragen.',
    ),
  },
  givenForHome: {
    keywords: [
      `${givers} gaf|gaven|geeft|geven|gegeven|gave|give|gives|given|giving|gifted ${ofHome} ${notGiven}`,
      `van|from+?my|our|her|his|the|mijn|onze|ons|zijn|haar+${givers} geld|bedrag|money|euro|euros|#|kreeg|kregen|gekregen|got|received ${ofHome} ${notGiven}`,
      `schenking|schenken|schenkt|schonken|geschonken|gift|gifttax|schenkbelasting ${ofHome} ${notGiven}`,
      `${parents} betaald|betaalde|betaalden|paid|contributed ${ofHome} ${notGiven}`,
      'jubelton|schenkingsvrijstelling|schenkvrijstelling',
    ],
    guide: '/tax-guide#overview',
    figures: () => ({}),
    answer: copy(
      'What your parents or others gave you for a home is no income: you fill it in nowhere. Gift tax (_schenkbelasting_) has a separate return, about which we know nothing: ask the tax authority up to which amount none is due. What you still had of it on January 1 of {year} counts in box 3; what went into the home does not. Of your mortgage only the interest on what you borrowed yourself counts.',
      'Wat uw ouders of anderen u voor een woning gaven, is geen inkomen: u vult het nergens in. Voor schenkbelasting bestaat een aparte aangifte, waarover wij niets weten: vraag de Belastingdienst tot welk bedrag u die niet hoeft te betalen. Wat u er op 1 januari {year} nog van had, telt in box 3; wat in de woning ging niet. Van uw hypotheek telt alleen de rente over wat u zelf leende.',
    ),
  },
  nationalInsurance: {
    keywords: [
      'volksverzekering-|nationalinsurance|e101',
      'a1 verklaring|formulier|certificate|form|statement|insured|verzekerd|insurance|wagetax|loonheffing',
      'certificate+of+coverage',
      'coc certificate|statement|verklaring',
      `posted|seconded|gedetacheerd-|detachering- worker|employee|werknemer|vanuit|from|werkgever|employer|${countries}|${abroadWords}`,
    ],
    guide: '/tax-guide#expats',
    figures: () => ({}),
    answer: copy(
      'If you live or work here, you are usually insured for Dutch national insurance: its premiums are in the first bracket, and in the tax credits. With an A1 statement or certificate of coverage of another country, as many people have who were sent here by an employer there, you are insured there: you pay no premiums here and have a part of the credits only. We do not compute that: tick it for {year} at Income, under “Anything special in the year?”, and the return says where to fill it in.',
      'Wie hier woont of werkt, is meestal verzekerd voor de volksverzekeringen: de premies zitten in de eerste schijf en in de heffingskortingen. Met een A1-verklaring of certificate of coverage van een ander land, zoals veel mensen hebben die door een werkgever daar zijn gestuurd, bent u daar verzekerd: u betaalt hier geen premies en hebt maar een deel van de kortingen. Wij rekenen dat niet uit: vink het voor {year} aan bij Inkomen, onder ‘Iets bijzonders in het jaar?’, dan leest u waar u dit in uw echte aangifte invult.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
