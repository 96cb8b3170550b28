import { copy } from '@aangiftewijs/domain/language'

/** Words of what helps to find an amount: a picture of a statement, the guide. */
export const words = {
  inGuide: copy('More in the guide', 'Meer in de gids'),
  where: copy('Where do I find this?', 'Waar vind ik dit?'),
  marked: copy('{statement}: “{line}” is marked', '{statement}: ‘{line}’ is gemarkeerd'),
  example: copy('An example; yours may look different.', 'Een voorbeeld; het uwe kan er anders uitzien.'),
}
