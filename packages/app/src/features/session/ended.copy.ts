import { copy } from '@aangiftewijs/domain/language'

/** What is said of a session that ended, and of what is kept. */
export const endedWords = {
  byTime: copy('Your session has ended', 'Uw sessie is beëindigd'),
  goOn: copy('Sign in again to go on where you were.', 'Log opnieuw in om verder te gaan waar u was.'),
  savedIsKept: copy('Everything you saved is kept.', 'Alles wat u hebt opgeslagen, is bewaard.'),
  typedIsKept: copy(
    'Everything you saved is kept, and so is what you typed on that page and had not saved yet.',
    'Alles wat u hebt opgeslagen, is bewaard, en ook wat u op die pagina typte en nog niet had opgeslagen.',
  ),
  pressIsLost: copy(
    'Everything you saved is kept. What you pressed last was not done.',
    'Alles wat u hebt opgeslagen, is bewaard. Wat u het laatst koos, is niet gedaan.',
  ),
  unknown: copy('You are no longer signed in', 'U bent niet meer ingelogd'),
  unknownText: copy(
    'This session is no longer there. Too much time has passed, you signed out or changed your password somewhere else, or the account was deleted or blocked. If the account is still there, sign in to go on.',
    'Deze sessie is er niet meer. Er is te veel tijd voorbijgegaan, u hebt ergens anders uitgelogd of uw wachtwoord gewijzigd, of het account is verwijderd of geblokkeerd. Is het account er nog, log dan in om verder te gaan.',
  ),
} as const
