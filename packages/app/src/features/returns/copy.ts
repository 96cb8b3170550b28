import { copy } from '@aangiftewijs/domain/language'

/** Words of the list of returns. Decisions, Filing. */
export const words = {
  title: copy('Your returns', 'Uw aangiften'),
  others: copy('Your other returns', 'Uw andere aangiften'),
  intro: copy(
    'Every return you started, newest first. Below them you read the one that is open now.',
    'Elke aangifte die u begon, de nieuwste eerst. Daaronder leest u de aangifte die nu open is.',
  ),
  returnOf: copy('Tax return {year}', 'Aangifte {year}'),
  correctionOf: copy('Correction of {reference}', 'Verbetering van {reference}'),
  openNow: copy('Open now', 'Nu open'),
  kind: copy('Kind of return', 'Soort aangifte'),
  alone: copy('Alone', 'Alleen'),
  joint: copy('Together with a partner', 'Samen met een partner'),
  status: copy('Status', 'Status'),
  submitted: copy('Submitted', 'Ingezonden'),
  inProgress: copy('In progress', 'Bezig'),
  changed: copy('Last change', 'Laatste wijziging'),
  submittedOn: copy('Submitted on', 'Ingezonden op'),
  result: copy('Result of this demonstration', 'Uitkomst van deze demonstratie'),
  noResult: copy('Not calculated yet', 'Nog niet berekend'),
  toPay: copy('{amount} to pay', '{amount} te betalen'),
  refund: copy('{amount} to get back', '{amount} terug te krijgen'),
  even: copy('Nothing to pay or to get back', 'Niets te betalen of terug te krijgen'),
  goOn: copy('Go on with the {year} return', 'Ga verder met de aangifte {year}'),
  read: copy('Read the {year} return', 'Lees de aangifte {year}'),
  correct: copy('Correct the {year} return', 'Verbeter de aangifte {year}'),
  pdf: copy('PDF of the {year} return', 'Pdf van de aangifte {year}'),
  startAnother: copy('Start another return', 'Nog een aangifte beginnen'),
  review: copy('Review of the {year} return', 'Overzicht van de aangifte {year}'),
} as const
