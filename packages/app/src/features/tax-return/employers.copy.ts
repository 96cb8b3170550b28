import { copy } from '@aangiftewijs/domain/language'

/** Words of the table of employers, on income and review. Spec 2 § 2.5. */
export const words = {
  employersTitle: copy('Your employers', 'Uw werkgevers'),
  employersIntro: copy(
    'Your income statements show {count} employers. We added up their figures.',
    'Op uw jaaropgaven staan {count} werkgevers. We hebben de bedragen opgeteld.',
  ),
  saved: copy(
    '{question}: your return counts {amount}, the amount that you saved.',
    '{question}: in uw aangifte telt {amount}, het bedrag dat u hebt opgeslagen.',
  ),
  employersTable: copy('Income by employer', 'Inkomen per werkgever'),
  oneByOne: copy('The {count} one by one', 'De {count} een voor een'),
  employer: copy('Employer', 'Werkgever'),
  employerUnknown: copy('Name not read', 'Naam niet gelezen'),
  notFound: copy('Not found', 'Niet gevonden'),
  total: copy('Total', 'Totaal'),
} as const
