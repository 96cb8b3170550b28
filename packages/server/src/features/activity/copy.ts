import { copy } from '@aangiftewijs/domain/language'

/** The words of the page on which a person sees what was done with their account. */
export const words = {
  title: copy('What was done with your account', 'Wat er met uw account is gedaan'),
  intro: copy(
    'The latest first. Of an address only the network is kept. If there is something you did not do, sign out everywhere and change your password.',
    'Het laatste eerst. Van een adres wordt alleen het netwerk bewaard. Staat er iets bij wat u niet hebt gedaan, log dan overal uit en wijzig uw wachtwoord.',
  ),
  from: copy('from {address}', 'vanaf {address}'),
  byOperator: copy('by an operator', 'door een beheerder'),
  nothing: copy('Nothing yet.', 'Nog niets.'),
  signOut: copy('Sign out everywhere', 'Overal uitloggen'),
  back: copy('Back to settings', 'Terug naar instellingen'),
}
