import { copy } from '@aangiftewijs/domain/language'

/** What the page of the second factor says when something was done. */
export const words = {
  added: copy('Passkey added', 'Passkey toegevoegd'),
  removed: copy('Passkey removed', 'Passkey verwijderd'),
}
