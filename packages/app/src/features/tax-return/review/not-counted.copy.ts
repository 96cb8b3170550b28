import { copy } from '@aangiftewijs/domain/language'

/** Of documents that do not fit the return, or show what another shows, on income and deductions. */
export const notCountedWords = {
  notCounted: copy(
    'We did not fill in amounts from {documents}: the year or the person does not fit your return. At Documents you say what counts.',
    'Bedragen uit {documents} zijn niet ingevuld: het jaar of de persoon past niet bij uw aangifte. Geef bij Documenten aan wat meetelt.',
  ),
  repeated: copy(
    'We did not add up amounts from {documents}: it looks like the same statement as another document. At Documents you say if it counts as well.',
    'Bedragen uit {documents} zijn niet opgeteld: het lijkt hetzelfde overzicht als een ander document. Geef bij Documenten aan of het ook meetelt.',
  ),
  toDocuments: copy('Go to Documents', 'Naar Documenten'),
} as const
