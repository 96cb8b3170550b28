import { type Day, dayInWords } from '../day/index.ts'
import { type Copy, copy } from '../language/index.ts'
import { deadlineOf, lastDayToChange, migrantDeadline, type RealForm, realFormOf } from '../tax-return/index.ts'
import type { NoLawfulFigure, Reason } from './lawful-result.ts'
import { reasonWords } from './reason.copy.ts'

const neededThere = {
  en: 'All that you fill in here you need there too.',
  nl: 'Alles wat u hier invult, hebt u daar ook nodig.',
}

/** What to do next where there is no figure: which form, until when, where, and what of this return is of use. Its gaps are {@link gaps}. */
const nextOf: Readonly<Partial<Record<Reason['code'], Copy>>> = {
  'part-year-resident': copy(
    'If you moved here or away you file an M form (_M-aangifte_), if you lived abroad all year a C form: with the Belastingdienst, {untilJuly}; your invitation has the day. Have the days at hand on which the municipality registered or deregistered you. Your annual statements, and what you fill in here of salary, pensions, mortgage interest and gifts, you need there too.',
    'Wie hierheen kwam of vertrok, doet een M-aangifte; wie het hele jaar in het buitenland woonde, een C-aangifte: bij de Belastingdienst, {untilJuly}; de dag staat in uw uitnodiging. Houd de dagen bij de hand waarop de gemeente u in- of uitschreef. Uw jaaropgaven, en wat u hier invult over loon, pensioen, hypotheekrente en giften, hebt u daar ook nodig.',
  ),
  'not-insured-for-national-insurance': copy(
    `You say so {inReturn}, with the period of your statement: without premiums the tax in the first bracket is much lower, and the credits are, too. ${neededThere.en}`,
    `U geeft dat op {inReturn}, met de periode van uw verklaring: zonder premies is de belasting in de eerste schijf veel lager, en de heffingskortingen zijn dat ook. ${neededThere.nl}`,
  ),
  'foreign-income-with-relief': copy(
    `It goes {inReturn}: fill in the income in euros with the tax paid abroad, and ask there for relief against double tax (_voorkoming van dubbele belasting_). ${neededThere.en}`,
    `Het hoort {inReturn}: vul het inkomen in euro’s in met de belasting die u in het buitenland betaalde, en vraag daar om voorkoming van dubbele belasting. ${neededThere.nl}`,
  ),
  'business-profit': copy(
    'Profit is reported {inProfitReturn}, with a balance sheet and the profit and loss of the year. All else that you fill in here you need there too. Some jobs without a business are counted here: see “Freelance and other work” with your income.',
    'Winst geeft u op {inProfitReturn}, met een balans en de winst- en verliesrekening van het jaar. Al het andere dat u hier invult, hebt u daar ook nodig. Losse klussen zonder onderneming tellen hier wel mee: zie ‘Freelance- en overig werk’ bij uw inkomen.',
  ),
  'alimony-paid': copy(
    'You deduct it {inReturn}, with the name and BSN of the person who received it.',
    'U trekt die af {inReturn}, met de naam en het BSN van wie de alimentatie kreeg.',
  ),
  'annuity-premiums': copy(
    'You deduct them {inReturn}; those of an annuity up to your annual allowance (_jaarruimte_): the Belastingdienst has a tool to work that out. Have the statement of the insurer or bank at hand.',
    'U trekt die af {inReturn}; die van een lijfrente tot uw jaarruimte: de Belastingdienst heeft een rekenhulp daarvoor. Houd het overzicht van de verzekeraar of bank bij de hand.',
  ),
  'death-in-year': copy(
    'The heirs file an F form (_F-aangifte_) for the person who died; the invitation from the Belastingdienst gives the date. The surviving partner files a separate return{ownReturn}.{mayBothChoose} Was the death after {year}? Then untick this{thenFigure}.',
    'Voor wie is overleden, doen de erfgenamen een F-aangifte; de dag staat in de uitnodiging van de Belastingdienst. De achtergebleven partner doet een eigen aangifte{ownReturn}.{mayBothChoose} Was het overlijden na {year}? Haal dan dit vinkje weg{thenFigure}.',
  ),
  'partner-part-of-year': copy(
    'You say so {inReturn}, with the days on which it began or ended.{mayChoose}',
    'U geeft het op {inReturn}, met de dagen waarop het begon of eindigde.{mayChoose}',
  ),
  'non-repaying-loan-after-2012': copy(
    'Its interest is not deductible; that of your other home loans is. The loan is a debt in box 3: report it {inReturn}. Here, too: leave out the interest and costs of this loan only, fill it in among your debts on January 1 and untick this{thenFigure}. A starters loan (_Starterslening_) is no such loan: its _Combinatielening_ is.',
    'De rente daarvan is niet aftrekbaar, die van uw andere hypotheken wel. De lening is een schuld in box 3: geef die op {inReturn}. Ook hier: laat alleen de rente en kosten van deze lening weg, vul die in bij uw schulden op 1 januari en haal dit vinkje weg{thenFigure}. Een Starterslening is niet zo’n lening, de Combinatielening daarbij wel.',
  ),
  'home-let': copy(
    `You report the rent {inReturn}, with the home. ${neededThere.en}`,
    `U geeft de huur op {inReturn}, bij de eigen woning. ${neededThere.nl}`,
  ),
  'two-homes': copy(
    `You report both homes {inReturn}, each with the days and its loan. ${neededThere.en}`,
    `U geeft beide woningen op {inReturn}, elk met de dagen en de lening. ${neededThere.nl}`,
  ),
  'carried-forward-deductions': copy(
    `You take it off {inReturn}{isThere}. The amount is on the letter (_beschikking_) with your assessment of an earlier year. ${neededThere.en}`,
    `U trekt het af {inReturn}{isThere}. Het bedrag staat op de beschikking bij uw aanslag van een eerder jaar. ${neededThere.nl}`,
  ),
  'reaches-pension-age': copy(
    `{worksOut} this out from the date of birth. ${neededThere.en}`,
    `{worksOut} dit uitgerekend met de geboortedatum. ${neededThere.nl}`,
  ),
  'combination-credit-at-pension-age': copy(
    `{worksOut} this credit out. ${neededThere.en}`,
    `{worksOut} deze korting uitgerekend. ${neededThere.nl}`,
  ),
  'green-investments': copy(
    'You report the actual return to the Belastingdienst: through 2024 on a separate form (_opgaaf werkelijk rendement_), from 2025 in the return itself.',
    'U geeft het werkelijke rendement door aan de Belastingdienst: tot en met 2024 met een apart formulier (opgaaf werkelijk rendement), vanaf 2025 in de aangifte zelf.',
  ),
}

type Place = Exclude<RealForm, 'migration-and-death'>

/** The form that reasons make it, which all of them then go in: where somebody died, too, that of the migration. */
function placeOf(reasons: readonly Reason[]): Place {
  const has = (code: Reason['code']) => reasons.some((one) => one.code === code)
  const form = realFormOf({ partYearResident: has('part-year-resident'), diedInYear: has('death-in-year') })
  return form === 'migration-and-death' ? 'migration' : form
}

const nothing = copy('', '')
const inThatForm = copy('in that same form', 'in datzelfde formulier')
const inItsReturn = copy(
  'in the return of whose it is: the F form, or their own',
  'in de aangifte van wie het was: de F-aangifte, of de eigen',
)
const worksOutThere = copy('With that return the Belastingdienst works', 'Bij die aangifte wordt')

/** What stands in a gap by the form; those of the usual return have the day `{until}`. */
const gaps: Readonly<Record<string, Readonly<Record<Place, Copy>>>> = {
  inReturn: {
    usual: copy(
      'in the same return, in Mijn Belastingdienst {until}',
      'in dezelfde aangifte, in Mijn Belastingdienst {until}',
    ),
    migration: inThatForm,
    death: inItsReturn,
  },
  inProfitReturn: {
    usual: copy(
      'in the return for entrepreneurs (_aangifte inkomstenbelasting voor ondernemers_), in Mijn Belastingdienst {until}',
      'in de aangifte inkomstenbelasting voor ondernemers, in Mijn Belastingdienst {until}',
    ),
    migration: inThatForm,
    death: inItsReturn,
  },
  isThere: {
    usual: copy(': usually it stands there already', ': meestal staat het er al in'),
    migration: nothing,
    death: nothing,
  },
  mayChoose: {
    usual: copy(
      ' There you may choose together to be partners for the whole year{thenChosen}.',
      ' Daar mag u samen kiezen voor partnerschap over het hele jaar{thenChosen}.',
    ),
    migration: nothing,
    // Its own reason says so.
    death: nothing,
  },
  mayBothChoose: {
    usual: nothing,
    migration: nothing,
    death: copy(
      ' In both returns you may choose to be partners for the whole year, which is often better.',
      ' In beide aangiften mag u kiezen voor partnerschap over het hele jaar, en dat is vaak gunstiger.',
    ),
  },
  ownReturn: {
    usual: nothing,
    migration: nothing,
    death: copy(', in Mijn Belastingdienst {until}', ', in Mijn Belastingdienst {until}'),
  },
  worksOut: {
    usual: copy(
      'File in Mijn Belastingdienst {until}: the return there works',
      'Doe aangifte in Mijn Belastingdienst {until}: daar wordt',
    ),
    migration: worksOutThere,
    death: worksOutThere,
  },
}

/** What stands in a gap where the reason is the only one: without it there is a figure. */
const gapsAlone: Readonly<Record<string, Copy>> = {
  thenChosen: copy(
    '; then untick this and file together here, and we can give a figure',
    '; haal dan dit vinkje weg en doe hier samen aangifte, dan kunnen we wel een bedrag geven',
  ),
  thenFigure: copy(', and we can give a figure', ', dan kunnen we wel een bedrag geven'),
}

/** For which return, when it is read, and what else is a reason. */
export interface NextWhen {
  readonly year: number
  readonly today: Day
  /** All reasons of the return: which form it is, and whether another one is left without this. */
  readonly among: readonly Reason[]
  /** Whether the rest is money back: who was not invited may ask for it for years. */
  readonly asksBack?: boolean
}

/** When the reasons of a result are read. */
export const nextWhen = ({ year, reasons, without }: NoLawfulFigure, today: Day): NextWhen => ({
  year,
  today,
  among: reasons,
  asksBack: without !== undefined && [without.rest, without.above].every((one) => !one || one.outcome === 'refund'),
})

/** `back`: where it is money that is asked back. */
const dayWords: Readonly<
  Record<'until' | 'untilJuly', { readonly [when in 'ahead' | 'passed']: Copy } & { readonly back?: Copy }>
> = {
  until: {
    ahead: copy('before {date}', 'vóór {date}'),
    passed: copy('as soon as you can (it was due before {date})', 'zo snel mogelijk (het moest vóór {date})'),
    back: copy(
      'as soon as you can (with a letter that asks for it, it was due before {date}; without one you can ask for money back until {last})',
      'zo snel mogelijk (kreeg u er een brief over, dan moest het vóór {date}; anders kunt u geld terugvragen tot en met {last})',
    ),
  },
  untilJuly: {
    ahead: copy('usually before {date}', 'meestal vóór {date}'),
    passed: copy(
      'as soon as you can (usually it was due before {date})',
      'zo snel mogelijk (meestal moest het vóór {date})',
    ),
  },
}

type Filled = (text: string, language: 'en' | 'nl') => string

/** Where it goes, by the form that the reasons make it, and what to do about the only one. */
function withPlaces(among: readonly Reason[]): Filled {
  const form = placeOf(among)
  const isAlone = new Set(among.map(({ code }) => code)).size === 1
  const fill = (text: string, sayingOf: (gap: string) => string | undefined) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, gap: string) => sayingOf(gap) ?? whole)
  return (text, language) =>
    fill(
      fill(text, (gap) => gaps[gap]?.[form][language]),
      (gap) => gapsAlone[gap] && (isAlone ? gapsAlone[gap][language] : ''),
    )
}

/** The `{year}`, and the days of `{until}` and `{untilJuly}`: what has passed is said to have, and until when money can be asked back. */
function withDays({ year, today, asksBack }: NextWhen): Filled {
  const last = lastDayToChange(year)
  const days = { until: deadlineOf(year, today).date, untilJuly: migrantDeadline(year) } as const
  return (text, language) =>
    (['until', 'untilJuly'] as const).reduce(
      (some, place) => {
        const day = days[place]
        const { ahead, passed, back = passed } = dayWords[place]
        const late = asksBack && today <= last ? back : passed
        const said = (today < day ? ahead : late)[language]
          .replace('{date}', dayInWords(day)[language])
          .replace('{last}', dayInWords(last)[language])
        return some.replaceAll(`{${place}}`, said)
      },
      text.replaceAll('{year}', String(year)),
    )
}

/** Why no figure is given, and what to do next. */
export function reasonAndNext(reason: Reason, when: NextWhen): Copy {
  const why = reasonWords(reason)
  const next = nextOf[reason.code]
  if (!next) return why
  const [places, days] = [withPlaces(when.among), withDays(when)]
  const said = (language: 'en' | 'nl') => `${why[language]} ${days(places(next[language], language), language)}`
  return copy(said('en'), said('nl'))
}
