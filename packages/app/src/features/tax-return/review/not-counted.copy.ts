import { copy } from '@aangiftewijs/domain/language'

/** Of documents that do not fit the return, on income and deductions. */
export const notCountedWords = {
  notCounted: copy(
    'We did not fill in amounts from {documents}: the year or the person does not fit your return. At Documents you say what counts.',
    'Bedragen uit {documents} zijn niet ingevuld: het jaar of de persoon past niet bij uw aangifte. Bij Documenten zegt u wat meetelt.',
  ),
  toDocuments: copy('Go to Documents', 'Naar Documenten'),
} as const
