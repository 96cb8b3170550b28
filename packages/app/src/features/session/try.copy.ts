import { copy } from '@aangiftewijs/domain/language'

/** Texts of trying it without an account. */
export const tryWords = {
  button: copy('Try it without an account', 'Probeer het zonder account'),
  explained: copy(
    'See a filled-in return of a fictional citizen, read from sample statements. What you change is kept in this browser for a day, and deleted when you sign out.',
    'Bekijk een ingevulde aangifte van een verzonnen burger, gelezen uit voorbeelddocumenten. Wat u verandert, blijft een dag in deze browser en wordt verwijderd als u uitlogt.',
  ),
}
