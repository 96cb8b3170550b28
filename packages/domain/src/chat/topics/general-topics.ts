import { copy } from '../../language/index.ts'
import { rulesOfYear } from '../../tax-law/index.ts'
import { rate, type Topic, whole } from './topic.ts'
import { months, partnerWords } from './words.ts'

/** Who are partners, and rates. */
export const generalTopics = {
  twoIncomes: {
    keywords: [
      'partner|vrouw|man|wife|husband parttime|deeltijd|halftime',
      'partner|vrouw|man|wife|husband earn|earns|earned|verdient|verdiende|werkt|works less|minder|little|weinig',
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'Part time or full time makes no difference: what counts is what each of you earned in {year}. File together and fill in both incomes. Then the overview says what dividing differently is worth; and with a child younger than 12, ticked below the amounts of Income, the one of you who earns less may get the combination credit.',
      'Deeltijd of voltijd maakt niet uit: het gaat erom wat ieder van u in {year} verdiende. Doe samen aangifte en vul beide inkomens in. Dan staat in het overzicht wat anders verdelen scheelt; en met een kind jonger dan 12, aangevinkt bij Inkomen, onder de bedragen, kan wie van u het minst verdient de combinatiekorting krijgen.',
    ),
  },
  changedPartners: {
    keywords: [
      'scheiden|scheiding|gescheiden|echtscheiding|divorc-|separated|separating|uitelkaar|huwelijk|trouwerij|wedding',
      `getrouwd|trouwden|trouwen|married|marry|samenwonen got|get|just|net|this|dit|gaan|may|${months}`,
      `moved|moving|moves+in ${partnerWords}|together`,
      `bij+mij|me|hem|haar+?komen|gaan+wonen|ingetrokken|introk ${partnerWords}`,
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'People who were partners for part of {year} may choose together to be partners for all of it; otherwise they divide nothing. Married people are no longer partners once a divorce has been filed and they are no longer registered at the same address. We compute a whole year only, with or without a partner.',
      'Wie een deel van {year} partners waren, mogen er samen voor kiezen het hele jaar partners te zijn; anders verdelen ze niets. Wie getrouwd is, is geen partner meer als de echtscheiding bij de rechter is aangevraagd en beiden niet meer op één adres staan ingeschreven. Wij rekenen alleen een heel jaar uit, met of zonder partner.',
    ),
  },
  fiscalPartner: {
    keywords: [
      'fiscaal|fiscale|fiscal partner-|partnerschap',
      'samenlevingscontract|geregistreerd|samenwon-|samenwoon-|cohabit-',
      'living|live together|samen',
      'samen|together|joint aangifte|file|filing|return',
    ],
    guide: '/tax-guide#fiscal-partner',
    figures: () => ({}),
    answer: copy(
      'You are fiscal partners when you are married or in a registered partnership, and when you live together for example with a child together, a home you both own, a cohabitation contract of a notary or a shared pension scheme. Then you tick in the first step that you file together. A partner who lives abroad all year usually does not count.',
      'U bent fiscale partners als u getrouwd bent of een geregistreerd partnerschap hebt, en als u samenwoont met bijvoorbeeld een kind samen, een gezamenlijke koopwoning, een samenlevingscontract bij de notaris of een gezamenlijke pensioenregeling. Vink dan in de eerste stap aan dat u samen aangifte doet. Wie het hele jaar in het buitenland woont, is het meestal niet.',
    ),
  },
  brackets: {
    keywords: [
      'bracket-|schijf|schijven|belastingschij-|belastingtarie-',
      'tarief|tarieven|rate|rates|percentage|percentages inkomstenbelasting|belasting|tax|box1|inkomen|income',
    ],
    broad: [
      'hoeveel|much belasting|tax #',
      'hoeveel|much belasting|tax # salaris|salary|loon|wage|bruto|gross|inkomen|income|euro|eur',
      'tarief|tarieven|rate|rates|percentage|percentages',
    ],
    guide: '/tax-guide#brackets',
    figures: (year) => {
      const [first, middle, last] = rulesOfYear(year).box1.under
      return {
        first: whole(first?.upTo ?? 0),
        second: whole(middle?.upTo ?? 0),
        low: rate(first?.rate ?? 0),
        middle: rate(middle?.rate ?? 0),
        high: rate(last?.rate ?? 0),
      }
    },
    answer: copy(
      'Below state pension age box 1 is taxed in {year} at {low} up to {first}, {middle} up to {second} and {high} above it.',
      'Onder de AOW-leeftijd is box 1 in {year} belast met {low} tot {first}, {middle} tot {second} en {high} daarboven.',
    ),
  },
  whyPay: {
    keywords: [
      'waarom|why betalen|bijbetalen|betaal|pay|owe|paying',
      'waarom|why zoveel|somuch|hoog|high|weinig|little belasting|tax|aanslag|refund|terug',
    ],
    guide: '/tax-guide#tax-year',
    figures: () => ({}),
    answer: copy(
      'The return is the final sum: you pay when less was withheld during the year than the tax over all of it, for example with two jobs, income without withholding, or savings. “How we got this” in the review step shows it line by line. Why the tax authority asks an amount stands in its assessment.',
      'De aangifte is de eindafrekening: u betaalt bij als in het jaar minder is ingehouden dan de belasting over alles samen, bijvoorbeeld bij twee banen, inkomen zonder inhouding of spaargeld. ‘Zo komen we hieraan’ in de stap Overzicht laat het regel voor regel zien. Waarom de Belastingdienst een bedrag vraagt, staat in de aanslag.',
    ),
  },
  boxes: {
    keywords: ['box1|boxen|boxes|threeboxes|drieboxen'],
    guide: '/tax-guide#box-system',
    figures: () => ({}),
    answer: copy(
      'Box 1 is work and home: salary, benefits, pension, profit and your own home. Box 2 is a substantial interest, 5% or more of a company. Box 3 is savings, investments and debts. What the three come to is added up, and the credits come off it.',
      'Box 1 is werk en woning: loon, uitkering, pensioen, winst en uw eigen woning. Box 2 is een aanmerkelijk belang, 5% of meer van een vennootschap. Box 3 is sparen, beleggen en schulden. De drie uitkomsten worden opgeteld en de kortingen gaan eraf.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
