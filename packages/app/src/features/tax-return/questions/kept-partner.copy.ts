import { copy } from '@aangiftewijs/domain/language'

/** What a return that is filed alone still has of a partner. */
export const keptWords = {
  title: copy('What this return still has of your partner', 'Wat er nog van uw partner in deze aangifte staat'),
  text: copy(
    'You filled this in for filing together. It does not count, it is deleted when you submit, and it does not go into your next return. If you tick filing together again at Setup before that, it is used again.',
    'U vulde dit in om samen aangifte te doen. Het telt niet mee, wordt verwijderd als u inzendt en gaat niet mee naar uw volgende aangifte. Vinkt u daarvoor bij Gegevens weer aan dat u samen aangifte doet, dan gebruiken we het weer.',
  ),
  documents: copy(
    'Documents of your partner stand at Documents, where you can remove them.',
    'Documenten van uw partner staan bij Documenten. Daar kunt u ze verwijderen.',
  ),
  remove: copy('Remove my partner’s data', 'Gegevens van mijn partner verwijderen'),
  removeHint: copy('This cannot be undone.', 'Dit kunt u niet ongedaan maken.'),
} as const
