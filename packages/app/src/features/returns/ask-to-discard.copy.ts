import { copy } from '@aangiftewijs/domain/language'

/** What the button says that discards a return. */
export const askWords = {
  return: copy('Discard the {year} return', 'Verwijder de aangifte {year}'),
  correction: copy('Discard the correction of {year}', 'Verwijder de verbetering van {year}'),
} as const
