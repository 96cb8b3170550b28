import { copy } from '@aangiftewijs/domain/language'

/** Texts of the page after a simulated DigiD sign-in. Decisions, Accounts and sessions. */
export const digidWords = {
  title: copy('DigiD dashboard (simulation)', 'DigiD-dashboard (simulatie)'),
  simulation: copy('This is a simulation', 'Dit is een simulatie'),
  simulationText: copy(
    'This is not DigiD. The citizen is fictional and nothing leaves this website.',
    'Dit is niet DigiD. De burger is verzonnen en alles blijft op deze website.',
  ),
  notOfDigid: copy(
    'This is not DigiD, and you did not sign in with its simulation. Nothing leaves this website.',
    'Dit is niet DigiD, en u bent ook niet met de simulatie ervan ingelogd. Alles blijft op deze website.',
  ),
  readOnly: copy('You are only looking around', 'U kijkt alleen rond'),
  readOnlyText: copy(
    'Many visitors share this citizen, so nothing can be saved. Choose another citizen to try the return.',
    'Veel bezoekers delen deze burger, daarom kan er niets worden opgeslagen. Kies een andere burger om de aangifte te proberen.',
  ),
  anotherCitizen: copy('Choose another citizen', 'Kies een andere burger'),
  who: copy('Signed in as', 'Ingelogd als'),
  how: copy('Signed in with', 'Ingelogd met'),
  howDigid: copy('DigiD (simulation)', 'DigiD (simulatie)'),
  howLocal: copy('Username and password', 'Gebruikersnaam en wachtwoord'),
  since: copy('Signed in since', 'Ingelogd sinds'),
  bsn: copy('BSN', 'BSN'),
  loading: copy('Loading...', 'Laden...'),
  toReturn: copy('Go to your tax return', 'Naar uw belastingaangifte'),
  continueReturn: copy('Continue your tax return', 'Ga verder met uw aangifte'),
  viewReturn: copy('View your tax return', 'Bekijk uw aangifte'),
  unknown: copy('Not known', 'Niet bekend'),
} as const
