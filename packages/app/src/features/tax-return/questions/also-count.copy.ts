import { copy } from '@aangiftewijs/domain/language'

/** Words of the three controls of a day. */
export const dayWords = {
  day: copy('Day', 'Dag'),
  month: copy('Month', 'Maand'),
  year: copy('Year', 'Jaar'),
  optional: copy('(optional)', '(niet verplicht)'),
} as const

/** Words around the questions under “also count this”. */
export const words = {
  title: copy('Also count this', 'Ook meetellen'),
  intro: copy(
    'Fill in what you have, and leave the rest blank: nothing here is required. It makes the figure under the rules for your year more precise, and is no part of the demonstration calculation.',
    'Vul in wat u hebt, en laat de rest leeg: niets is verplicht. Het maakt het bedrag volgens de regels van uw jaar nauwkeuriger, en hoort niet bij de berekening van deze demonstratie.',
  ),
  /** At Income the salary and what was withheld of it stand in view. */
  partner: {
    income: copy('Your partner’s other figures', 'Andere cijfers van uw partner'),
    deductions: copy('Your partner’s figures', 'De cijfers van uw partner'),
  },
  explain: copy('What each of these means', 'Uitleg bij elk punt'),
  partnerIntro: copy(
    'Only your partner’s own. We fill in what stands on your partner’s statements; check it. Nothing here is required.',
    'Alleen die van uw partner zelf. We vullen in wat op de jaaropgaven van uw partner staat; controleer het. Niets is verplicht.',
  ),
} as const
