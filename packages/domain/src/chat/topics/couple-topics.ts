import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { type Topic, whole } from './topic.ts'
import { dividingWords, notionalWords, partnerWords } from './words.ts'

/** Two people, as they speak of themselves. */
const both = `${partnerWords}|we|wij|ons|onze|us|our|both|allebei|beide|beiden|samen|together|each|ieder`

/** Who of the two it is. */
const who = 'wie|wiens|who|whose|higherearner|meestverdienende|meestverdiener'

/** That one has it deducted or reported. */
const claiming =
  'aftrekken|aftrekt|aftrek|trekt|opgeven|opgeeft|aangeven|invullen|invult|vult|opvoeren|nemen|neemt|deduct|deducts|claim|claims|declare|declares|' +
  'report|reports|take|takes|fill|fills'

/** That one of the two has all of it, or a half. */
const portions = 'alle|alles|allemaal|helemaal|geheel|hele|volledig|all|whole|entire|entirely|fully|most|half|helft'

const interest =
  'hypotheekrente|hypotheekrenteaftrek|renteaftrek|hypotheek|hypotheekakte|rente|interest|mortgage|eigenwoning|koopwoning|ownhome'
const savings =
  'box3|vermogen|spaargeld|spaarrekening|spaarrekeningen|spaartegoed-|bankrekening|beleggingen|heffingsvrij-|savings|savingsaccount|bankaccount|wealth|assets|investments'
const personal = 'giften|gifts|donations|zorgkosten|healthcare'

/** Who parted or rents, and what others lent or parts of a loan are, is asked of something else. */
const apart =
  '!ex|scheid-|gescheiden|echtscheid-|divorc-|separat-|huur-|rent|leningdeel-|leningdelen|hypotheekde-|parts|aflos-|interestonly'
const notLent = '!lening|leningen|loan|loans|leende|geleend|lent|lend|borrow-'

/** What two may not divide as they like, or is another matter beside a thing to divide. */
const notDivided =
  '!korting|kortingen|heffingskorting-|combinatiekorting-|arbeidskorting-|credit|credits|bv|box2|aanmerkelijk-|holding|dga|erf-|erfenis-|inherit-|voorlopig-|provisional'

/** What two have together: before each thing itself. */
export const coupleTopics = {
  box3OfBoth: {
    keywords: [
      `box3|vermogen|heffingsvrij- ${dividingWords} ${apart}`,
      `${savings} ${dividingWords} ${both} ${apart}`,
      `${savings} ${partnerWords} ${claiming}|${portions} ${apart}`,
      `${savings} getrouwd|married ${claiming}|vullen`,
      'joint|gezamenlijk|gezamenlijke|gemeenschappelijke|gedeelde|enof spaarrekening|bankrekening|rekening|rekeningen|account|accounts|spaargeld|savings',
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: (year) => ({ both: whole(2 * rulesOfYear(year).box3.allowance) }),
    answer: copy(
      'Partners for all of {year} add up what both own and owe on January 1, whoever’s name it is in: a joint account is filled in once. From that comes the tax-free allowance of both together, {both}. What is left you divide as you like, also all with one of you: “Find the best division” under your result looks for the best. If you are not fiscal partners, you divide nothing: of a joint account each of you usually reports half.',
      'Partners over heel {year} tellen op wat beiden op 1 januari hadden en schuldig waren, op wiens naam het ook staat: een gezamenlijke rekening vult u één keer in. Daar gaat het heffingsvrij vermogen van beiden van af, samen {both}. Wat overblijft, verdeelt u zoals u wilt, ook alles bij een van u: ‘Vind de beste verdeling’ onder uw uitkomst zoekt de gunstigste. Bent u geen fiscale partners? Dan verdeelt u niets: van een gezamenlijke rekening geeft ieder meestal de helft op.',
    ),
  },
  interestOfBoth: {
    keywords: [
      `${interest}|${notionalWords} ${dividingWords}|delen|share|shared|sharing ${apart}`,
      `${interest} ${partnerWords} ${claiming} ${apart} ${notLent}`,
      `${interest} ${both}|higherearner ${claiming} ${who} ${apart} ${notLent}`,
      `${interest} should|moet|best|better|beste|beter ${claiming} who|wie ${apart}`,
      `${interest} ${notionalWords} ${partnerWords}`,
      `${interest} ${both} bij+wie ${apart}`,
      `${interest} ${both} wiens|whose ${apart} ${notLent}`,
      `${interest} naam|name ${partnerWords} ${apart} ${notLent}`,
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'Partners for all of {year} may divide the home as they like, also all of it to one of you: who paid, or whose name the mortgage is in, makes no difference. What is divided is the notional rental value less the mortgage interest, as one amount: not the interest apart. Fill in all of the interest; “Find the best division” under your result looks for what is best for the two of you. If you are not fiscal partners, each of you reports your own part.',
      'Partners over heel {year} mogen de eigen woning vrij verdelen, ook helemaal bij een van u: wie betaalde of op wiens naam de hypotheek staat, maakt niet uit. U verdeelt het eigenwoningforfait min de hypotheekrente als één bedrag: de rente apart verdelen kan niet. Vul alle rente in; ‘Vind de beste verdeling’ onder uw uitkomst zoekt wat voor u samen het gunstigst is. Bent u geen fiscale partners? Dan geeft ieder het eigen deel op.',
    ),
  },
  division: {
    keywords: [
      `${dividingWords} ${notDivided} !mortgage|hypotheek`,
      'aftrek|aftrekposten|deduction-|deduct voordelig-|gunstig-|beter|better|best partner|vrouw|man|wife|husband',
      `${personal} ${claiming} who|wie ${both}`,
      `${personal} ${claiming} ${portions} ${partnerWords}`,
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'Partners for all of {year} may divide the home with its mortgage interest, box 2, savings and investments above the tax-free allowance, and the personal deductions as they like. “Find the best division” under your result looks for the division that is best for you and your partner; the overview says what it is worth.',
      'Partners over heel {year} mogen de eigen woning met de hypotheekrente, box 2, spaargeld en beleggingen boven het heffingsvrij vermogen en de persoonsgebonden aftrek vrij verdelen. ‘Vind de beste verdeling’ onder uw uitkomst zoekt de verdeling die voor u samen het beste is; in het overzicht staat wat die scheelt.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
