import { copy } from '@aangiftewijs/domain/language'

/** Texts of the second factor: where it is set up, and where it is asked for. */
export const secondFactorWords = {
  title: copy('Passkeys', 'Passkeys'),
  intro: copy(
    'A passkey is a second proof that it is you, kept by your phone, computer or security key. Once you have one, signing in asks for it after your password.',
    'Een passkey is een tweede bewijs dat u het bent, bewaard door uw telefoon, computer of beveiligingssleutel. Hebt u er een, dan vragen we er na uw wachtwoord om als u inlogt.',
  ),
  back: copy('Back to settings', 'Terug naar instellingen'),
  digid: copy(
    'You signed in with the DigiD simulation, which would have a second step of its own. There is nothing to set up here.',
    'U bent ingelogd met de DigiD-simulatie, die een eigen tweede stap zou hebben. Hier is niets in te stellen.',
  ),
  // Adding
  add: copy('Add a passkey', 'Voeg een passkey toe'),
  addIntro: copy(
    'Your browser asks where to keep it. With the first one you get recovery codes, for when you have no passkey at hand.',
    'Uw browser vraagt waar u hem wilt bewaren. Bij de eerste krijgt u herstelcodes, voor als u geen passkey bij de hand hebt.',
  ),
  name: copy('Name of the passkey', 'Naam van de passkey'),
  nameHint: copy('To know it by, such as “My phone”.', 'Waaraan u hem herkent, zoals ‘Mijn telefoon’.'),
  password: copy('Your password', 'Uw wachtwoord'),
  adding: copy('Waiting for your browser...', 'Wachten op uw browser...'),
  needsScript: copy(
    'Adding a passkey needs JavaScript, because your browser makes it.',
    'Een passkey toevoegen kan alleen met JavaScript, omdat uw browser hem maakt.',
  ),
  // Removing
  passkeys: copy('Your passkeys', 'Uw passkeys'),
  unused: copy('Added {added}, not used yet', 'Toegevoegd op {added}, nog niet gebruikt'),
  used: copy('Added {added}, last used {used}', 'Toegevoegd op {added}, het laatst gebruikt op {used}'),
  which: copy('Which one do you want to remove?', 'Welke wilt u verwijderen?'),
  lastOne: copy(
    'When you remove the last one, the recovery codes go too, and signing in asks for your password alone.',
    'Verwijdert u de laatste, dan vervallen ook de herstelcodes en logt u weer in met alleen uw wachtwoord.',
  ),
  remove: copy('Remove this passkey', 'Verwijder deze passkey'),
  // Recovery codes
  codes: copy('Recovery codes', 'Herstelcodes'),
  codesLeft: copy('{count} of your recovery codes are left.', 'U hebt nog {count} herstelcodes.'),
  oneCodeLeft: copy('One of your recovery codes is left.', 'U hebt nog één herstelcode.'),
  noCodesLeft: copy('None of your recovery codes is left.', 'U hebt geen herstelcodes meer.'),
  codesText: copy(
    'Each works once in the place of a passkey. New codes end the old ones.',
    'Elke code werkt één keer in plaats van een passkey. Met nieuwe codes vervallen de oude.',
  ),
  newCodes: copy('Make new recovery codes', 'Maak nieuwe herstelcodes'),
  shownTitle: copy('Keep these recovery codes', 'Bewaar deze herstelcodes'),
  shownText: copy(
    'They are shown only once. Print them or put them in your password manager: without a passkey and without a code nobody gets into your account, not even you.',
    'U ziet ze alleen nu. Druk ze af of zet ze in uw wachtwoordbeheerder: zonder passkey en zonder code komt niemand in uw account, ook u niet.',
  ),
  keepCodes: copy('I have kept these codes', 'Ik heb deze codes bewaard'),
  keptNot: copy('Do you have your recovery codes?', 'Hebt u uw herstelcodes?'),
  keptNotText: copy(
    'You have not said that you kept them; perhaps you never saw them. Make new ones below and keep those: without a passkey and without a code you cannot get into your account.',
    'U hebt niet aangegeven dat u ze hebt bewaard; misschien hebt u ze nooit gezien. Maak hieronder nieuwe en bewaar die: zonder passkey en zonder code komt u niet in uw account.',
  ),
  // Signing in
  over: copy('That took longer than five minutes', 'Dat duurde langer dan vijf minuten'),
  overText: copy(
    'You are not signed in. Start again with your password; after that you get to the page you were going to.',
    'U bent niet ingelogd. Begin opnieuw met uw wachtwoord; daarna komt u op de pagina waar u naartoe ging.',
  ),
  again: copy('Start again', 'Begin opnieuw'),
  stepTitle: copy('Confirm it is you', 'Bevestig dat u het bent'),
  stepIntro: copy(
    'Your password is right. Now use your passkey, or enter one of your recovery codes.',
    'Uw wachtwoord klopt. Gebruik nu uw passkey, of vul een van uw herstelcodes in.',
  ),
  usePasskey: copy('Use your passkey', 'Gebruik uw passkey'),
  stepNeedsScript: copy(
    'A passkey needs JavaScript. Without it, give a recovery code.',
    'Een passkey werkt alleen met JavaScript. Vul zonder JavaScript een herstelcode in.',
  ),
  without: copy('Without your passkey', 'Zonder uw passkey'),
  recoveryCode: copy('Recovery code', 'Herstelcode'),
  recoveryCodeHint: copy(
    '16 letters and digits. Each code works once.',
    '16 letters en cijfers. Elke code werkt één keer.',
  ),
  useCode: copy('Use this code', 'Gebruik deze code'),
  startAgain: copy('Sign in with another account', 'Log in met een ander account'),
  lostBoth: copy(
    'No passkey and no code? Ask whoever runs this website to remove your second step.',
    'Geen passkey en geen code? Vraag de beheerder om uw tweede stap te verwijderen.',
  ),
  // What the browser says
  cancelled: copy(
    'Your browser did not give a passkey: it was cancelled or took too long. Try again.',
    'Uw browser gaf geen passkey: u hebt geannuleerd of het duurde te lang. Probeer het opnieuw.',
  ),
  alreadyThere: copy(
    'This device already has a passkey for your account.',
    'Dit apparaat heeft al een passkey voor uw account.',
  ),
  noPasskeys: copy(
    'This browser cannot use passkeys here. Open this page in another browser: one inside an app often has none.',
    'Deze browser kan hier geen passkeys gebruiken. Open deze pagina in een andere browser: die in een app heeft ze vaak niet.',
  ),
  failed: copy(
    'Your browser or device could not give a passkey. Try again, or use another device.',
    'Uw browser of apparaat kon geen passkey geven. Probeer het opnieuw, of gebruik een ander apparaat.',
  ),
  giveCode: copy('Enter a recovery code', 'Vul een herstelcode in'),
  // What is wrong with a form
  missing: {
    name: copy('Give the passkey a name', 'Geef de passkey een naam'),
    password: copy('Enter your password', 'Vul uw wachtwoord in'),
    remove: copy('Choose the passkey to remove', 'Kies de passkey die weg kan'),
    recoveryCode: copy('Enter a recovery code', 'Vul een herstelcode in'),
  },
  showPassword: copy('Show password', 'Toon wachtwoord'),
  hidePassword: copy('Hide password', 'Verberg wachtwoord'),
} as const
