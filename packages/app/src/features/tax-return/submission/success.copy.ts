import { copy } from '@aangiftewijs/domain/language'

/** Words of the success view. */
export const successWords = {
  title: copy('Your practice return is submitted', 'Uw oefenaangifte is ingezonden'),
  received: copy(
    'Submitted as practice, not to the tax authority',
    'Als oefening ingezonden, niet bij de Belastingdienst',
  ),
  reference: copy('Your reference number', 'Uw kenmerk'),
  submittedOn: copy('Submitted on {date}', 'Ingezonden op {date}'),
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
  nextPartner: copy(
    'In a real joint return your partner signs too, with their own DigiD. It counts once you have both signed.',
    'Een echte gezamenlijke aangifte moet ook uw partner ondertekenen, met een eigen DigiD. De aangifte telt pas als u allebei hebt ondertekend.',
  ),
  download: copy('Download Form', 'Formulier downloaden'),
  preparing: copy('Preparing your form...', 'Formulier voorbereiden...'),
  downloadReady: copy('Your form is ready', 'Uw formulier is klaar'),
  downloadReadyText: copy(
    'The form is marked TESTOMGEVING: it has not been submitted to the tax authority.',
    'Op het formulier staat TESTOMGEVING: het is niet bij de Belastingdienst ingezonden.',
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
