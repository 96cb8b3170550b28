import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'
import { abroadWords, countries } from './words.ts'

const elsewhere = `${abroadWords}|${countries}`

/** Wages and what comes with work, benefits and pensions. */
export const workTopics = {
  tips: {
    keywords: [
      'fooi|fooien|fooienpot',
      'tips|tip cash|restaurant|bar|waiter|waitress|customers|guests|received|got|report|declare|taxed|pay|income|wages !less|lower|save|saving|reduce',
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'Tips are salary: they are taxed, and count for the employment tax credit. Add what is on no annual statement to your salary.',
      'Fooien zijn loon: ze zijn belast en tellen mee voor de arbeidskorting. Tel wat op geen jaaropgaaf staat bij uw loon op.',
    ),
  },
  companyCar: {
    keywords: [
      'bijtelling-|companycar',
      'leaseauto-|leasecar|leasedcar !privatelease-|privelease-',
      'auto|wagen zaak|baas|werkgever',
      'car company|employer|lease|leased !privatelease-|privelease-',
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'What a car of your employer adds to your income (_bijtelling_) is already in the salary on your annual statement: add nothing. A car of your own business belongs to its profit, which we do not compute.',
      'De bijtelling voor een auto van de zaak zit al in het loon op uw jaaropgaaf: tel er niets bij op. Een auto van uw eigen onderneming hoort bij de winst, die wij niet uitrekenen.',
    ),
  },
  payrollCredit: {
    keywords: [
      'loonheffingskorting-|loonheffingkorting-|payrollcredit',
      'payroll|wage credit|discount two|both|second|employer|employers|jobs|apply|applied',
      'korting toegepast|toepassen|toepast|aanzetten|uitzetten|aanvinken !hypothe-',
      'pensioenen|gepensioneerd-|pensioen|aow|pensions|pension|retired|pensioner bijbetalen|nabetalen|payextra',
    ],
    guide: '/tax-guide#withholding-tax',
    figures: () => ({}),
    answer: copy(
      'The payroll tax credit (_loonheffingskorting_) may be applied by one payer at a time: usually the one that pays you most. Each of two jobs or pensions withholds as if it were your only one; with the credit applied twice, or two incomes that end up in a higher bracket together, too little is withheld and you pay the rest after the return. Applied nowhere, you get it back then. You ask the employer, SVB or pension fund to change it. In the return for {year} you fill in the tax withheld as the annual statements say: the credits are worked out anew.',
      'De loonheffingskorting mag u bij één werkgever of uitkerende instantie tegelijk laten toepassen: meestal bij wie u het meest betaalt. Bij twee banen of pensioenen houdt ieder in alsof het uw enige is; is de korting twee keer toegepast, of komen ze samen in een hogere schijf, dan is er te weinig ingehouden en betaalt u bij na de aangifte. Is de korting nergens toegepast, dan krijgt u die na de aangifte terug. U laat het wijzigen bij de werkgever, de SVB of het pensioenfonds. In de aangifte over {year} vult u de ingehouden loonheffing in zoals op de jaaropgaven: de kortingen worden opnieuw berekend.',
    ),
  },
  workAtHome: {
    keywords: [
      `thuiswerk-|thuiskantoor|werkkamer|homeoffice !${elsewhere}`,
      `thuis werk|werken|gewerkt|kantoor !${elsewhere}`,
      `work|working|works|worked|wfh|remote|office home !${elsewhere}`,
    ],
    guide: '/faq#home-office',
    figures: () => ({}),
    answer: copy(
      'Employees cannot deduct working at home. Your employer may pay you a tax-free amount for each day; that is no income and is filled in nowhere.',
      'Werknemers kunnen thuiswerken niet aftrekken. Uw werkgever mag u per dag een onbelast bedrag betalen; dat is geen inkomen en vult u nergens in.',
    ),
  },
  workCosts: {
    keywords: [
      'reiskosten|reiskostenvergoeding|reisaftrek-|woonwerk-|commut-|werkkleding|vakbond-|gereedschap|unionfee|uniondues|vakliteratuur',
      'kilometers|kilometer|km|reizen|travel-|benzine werk|work|baan|job|kantoor',
      'laptop|computer|telefoon|phone|kleding|clothes|tools|equipment werk|work|job|baan',
    ],
    guide: '/tax-guide#deductions',
    figures: () => ({}),
    answer: copy(
      'Employees cannot deduct costs of their work, such as travel by car, clothes, a laptop or union fees; an employer may pay them back untaxed. For commuting by public transport there is a deduction under conditions (_reisaftrek_), which we do not compute.',
      'Werknemers kunnen kosten van hun werk niet aftrekken, zoals reizen met de auto, kleding, een laptop of vakbondscontributie; een werkgever mag ze onbelast vergoeden. Voor woon-werkverkeer met het openbaar vervoer bestaat onder voorwaarden de reisaftrek; die rekenen wij niet uit.',
    ),
  },
} as const satisfies Readonly<Record<string, Topic>>
