import { copy } from '@aangiftewijs/domain/language'

/** What the page of the second factor says when something was done, and what signing in with it says besides. */
export const words = {
  added: copy('Passkey added', 'Passkey toegevoegd'),
  removed: copy('Passkey removed', 'Passkey verwijderd'),
  kept: copy('Your recovery codes are kept', 'U hebt uw herstelcodes bewaard'),
  replaced: copy('These are not your newest recovery codes', 'Dit zijn niet uw nieuwste herstelcodes'),
  replacedText: copy(
    'Newer ones were made since, and those you had on your screen no longer work.',
    'Er zijn sindsdien nieuwe gemaakt. De codes die u op uw scherm had, werken niet meer.',
  ),
  // After signing in
  codesLeft: copy('{count} of your recovery codes are left.', 'U hebt nog {count} herstelcodes.'),
  oneCodeLeft: copy('One of your recovery codes is left.', 'U hebt nog één herstelcode.'),
  noCodesLeft: copy('That was your last recovery code.', 'Dat was uw laatste herstelcode.'),
  unseenCodes: copy(
    'You have not said that you kept your recovery codes. Without them you cannot get in when you lose your passkey.',
    'U hebt nog niet aangegeven dat u uw herstelcodes hebt bewaard. Zonder die codes komt u niet in uw account als u uw passkey kwijtraakt.',
  ),
  newCodes: copy('Make new recovery codes', 'Maak nieuwe herstelcodes'),
}
