import { copy } from '../language/index.ts'

/** Why a password is refused that is easily guessed, or no change. */
export const weakPasswordWords = {
  'too-common': copy(
    'Too many people use this password. Choose another one.',
    'Te veel mensen gebruiken dit wachtwoord. Kies een ander.',
  ),
  guessable: copy(
    'Your username and the name of this website are guessed first. Choose a password without them.',
    'Uw gebruikersnaam en de naam van deze website worden het eerst geraden. Kies een wachtwoord zonder die namen.',
  ),
  unchanged: copy(
    'Choose a password that differs from the current one.',
    'Kies een wachtwoord dat anders is dan het huidige.',
  ),
} as const
