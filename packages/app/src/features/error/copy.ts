import { copy } from '@aangiftewijs/domain/language'
import { crashWords } from './crash.copy.ts'

/** Texts of a page that failed on the server. */
export const errorWords = {
  title: copy('Something went wrong', 'Er ging iets mis'),
  text: copy(
    'This is our fault, not yours. What you saved is kept. Try again in a minute.',
    'Dit ligt aan ons, niet aan u. Wat u hebt opgeslagen, is bewaard. Probeer het over een minuut opnieuw.',
  ),
  reference: copy('Reference: {id}', 'Kenmerk: {id}'),
  referenceHelp: copy('Mention it when you contact us.', 'Noem dit als u contact met ons opneemt.'),
  tryAgain: copy('Try again', 'Probeer het opnieuw'),
  toDashboard: crashWords.toDashboard,
} as const
