import { type Day, dayInWords } from '../day/index.ts'
import { type Copy, copy } from '../language/index.ts'
import { eurosOf, formatWholeEuros } from '../money/index.ts'
import { deadlineOf, migrantDeadline } from '../tax-return/index.ts'
import type { Reason } from './lawful-result.ts'
import { reasonWords } from './reason.copy.ts'
import { saidAmount } from './said-amount.ts'
import type { WithoutReasons } from './without.ts'

/** `{until}`: the day on which the return of its year is due, in days to come or past. */
const sameReturn = {
  en: 'in the same return, in Mijn Belastingdienst {until}',
  nl: 'in dezelfde aangifte, in Mijn Belastingdienst {until}',
}
const neededThere = {
  en: 'All that you fill in here you need there too.',
  nl: 'Alles wat u hier invult, hebt u daar ook nodig.',
}

/** What to do next where there is no figure: which form, until when, where, and what of this return is of use. */
const nextOf: Readonly<Partial<Record<Reason['code'], Copy>>> = {
  'part-year-resident': copy(
    'Who moved here or away files an M form (_M-aangifte_), who lived abroad all year a C form: with the Belastingdienst, {untilJuly}; your invitation has the day. Have the days at hand on which the municipality registered or deregistered you. Your annual statements, and what you fill in here of wages, pensions, mortgage interest and gifts, you need there too.',
    'Wie hierheen kwam of vertrok, doet een M-aangifte; wie het hele jaar in het buitenland woonde, een C-aangifte: bij de Belastingdienst, {untilJuly}; de dag staat in uw uitnodiging. Houd de dagen bij de hand waarop de gemeente u in- of uitschreef. Uw jaaropgaven, en wat u hier invult over loon, pensioen, hypotheekrente en giften, hebt u daar ook nodig.',
  ),
  'foreign-income-with-relief': copy(
    `It goes ${sameReturn.en}: fill in the income in euros with the tax paid abroad, and ask there for relief against double tax (_voorkoming van dubbele belasting_). ${neededThere.en}`,
    `Het hoort ${sameReturn.nl}: vul het inkomen in euro’s in met de belasting die u in het buitenland betaalde, en vraag daar om voorkoming van dubbele belasting. ${neededThere.nl}`,
  ),
  'business-profit': copy(
    'Profit is reported in the return for entrepreneurs (_aangifte inkomstenbelasting voor ondernemers_), in Mijn Belastingdienst {until}, with a balance sheet and the profit and loss of the year. All else that you fill in here you need there too. Some jobs without a business are counted here: see “Freelance and other work” with your income.',
    'Winst geeft u op in de aangifte inkomstenbelasting voor ondernemers, in Mijn Belastingdienst {until}, met een balans en de winst- en verliesrekening van het jaar. Al het andere dat u hier invult, hebt u daar ook nodig. Losse klussen zonder onderneming tellen hier wel mee: zie ‘Freelance- en overig werk’ bij uw inkomen.',
  ),
  'alimony-paid': copy(
    `You deduct it ${sameReturn.en}, with the name and BSN of who received it.`,
    `U trekt die af ${sameReturn.nl}, met de naam en het BSN van wie de alimentatie kreeg.`,
  ),
  'annuity-premiums': copy(
    `You deduct them ${sameReturn.en}, up to your annual allowance (_jaarruimte_): the Belastingdienst has a tool to work that out. Have the statement of the insurer or bank at hand.`,
    `U trekt die af ${sameReturn.nl}, tot uw jaarruimte: de Belastingdienst heeft een rekenhulp daarvoor. Houd het overzicht van de verzekeraar of bank bij de hand.`,
  ),
  'death-in-year': copy(
    'For who died the heirs file an F form (_F-aangifte_); the invitation of the Belastingdienst has the day. Who was their partner files a return of their own, in Mijn Belastingdienst {until}. In both returns you may choose to be partners for the whole year, which is often better.',
    'Voor wie overleed doen de erfgenamen een F-aangifte; de dag staat in de uitnodiging van de Belastingdienst. Wie de partner was, doet een eigen aangifte, in Mijn Belastingdienst {until}. In beide aangiften mag u kiezen voor partnerschap over het hele jaar, en dat is vaak gunstiger.',
  ),
  'partner-part-of-year': copy(
    'You say so in the return, in Mijn Belastingdienst {until}, with the days on which it began or ended. There you may choose together to be partners for the whole year; then untick this, file together here and there is a figure.',
    'U geeft het op in de aangifte, in Mijn Belastingdienst {until}, met de dagen waarop het begon of eindigde. Daar mag u samen kiezen voor partnerschap over het hele jaar; haal dan dit vinkje weg, doe hier samen aangifte en er is een bedrag.',
  ),
  'non-repaying-loan-after-2012': copy(
    'Its interest is not deductible, and the loan is a debt in box 3: report it there in the return, in Mijn Belastingdienst {until}. Here, too: leave that interest out, fill in the loan among your debts on January 1 and untick this, and there is a figure.',
    'De rente is niet aftrekbaar, en de lening is een schuld in box 3: geef die daar op in de aangifte, in Mijn Belastingdienst {until}. Ook hier: laat die rente weg, vul de lening in bij uw schulden op 1 januari en haal dit vinkje weg, dan is er een bedrag.',
  ),
  'home-let': copy(
    `You report the rent ${sameReturn.en}, with the home. ${neededThere.en}`,
    `U geeft de huur op ${sameReturn.nl}, bij de eigen woning. ${neededThere.nl}`,
  ),
  'two-homes': copy(
    `You report both homes ${sameReturn.en}, each with the days and its loan. ${neededThere.en}`,
    `U geeft beide woningen op ${sameReturn.nl}, elk met de dagen en de lening. ${neededThere.nl}`,
  ),
  'carried-forward-deductions': copy(
    `You take it off ${sameReturn.en}: mostly it stands there already. The amount is on the letter (_beschikking_) with your assessment of an earlier year. ${neededThere.en}`,
    `U trekt het af ${sameReturn.nl}: meestal staat het er al in. Het bedrag staat op de beschikking bij uw aanslag van een eerder jaar. ${neededThere.nl}`,
  ),
  'reaches-pension-age': copy(
    `File in Mijn Belastingdienst {until}: the return there works this out from the date of birth. ${neededThere.en}`,
    `Doe aangifte in Mijn Belastingdienst {until}: daar wordt dit uitgerekend met de geboortedatum. ${neededThere.nl}`,
  ),
  'combination-credit-at-pension-age': copy(
    `File in Mijn Belastingdienst {until}: the return there works this credit out. ${neededThere.en}`,
    `Doe aangifte in Mijn Belastingdienst {until}: daar wordt deze korting uitgerekend. ${neededThere.nl}`,
  ),
  'green-investments': copy(
    'You report the actual return to the Belastingdienst: through 2024 on a form of its own (_opgaaf werkelijk rendement_), from 2025 in the return itself.',
    'U geeft het werkelijke rendement door aan de Belastingdienst: tot en met 2024 met een apart formulier (opgaaf werkelijk rendement), vanaf 2025 in de aangifte zelf.',
  ),
}

/** For which return, and when it is read. */
export interface NextWhen {
  readonly year: number
  readonly today: Day
}

const dayWords = {
  until: {
    ahead: copy('before {date}', 'vóór {date}'),
    passed: copy('as soon as you can (it was due before {date})', 'zo snel mogelijk (het moest vóór {date})'),
  },
  untilJuly: {
    ahead: copy('mostly before {date}', 'meestal vóór {date}'),
    passed: copy(
      'as soon as you can (mostly it was due before {date})',
      'zo snel mogelijk (meestal moest het vóór {date})',
    ),
  },
} as const

/** The days of `{until}` and `{untilJuly}`: what has passed is said to have. */
function withDays(next: Copy, { year, today }: NextWhen): Copy {
  const days = { until: deadlineOf(year, today).date, untilJuly: migrantDeadline(year) } as const
  const filled = (language: 'en' | 'nl') =>
    (['until', 'untilJuly'] as const).reduce((text, place) => {
      const day = days[place]
      const said = dayWords[place][today < day ? 'ahead' : 'passed'][language]
      return text.replaceAll(`{${place}}`, said.replace('{date}', dayInWords(day)[language]))
    }, next[language])
  return copy(filled('en'), filled('nl'))
}

/** Why no figure is given, and what to do next. */
export function reasonAndNext(reason: Reason, when: NextWhen): Copy {
  const why = reasonWords(reason)
  const next = nextOf[reason.code]
  if (!next) return why
  const { en, nl } = withDays(next, when)
  return copy(`${why.en} ${en}`, `${why.nl} ${nl}`)
}

const outcomeWords: Readonly<Record<WithoutReasons['outcome'], Copy>> = {
  refund: copy('you get back about {amount}', 'u krijgt ongeveer {amount} terug'),
  pay: copy('you have to pay about {amount}', 'u moet ongeveer {amount} betalen'),
  nothing: copy('nothing to pay or to get back', 'niets te betalen of terug te krijgen'),
}

const changeWords: Readonly<Record<Exclude<WithoutReasons['change'], 'between'>, Copy>> = {
  worse: copy(
    'With it there is mostly more to pay, or less to get back.',
    'Daarmee is het meestal meer betalen, of minder terug.',
  ),
  better: copy(
    'With it there is mostly less to pay, or more to get back.',
    'Daarmee is het meestal minder betalen, of meer terug.',
  ),
  either: copy('With it that changes.', 'Daarmee wordt dat anders.'),
}

const saidOutcome = ({ outcome, amount }: Pick<WithoutReasons, 'outcome' | 'amount'>, language: 'en' | 'nl'): string =>
  outcomeWords[outcome][language].replace('{amount}', formatWholeEuros(eurosOf(saidAmount(amount))))

/** What the rest comes to. */
export function withoutWords(without: WithoutReasons): Copy {
  const { change, above } = without
  const [en, nl] = [saidOutcome(without, 'en'), saidOutcome(without, 'nl')]
  if (change === 'between')
    return copy(
      `Below that age all year, what is filled in comes to: ${en}. Above it all year: ${above ? saidOutcome(above, 'en') : en}. It mostly lies between the two.`,
      `Het hele jaar onder die leeftijd komt wat is ingevuld op: ${nl}. Het hele jaar daarboven: ${above ? saidOutcome(above, 'nl') : nl}. Meestal ligt het daartussen.`,
    )
  const moved = changeWords[change]
  return copy(
    `Without this, the rest that is filled in comes to: ${en}. ${moved.en}`,
    `Zonder dit komt de rest die is ingevuld op: ${nl}. ${moved.nl}`,
  )
}
