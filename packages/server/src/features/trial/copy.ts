import { copy } from '@aangiftewijs/domain/language'

/** What is said to who tries it without an account. */
export const words = {
  ready: copy('This is a filled-in practice return', 'Dit is een ingevulde oefenaangifte'),
  readyText: copy(
    'It is of {name}, who does not exist. Every figure was read from the sample statements. Change what you like; nothing is sent, and it is deleted when you sign out.',
    'Deze is van {name}, die niet bestaat. Elk bedrag komt uit de voorbeelddocumenten. Verander gerust alles; er wordt niets verstuurd, en als u uitlogt wordt alles verwijderd.',
  ),
}
