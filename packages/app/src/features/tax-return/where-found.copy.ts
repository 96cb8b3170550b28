import { copy } from '@aangiftewijs/domain/language'

/** Words of the pictures that show where an amount is found. */
export const words = {
  where: copy('Where do I find this?', 'Waar vind ik dit?'),
  marked: copy('{statement}: “{line}” is marked', '{statement}: ‘{line}’ is gemarkeerd'),
  example: copy('An example; yours may look different.', 'Een voorbeeld; het uwe kan er anders uitzien.'),
}
