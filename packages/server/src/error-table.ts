import { type Copy, copy } from '@aangiftewijs/domain/language'

/** Every error of the host by its stable id: its status and its sentence for people. */
export const errorTable = {
  'not-signed-in': [
    401,
    copy('You are not signed in. Sign in and try again.', 'U bent niet ingelogd. Log in en probeer het opnieuw.'),
  ],
  'wrong-credentials': [
    401,
    copy('The username or password is not right.', 'De gebruikersnaam of het wachtwoord klopt niet.'),
  ],
  'wrong-password': [403, copy('The current password is not right.', 'Het huidige wachtwoord klopt niet.')],
  'second-factor-refused': [
    403,
    copy(
      'This passkey or code was not accepted. Try again, or use another one.',
      'Deze passkey of code is niet geaccepteerd. Probeer het opnieuw, of gebruik een andere.',
    ),
  ],
  'second-factor-over': [
    403,
    copy(
      'That took longer than five minutes. Start again: nothing was changed.',
      'Dat duurde langer dan vijf minuten. Begin opnieuw: er is niets gewijzigd.',
    ),
  ],
  'foreign-user': [403, copy('You can only do this for yourself.', 'U kunt dit alleen voor uzelf doen.')],
  'look-around': [
    403,
    copy(
      'You are looking around as the shared example citizen, so nothing can be saved. Sign in with an account of your own to save.',
      'U kijkt rond als de gedeelde voorbeeldburger, dus er kan niets worden opgeslagen. Log in met een eigen account om op te slaan.',
    ),
  ],
  'foreign-origin': [
    403,
    copy(
      'This request came from another website and was refused.',
      'Dit verzoek kwam van een andere website en is geweigerd.',
    ),
  ],
  'not-found': [404, copy('We could not find what you asked for.', 'We konden niet vinden wat u vroeg.')],
  'method-not-allowed': [
    405,
    copy('This address cannot be used in this way.', 'Dit adres kan niet op deze manier worden gebruikt.'),
  ],
  'username-taken': [
    409,
    copy(
      'This username or email address is already in use. Choose another one, or sign in.',
      'Deze gebruikersnaam of dit e-mailadres is al in gebruik. Kies een andere, of log in.',
    ),
  ],
  'filing-completed': [
    409,
    copy(
      'This tax filing has been submitted and can no longer be changed.',
      'Deze aangifte is ingezonden en kan niet meer worden gewijzigd.',
    ),
  ],
  'year-taken': [
    409,
    copy(
      'You already have a tax filing for {year}. Go on with that one, or choose another year.',
      'U hebt al een aangifte over {year}. Ga verder met die aangifte, of kies een ander jaar.',
    ),
  ],
  'too-many-passkeys': [
    409,
    copy(
      'You have ten passkeys, and no more can be added. Remove one first.',
      'U hebt tien passkeys; er kan er geen meer bij. Verwijder er eerst een.',
    ),
  ],
  'too-many-returns': [
    409,
    copy(
      'You have so many tax filings that no more can be started.',
      'U hebt zo veel aangiften dat er geen meer bij kan.',
    ),
  ],
  'no-room-for-copy': [
    409,
    copy(
      'You have so many documents that there is no room for a changed copy of this one. Remove one and try again.',
      'U hebt zo veel documenten dat er geen gewijzigde kopie van dit document bij kan. Verwijder er een en probeer het opnieuw.',
    ),
  ],
  'not-submitted': [
    409,
    copy(
      'This tax filing has not been submitted, so you can simply change it.',
      'Deze aangifte is niet ingezonden, dus u kunt die gewoon wijzigen.',
    ),
  ],
  'return-replaced': [
    409,
    copy(
      '{reference} was submitted later and counts. Correct that one.',
      '{reference} is later ingezonden en telt. Verbeter die.',
    ),
  ],
  'stale-version': [
    412,
    copy(
      'This tax filing was changed somewhere else, for example in another tab. Nothing was overwritten. Reload the page to see the latest answers.',
      'Deze aangifte is ergens anders gewijzigd, bijvoorbeeld in een ander tabblad. Er is niets overschreven. Laad de pagina opnieuw om de laatste antwoorden te zien.',
    ),
  ],
  'invalid-input': [400, copy('Something is wrong with what was sent.', 'Er klopt iets niet aan wat is verstuurd.')],
  'not-a-day': [
    400,
    copy(
      'Write the date as YYYY-MM-DD, for example 2026-11-27.',
      'Schrijf de datum als JJJJ-MM-DD, bijvoorbeeld 2026-11-27.',
    ),
  ],
  'invalid-body': [
    400,
    copy('The body of the request could not be read.', 'De inhoud van het verzoek kon niet worden gelezen.'),
  ],
  misdirected: [
    421,
    copy('There is no website of ours under this name.', 'Onder deze naam staat geen website van ons.'),
  ],
  'address-too-long': [
    414,
    copy('This address is too long to be answered.', 'Dit adres is te lang om te beantwoorden.'),
  ],
  'too-large': [413, copy('What was sent is too large.', 'Wat u wilt versturen, is te groot.')],
  'unsupported-type': [
    415,
    copy('This kind of content is not accepted here.', 'Dit soort inhoud wordt hier niet geaccepteerd.'),
  ],
  'no-filing': [
    422,
    copy('No tax filing found. Please start a new tax filing.', 'Geen aangifte gevonden. Begin een nieuwe aangifte.'),
  ],
  'step-not-open': [
    422,
    copy(
      'The step {step} is not open yet: answer the earlier steps first.',
      'De stap {step} is nog niet open: beantwoord eerst de eerdere stappen.',
    ),
  ],
  'tax-mismatch': [
    422,
    copy(
      'The calculated tax that was sent ({sent}) differs from what these answers give ({calculated}).',
      'De berekende belasting die is verstuurd ({sent}) verschilt van wat deze antwoorden geven ({calculated}).',
    ),
  ],
  'mail-not-sent': [
    503,
    copy(
      'The email to this address could not be sent. Nothing was changed. Check the address, or try again later.',
      'Het bericht aan dit adres kon niet worden verstuurd. Er is niets gewijzigd. Controleer het adres, of probeer het later opnieuw.',
    ),
  ],
  'too-many': [
    429,
    copy(
      'Too many attempts. Try again in {minutes} minutes.',
      'Te veel pogingen. Probeer het over {minutes} minuten opnieuw.',
    ),
  ],
  'rate-limited': [
    429,
    copy(
      'Too many requests in a row. Try again in {seconds} seconds.',
      'Dit was te vaak achter elkaar. Probeer het over {seconds} seconden opnieuw.',
    ),
  ],
  internal: [
    500,
    copy(
      'Something went wrong on our side. Nothing you saved is lost. Reference: {reference}.',
      'Er ging bij ons iets mis. Wat u hebt opgeslagen, is niet verloren. Kenmerk: {reference}.',
    ),
  ],
  'key-reused': [
    422,
    copy(
      'This Idempotency-Key was used for another request. Nothing was changed.',
      'Deze Idempotency-Key is voor een ander verzoek gebruikt. Er is niets gewijzigd.',
    ),
  ],
  'key-in-flight': [
    409,
    copy(
      'A request with this Idempotency-Key is being worked on. Ask again in a moment.',
      'Aan een verzoek met deze Idempotency-Key wordt gewerkt. Vraag het zo nog eens.',
    ),
  ],
  'storage-full': [
    507,
    copy(
      'There is no room to save this now. Nothing was changed. Try again later.',
      'Er is nu geen ruimte om dit op te slaan. Er is niets gewijzigd. Probeer het later opnieuw.',
    ),
  ],
  'storage-busy': [
    503,
    copy(
      'The service is very busy. Nothing was changed. Try again in a moment.',
      'De dienst is erg druk. Er is niets gewijzigd. Probeer het zo opnieuw.',
    ),
  ],
} as const satisfies Record<string, readonly [number, Copy]>
