import { copy } from '../../language/index.ts'
import type { Topic } from './topic.ts'
import { abroadWords, countries } from './words.ts'

const elsewhere = `${abroadWords}|${countries}`

/** Wages and what comes with work, benefits and pensions. */
export const workTopics = {
  leaveBenefits: {
    keywords: [
      'wazo|wazouitkering|zwangerschapsuitkering|bevallingsuitkering|ouderschapsverlofuitkering',
      'zwangerschap-|bevalling-|geboorteverlof-|adoptie-|ouderschapsverlof-|partnerverlof-|pleegverlof-|maternity|paternity|parental|adoption|birth uitkering|uitkeringen|uwv|betaald|loon|arbeidskorting|benefit|benefits|allowance|pay|paid|salary|wages',
      'zwangerschapsverlof|bevallingsverlof|geboorteverlof|ouderschapsverlof|partnerverlof|adoptieverlof|maternityleave|paternityleave|parentalleave belast|belasting|aangifte|korting|aangeven|opgeven|invullen|tax|taxed|credit|income|declare|report|return',
    ],
    guide: '/tax-guide#employment-income',
    figures: () => ({}),
    answer: copy(
      'A benefit for maternity, a birth, adoption or parental leave (WAZO) counts in {year} as salary, with the employment tax credit, also where UWV paid it. Fill in what is on its annual statement at “Salary” and “Tax withheld”, with that of your employer.',
      'Een uitkering bij zwangerschap, bevalling, geboorte, adoptie of ouderschapsverlof (WAZO) telt in {year} als loon, met arbeidskorting, ook als UWV die betaalde. Vul wat in de jaaropgaaf staat in bij ‘Loon’ en ‘Ingehouden loonheffing’, samen met die van uw werkgever.',
    ),
  },
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
      'Choose one employer, pension fund or benefits agency for the payroll tax credit (_loonheffingskorting_): usually the one that pays you most. Was the credit applied twice, or do your incomes together reach a higher bracket? Then too little was withheld and you pay the rest after the return. If it was applied nowhere, you get it back after the return. Ask your employer, SVB or pension fund to change it. In the return for {year} you fill in the tax withheld as on the annual statements; we work out the credits again.',
      'Kies één werkgever, pensioenfonds of uitkeringsinstantie voor de loonheffingskorting: meestal degene die u het meest betaalt. Kreeg u de korting op twee plaatsen, of valt uw inkomen samen in een hogere schijf? Dan is er te weinig ingehouden en betaalt u na de aangifte bij. Kreeg u de korting nergens, dan krijgt u die na de aangifte terug. Wijzigen doet u bij uw werkgever, de SVB of het pensioenfonds. In de aangifte over {year} vult u de loonheffing van de jaaropgaven in; wij berekenen de kortingen opnieuw.',
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
