import { copy } from '@aangiftewijs/domain/language'

/** The names of the seven steps, as the tracker shows them. */
export const stepWords = {
  setup: copy('Setup', 'Gegevens'),
  partner: copy('Partner', 'Partner'),
  documents: copy('Documents', 'Documenten'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  review: copy('Review', 'Overzicht'),
  submit: copy('Submit', 'Inzenden'),
} as const

/** Words every step of the wizard shares. */
export const words = {
  askedAbout: copy('Often asked about this step', 'Vaak gevraagd over deze stap'),
  trackerLabel: copy('Steps of your tax return', 'Stappen van uw aangifte'),
  stepOf: copy('Step {number} of {total}: {step}', 'Stap {number} van {total}: {step}'),
  stepAlone: copy('{step}', '{step}'),
  stepDone: copy('done', 'klaar'),
  stepOpen: copy('to do', 'te doen'),
  stepNotNeeded: copy('Not needed', 'Niet nodig'),
  stepClosed: copy('Closed', 'Afgesloten'),
  stepWaitsFor: copy('Still to answer: {steps}', 'Nog in te vullen: {steps}'),
  back: copy('Back', 'Terug'),
  continue: copy('Continue', 'Verder'),
  saving: copy('Saving...', 'Bezig met opslaan...'),
  tryAgain: copy('Try again', 'Probeer het opnieuw'),
  optional: copy('(optional)', '(niet verplicht)'),
  yes: copy('Yes', 'Ja'),
  no: copy('No', 'Nee'),
  error: copy('Error', 'Fout'),
  saveFailed: copy(
    'Failed to update tax filing. Please try again.',
    'De aangifte kon niet worden opgeslagen. Probeer het opnieuw.',
  ),
  gone: copy(
    'This return is not there any more: it was discarded, for example in another window.',
    'Deze aangifte is er niet meer: die is verwijderd, bijvoorbeeld in een ander venster.',
  ),
  toReturns: copy('See your returns', 'Bekijk uw aangiften'),
  inputKept: copy('What you typed is still here.', 'Wat u hebt ingevuld, staat er nog.'),
  correctionOf: copy('Tax return {year}, correction of {reference}', 'Aangifte {year}, verbetering van {reference}'),
  replacedReturn: copy(
    'Tax return {year}, {reference}, replaced by {by}',
    'Aangifte {year}, {reference}, vervangen door {by}',
  ),
  returnOfYear: copy('Tax return {year}', 'Aangifte {year}'),
  startReturn: copy('Start a tax return', 'Begin een aangifte'),
  noFiling: copy(
    'No tax filing found. Please start a new tax filing.',
    'Geen aangifte gevonden. Begin een nieuwe aangifte.',
  ),
  noFilingText: copy(
    'Begin at Setup: choose the year and answer three short questions. It takes about two minutes.',
    'Begin bij Gegevens: kies het jaar en beantwoord drie korte vragen. Dat duurt ongeveer twee minuten.',
  ),
} as const

/** A save that met a newer version of the same return (412). */
export const raceWords = {
  title: copy('Your return was changed in another window', 'Uw aangifte is in een ander venster gewijzigd'),
  text: copy(
    'Nothing has been overwritten. What you typed is still below. Choose what to do.',
    'Er is niets overschreven. Wat u hebt ingevuld, staat hieronder nog. Kies wat u wilt doen.',
  ),
  nothingLost: copy(
    'Nothing has been overwritten. Continue again to go on with the newer answers.',
    'Er is niets overschreven. Druk nog een keer op ‘Verder’ om met de nieuwere antwoorden door te gaan.',
  ),
  loadNewer: copy('Show the newer answers', 'Nieuwere antwoorden tonen'),
  saveMine: copy('Save mine anyway', 'Mijn antwoorden toch opslaan'),
} as const

/** A return that has been submitted and can no longer be changed. */
export const completedWords = {
  title: copy('This return has been submitted', 'Deze aangifte is ingezonden'),
  text: copy(
    'You can read your answers, but no longer change them. To correct something, make a correction: a new return that starts from these answers.',
    'U kunt uw antwoorden lezen, maar niet meer wijzigen. Wilt u iets verbeteren, maak dan een verbetering: een nieuwe aangifte die met deze antwoorden begint.',
  ),
  toConfirmation: copy('See your confirmation', 'Bekijk uw bevestiging'),
  startNew: copy('Start a new return', 'Nieuwe aangifte beginnen'),
  correct: copy('Correct it, in the list of returns', 'Verbeteren, in de lijst van aangiften'),
  notProvided: copy('Not provided', 'Niet ingevuld'),
  change: copy('Change', 'Wijzigen'),
} as const
