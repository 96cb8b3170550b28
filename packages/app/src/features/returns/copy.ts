import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { Headline } from '@aangiftewijs/domain/lawful-result'

/** Words of the list of returns. Decisions, Filing. */
export const words = {
  title: copy('Your returns', 'Uw aangiften'),
  others: copy('Your other returns', 'Uw andere aangiften'),
  intro: copy(
    'Every return you started, newest first. Below them you read the one that is open now.',
    'Alle aangiften die u bent begonnen, de nieuwste bovenaan. Onder de lijst leest u de gekozen aangifte.',
  ),
  returnOf: copy('Tax return {year}', 'Aangifte {year}'),
  correctionOf: copy('Correction of {reference}', 'Verbetering van {reference}'),
  replacedBy: copy('Replaced by {reference}', 'Vervangen door {reference}'),
  counts: copy('This one counts for {year}', 'Deze geldt voor {year}'),
  reference: copy('Reference number', 'Kenmerk'),
  openNow: copy('Shown below', 'Hieronder'),
  kind: copy('Kind of return', 'Soort aangifte'),
  alone: copy('Alone', 'Alleen'),
  joint: copy('Together with a partner', 'Samen met een partner'),
  status: copy('Status', 'Status'),
  submitted: copy('Submitted', 'Ingezonden'),
  inProgress: copy('In Progress', 'Bezig'),
  changed: copy('Last change', 'Laatste wijziging'),
  submittedOn: copy('Submitted on', 'Ingezonden op'),
  result: copy('Result under the rules for {year}', 'Uitkomst volgens de regels van {year}'),
  goOn: copy('Go on with the {year} return', 'Ga verder met de aangifte {year}'),
  read: copy('Read the {year} return', 'Bekijk de aangifte over {year}'),
  correct: copy('Correct the {year} return', 'Verbeter de aangifte {year}'),
  pdf: copy('PDF of the {year} return', 'PDF van de aangifte {year}'),
  startAnother: copy('Start another return', 'Nog een aangifte beginnen'),
  review: copy('Review of the {year} return', 'Overzicht van de aangifte {year}'),
} as const

/** What a return comes to under the law, in short. */
export const resultWords: Readonly<Record<Headline, Copy>> = {
  refund: copy('You get back about {amount}', 'U krijgt ongeveer {amount} terug'),
  pay: copy('You have to pay about {amount}', 'U moet ongeveer {amount} betalen'),
  nothing: copy('Nothing to pay or to get back', 'Niets te betalen of terug te krijgen'),
  unsupported: copy('We cannot give a figure', 'We kunnen geen bedrag geven'),
  unknown: copy('Not enough is known yet', 'Er is nog te weinig bekend'),
}
