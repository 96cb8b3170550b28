import { copy } from '@aangiftewijs/domain/language'

/** Of files that are not in, by what they lack: which they are, and what becomes of them. */
export const unsentWords = {
  try: copy(
    'Not uploaded: {documents}. We try again when you go back to your documents.',
    'Niet geüpload: {documents}. We proberen het opnieuw als u teruggaat naar uw documenten.',
  ),
  password: copy(
    'Not uploaded yet: {documents}. Go back to your documents to enter the password.',
    'Nog niet geüpload: {documents}. Ga terug naar uw documenten om het wachtwoord in te vullen.',
  ),
} as const
