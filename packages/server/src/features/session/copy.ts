import { copy } from '@aangiftewijs/domain/language'

/** What a page says after a post without script: the same texts as the toasts. Spec 1 § 8, spec 2 § 8. */
export const flashes = {
  welcome: copy('Welcome back!', 'Welkom terug!'),
  loggedInAs: copy('You are now logged in as {username}.', 'U bent nu ingelogd als {username}.'),
  registered: copy('Registration successful!', 'Registratie gelukt!'),
  accountCreated: copy('Your account has been created.', 'Uw account is aangemaakt.'),
  loggedOut: copy('Logged out', 'Uitgelogd'),
  loggedOutText: copy('You have been successfully logged out.', 'U bent uitgelogd.'),
  practiceOver: copy(
    'The practice account is deleted, with everything in it: nobody can open it again.',
    'Het oefenaccount is verwijderd, met alles wat erin stond: niemand kan het nog openen.',
  ),
  loggedOutHere: copy(
    'You have been signed out in this browser. It could not be stored yet: your other devices are signed out as soon as it can be.',
    'U bent uitgelogd in deze browser. Dit kon nog niet worden opgeslagen: zodra dat kan, bent u ook op uw andere apparaten uitgelogd.',
  ),
  passwordChanged: copy('Password changed', 'Wachtwoord gewijzigd'),
  passwordNotChanged: copy(
    'Your password was not changed: type it once more.',
    'Uw wachtwoord is niet gewijzigd: typ het nog een keer.',
  ),
  accountNotDeleted: copy(
    'Your account was not deleted: press it once more.',
    'Uw account is niet verwijderd: kies het nog een keer.',
  ),
  accountDeleted: copy('Your account has been deleted', 'Uw account is verwijderd'),
  accountDeletedText: copy(
    'Your sessions, tax filings and documents are gone too.',
    'Ook uw sessies, aangiften en documenten zijn verwijderd.',
  ),
}
