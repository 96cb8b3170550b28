import { copy } from '@aangiftewijs/domain/language'

/** Words of the submit step and its success view. Spec 2 § 2.8; the checklist: decisions, Filing. */
export const words = {
  title: copy('Submit your return', 'Uw aangifte indienen'),
  intro: copy(
    'This is practice: nothing is sent to the tax authority. Check the list, confirm, and submit.',
    'Dit is oefenen: er wordt niets naar de Belastingdienst gestuurd. Loop de lijst na, bevestig en dien in.',
  ),
  checklist: copy('Final checklist', 'Laatste controle'),
  personal: copy('Personal details', 'Persoonlijke gegevens'),
  partner: copy('Partner', 'Partner'),
  documents: copy('Required documents', 'Verplichte documenten'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  calculation: copy('Tax calculated', 'Belasting berekend'),
  done: copy('Done', 'Klaar'),
  missing: copy('Missing', 'Ontbreekt'),
  documentsNote: copy(
    'Documents may be missing: you can still submit with amounts you typed yourself.',
    'Er mogen documenten ontbreken: u kunt ook indienen met bedragen die u zelf hebt ingevuld.',
  ),
  notReady: copy('Some steps are not finished', 'Niet alle stappen zijn klaar'),
  notReadyText: copy(
    'Finish the steps marked “Missing” first. The links take you there.',
    'Maak eerst de stappen af waar ‘Ontbreekt’ bij staat. De links brengen u erheen.',
  ),
  submit: copy('Submit tax filing', 'Aangifte indienen'),
  submitting: copy('Submitting...', 'Bezig met indienen...'),
  agreementRequired: copy('Agreement required', 'Akkoord nodig'),
  agreementText: copy(
    'You must agree to the terms before submitting your tax filing.',
    'U moet akkoord gaan met de voorwaarden voordat u uw aangifte indient.',
  ),
  failed: copy('Submission failed', 'Indienen mislukt'),
  submitted: copy('Tax filing submitted!', 'Aangifte ingediend!'),
  resultRefund: copy('You may get back {amount}', 'U krijgt mogelijk {amount} terug'),
  resultPay: copy('You may have to pay {amount}', 'U moet mogelijk {amount} betalen'),
  resultEven: copy('Nothing to pay or to get back', 'Niets te betalen of terug te krijgen'),
} as const

/** Words of the success view. */
export const successWords = {
  title: copy('Your practice return is complete', 'Uw oefenaangifte is klaar'),
  reference: copy('Your reference number', 'Uw kenmerk'),
  submittedOn: copy('Submitted on {date}', 'Ingediend op {date}'),
  year: copy('Tax year {year}', 'Belastingjaar {year}'),
  nextTitle: copy('What happens next', 'Wat gebeurt er nu'),
  nextNothing: copy(
    'Nothing is sent to the tax authority. This was a practice return.',
    'Er gaat niets naar de Belastingdienst. Dit was een oefenaangifte.',
  ),
  nextKeep: copy(
    'Download the form if you want a record. The BSN on it is masked.',
    'Download het formulier als u een bewijs wilt houden. Het BSN erop is afgeschermd.',
  ),
  nextDocuments: copy(
    'Your uploaded documents are deleted 24 hours after you uploaded them.',
    'Uw geüploade documenten worden 24 uur na het uploaden verwijderd.',
  ),
  nextReal: copy(
    'For a real return, sign in at the tax authority before the deadline.',
    'Voor een echte aangifte logt u vóór de uiterste datum in bij de Belastingdienst.',
  ),
  download: copy('Download Form', 'Formulier downloaden'),
  preparing: copy('Preparing your form...', 'Formulier voorbereiden...'),
  downloadReady: copy('Your form is ready', 'Uw formulier is klaar'),
  downloadReadyText: copy(
    'The form is marked TESTOMGEVING: it has not been submitted to the tax authority.',
    'Op het formulier staat TESTOMGEVING: het is niet bij de Belastingdienst ingediend.',
  ),
  downloadFailed: copy('The form could not be downloaded', 'Het formulier kon niet worden gedownload'),
  downloadFailedText: copy(
    'Your return is saved. Check your connection and press the button again.',
    'Uw aangifte is bewaard. Controleer uw verbinding en druk nog een keer op de knop.',
  ),
  toDashboard: copy('Return to Dashboard', 'Terug naar dashboard'),
  seeOverview: copy('See your answers', 'Bekijk uw antwoorden'),
  startNew: copy('Start a new return', 'Nieuwe aangifte beginnen'),
} as const
