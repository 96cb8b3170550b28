import { copy } from '@aangiftewijs/domain/language'

/** Words of the table of employers, on income and review. Spec 2 § 2.5. */
export const words = {
  employersTitle: copy('Your employers', 'Uw werkgevers'),
  employersIntro: copy(
    'You have {count} income statements of employers. We added up their figures.',
    'U hebt {count} jaaropgaven van werkgevers. We hebben de bedragen opgeteld.',
  ),
  saved: copy(
    '{question}: {sum} on the statements, but your return counts {amount}, which was filled in.',
    '{question}: {sum} op de jaaropgaven, maar in uw aangifte telt {amount}; het ingevulde bedrag.',
  ),
  employersTable: copy('Income by employer', 'Inkomen per werkgever'),
  oneByOne: copy('The {count} one by one', 'De {count} een voor een'),
  employer: copy('Employer', 'Werkgever'),
  employerUnknown: copy('Name not read', 'Naam niet gelezen'),
  notFound: copy('Not found', 'Niet gevonden'),
  total: copy('Total', 'Totaal'),
} as const
