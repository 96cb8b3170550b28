import { copy } from '@aangiftewijs/domain/language'

/** The words of the pages and the letter for a new password. */
export const words = {
  forgotTitle: copy('A new password', 'Een nieuw wachtwoord'),
  forgotIntro: copy(
    'Enter your username or email address. If there is an account with an email address, a link to set a new password is sent there. It works once, for an hour.',
    'Vul uw gebruikersnaam of e-mailadres in. Is er een account met een e-mailadres, dan gaat daar een link heen om een nieuw wachtwoord in te stellen. Die werkt één keer, een uur lang.',
  ),
  noMail: copy(
    'This site sends no email. Ask the administrator for a link to set a new password.',
    'Deze site verstuurt geen e-mail. Vraag de beheerder om een link waarmee u een nieuw wachtwoord instelt.',
  ),
  account: copy('Username or email address', 'Gebruikersnaam of e-mailadres'),
  accountMissing: copy('Enter your username or email address', 'Vul uw gebruikersnaam of e-mailadres in'),
  send: copy('Send the link', 'Verstuur de link'),
  sentTitle: copy('Look in your email', 'Kijk in uw e-mail'),
  sent: copy(
    'If there is such an account, a link is on its way. Nothing after a few minutes? Look among unwanted email, or try again.',
    'Als dit account bestaat, is er een link onderweg. Na een paar minuten nog niets? Kijk bij ongewenste e-mail of probeer het opnieuw.',
  ),
  subject: copy('Set a new password', 'Stel een nieuw wachtwoord in'),
  letter: copy(
    'Someone asked for a new password for your account at {product}. If that was you, set it here within an hour:\n\n{link}\n\nIf it was not you, do nothing: your password stays as it is.',
    'Iemand heeft een nieuw wachtwoord aangevraagd voor uw account bij {product}. Was u dat, stel het dan hier binnen een uur in:\n\n{link}\n\nWas u dat niet, doe dan niets: uw wachtwoord blijft zoals het is.',
  ),
  setTitle: copy('Set a new password', 'Stel een nieuw wachtwoord in'),
  setIntro: copy(
    'For the account {username}. At least 8 characters. 15 or more is better: three or four words you remember. You are signed out everywhere.',
    'Voor het account {username}. Minstens 8 tekens. 15 of meer is beter: drie of vier woorden die u onthoudt. U wordt overal uitgelogd.',
  ),
  overTitle: copy('This link no longer works', 'Deze link werkt niet meer'),
  over: copy(
    'A link works once, for an hour. Your password is as it was, unless you have just changed it.',
    'Een link werkt één keer, een uur lang. Uw wachtwoord is zoals het was, tenzij u het net hebt gewijzigd.',
  ),
  askAgain: copy('Ask for a new link', 'Vraag een nieuwe link aan'),
  newPassword: copy('New password', 'Nieuw wachtwoord'),
  confirmPassword: copy('Confirm new password', 'Herhaal het nieuwe wachtwoord'),
  save: copy('Save the password', 'Bewaar het wachtwoord'),
  tooShort: copy('Type at least 8 characters.', 'Gebruik minstens 8 tekens.'),
  tooLong: copy('Use at most 200 characters.', 'Gebruik maximaal 200 tekens.'),
  notMatching: copy('The two passwords do not match.', 'De twee wachtwoorden komen niet overeen.'),
  saved: copy('Password changed', 'Wachtwoord gewijzigd'),
  savedText: copy('You can sign in with it now.', 'U kunt er nu mee inloggen.'),
  back: copy('Back to login', 'Terug naar de inlogpagina'),
}
