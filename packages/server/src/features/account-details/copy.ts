import { copy } from '@aangiftewijs/domain/language'

/** What is said and written when somebody changes what is kept of them. */
export const words = {
  detailsSaved: copy('Your details were changed', 'Uw gegevens zijn gewijzigd'),
  linkSent: copy('Look in your email', 'Kijk in uw e-mail'),
  linkSentText: copy(
    'A link is on its way to {email}. Until you open it, within an hour, your address stays as it was.',
    'Er is een link onderweg naar {email}. Tot u die opent, binnen een uur, blijft uw adres zoals het was.',
  ),
  emailChanged: copy('Your email address was changed', 'Uw e-mailadres is gewijzigd'),
  emailChangedText: copy(
    'You are signed out everywhere else, and older links to set a new password no longer work.',
    'U bent op uw andere apparaten uitgelogd, en oudere links voor een nieuw wachtwoord werken niet meer.',
  ),
  // The page of the link
  confirmTitle: copy('Confirm your new email address', 'Bevestig uw nieuwe e-mailadres'),
  confirmIntro: copy(
    'From now on {email} belongs to your account {username}. You are signed out everywhere else.',
    'Vanaf nu hoort {email} bij uw account {username}. Op uw andere apparaten wordt u uitgelogd.',
  ),
  confirm: copy('Use this address', 'Gebruik dit adres'),
  signInTitle: copy('Sign in to confirm', 'Log in om te bevestigen'),
  signInIntro: copy(
    'Only whoever can sign in to the account can confirm its new address. You come back here afterwards.',
    'Alleen wie op het account kan inloggen, kan het nieuwe adres bevestigen. Daarna komt u hier terug.',
  ),
  signIn: copy('Sign in', 'Inloggen'),
  taken: copy(
    'This address belongs to another account by now. Yours stays as it was.',
    'Dit adres hoort intussen bij een ander account. Uw adres blijft zoals het was.',
  ),
  overTitle: copy('This link does not work', 'Deze link werkt niet'),
  over: copy(
    'A link works once, for an hour, and only for the person who asked for it: sign in to that account. Your email address is as it was, unless you have just changed it.',
    'Een link werkt één keer, een uur lang, en alleen voor wie erom vroeg: log in op dat account. Uw e-mailadres is zoals het was, tenzij u het net hebt gewijzigd.',
  ),
  back: copy('To your details', 'Naar uw persoonsgegevens'),
  // Letters
  confirmSubject: copy('Confirm your new email address', 'Bevestig uw nieuwe e-mailadres'),
  confirmLetter: copy(
    'Someone gave this address as the new one of their account at {product}. If that was you, confirm it here within an hour:\n\n{link}\n\nIf it was not you, do nothing: nothing is sent here any more.',
    'Iemand heeft dit adres opgegeven als het nieuwe adres van zijn account bij {product}. Was u dat, bevestig het dan hier binnen een uur:\n\n{link}\n\nWas u dat niet, doe dan niets: hier komt verder niets.',
  ),
  askedSubject: copy('Another email address was asked for', 'Er is een ander e-mailadres opgegeven'),
  askedLetter: copy(
    'Someone signed in to your account at {product} gave its password and asked for another email address. It is not in use yet. If it was not you, change your password now: that stops it, and signs everybody else out.\n\n{link}',
    'Iemand die is ingelogd op uw account bij {product}, heeft het wachtwoord ingevuld en een ander e-mailadres opgegeven. Het wordt nog niet gebruikt. Was u dat niet, wijzig dan nu uw wachtwoord: daarmee houdt u het tegen en logt u alle anderen uit.\n\n{link}',
  ),
  changedSubject: copy('Your email address was changed', 'Uw e-mailadres is gewijzigd'),
  changedLetter: copy(
    'Your account at {product} has another email address now: this is the last email to this one. If it was not you, ask the administrator of the site for help:\n\n{link}',
    'Uw account bij {product} heeft nu een ander e-mailadres: dit is het laatste bericht aan dit adres. Was u dat niet, vraag dan de beheerder van de site om hulp:\n\n{link}',
  ),
  hasAccountSubject: copy('This address has an account already', 'Dit adres heeft al een account'),
  hasAccountLetter: copy(
    'Someone gave this address for an account at {product}, and it has one already. If that was you, sign in, or ask for a new password there. If it was not you, you need not do anything: your account is as it was.\n\n{link}',
    'Iemand heeft dit adres opgegeven voor een account bij {product}, en het heeft er al een. Was u dat, log dan in, of vraag daar een nieuw wachtwoord aan. Was u dat niet, dan hoeft u niets te doen: er is niets veranderd aan uw account.\n\n{link}',
  ),
  detailsSubject: copy('Your details were changed', 'Uw gegevens zijn gewijzigd'),
  detailsLetter: copy(
    'Someone signed in to your account at {product} gave its password and changed your name, username or BSN. If it was not you, change your password now:\n\n{link}',
    'Iemand die is ingelogd op uw account bij {product}, heeft het wachtwoord ingevuld en uw naam, gebruikersnaam of BSN gewijzigd. Was u dat niet, wijzig dan nu uw wachtwoord:\n\n{link}',
  ),
} as const
