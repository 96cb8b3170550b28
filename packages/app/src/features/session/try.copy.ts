import { copy } from '@aangiftewijs/domain/language'

/** Texts of trying it without an account. */
export const tryWords = {
  button: copy('Try it without an account', 'Probeer het zonder account'),
  explained: copy(
    'See a filled-in return of a fictional citizen, read from sample statements.',
    'Bekijk een ingevulde aangifte van een verzonnen burger, gelezen uit voorbeelddocumenten.',
  ),
}
