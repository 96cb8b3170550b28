import { copy } from '@aangiftewijs/domain/language'

/** What is kept of what is typed, before it is saved as an answer. */
export const draftWords = {
  saved: copy('Saved at {time}', 'Bewaard om {time}'),
  failed: copy(
    'What you typed could not be kept just now. It is still on this page, and we keep trying.',
    'Wat u hebt ingevuld, kon nu niet worden bewaard. Het staat nog op deze pagina en we blijven het proberen.',
  ),
  discarded: copy('What you typed is discarded.', 'Wat u had ingevuld, is weggegooid.'),
  notDiscarded: copy(
    'It could not be discarded just now. We keep trying.',
    'Weggooien lukte nu niet. We blijven het proberen.',
  ),
  restored: copy(
    'This is what you typed on {moment}. It is not saved as an answer yet.',
    'Dit hebt u ingevuld op {moment}. Het is nog niet opgeslagen als antwoord.',
  ),
  discard: copy('Discard', 'Weggooien'),
} as const
