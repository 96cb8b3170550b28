import { copy } from '@aangiftewijs/domain/language'

/** What is kept of what is typed, before it is saved as an answer. */
export const draftWords = {
  saved: copy('Saved {time}', 'Bewaard {time}'),
  failed: copy(
    'What you typed could not be kept just now. It is still on this page, and we keep trying.',
    'Wat u hebt ingevuld, kon nu niet worden bewaard. Het staat nog op deze pagina en we blijven het proberen.',
  ),
  discarded: copy('What you typed is discarded.', 'Wat u had ingevuld, is weggegooid.'),
  restored: copy(
    'This is what you typed on {moment}. It is not saved as an answer yet.',
    'Dit hebt u ingevuld op {moment}. Het is nog niet opgeslagen als antwoord.',
  ),
  discard: copy('Discard', 'Weggooien'),
  unsavedTitle: copy('Something you typed does not count yet', 'Iets wat u hebt ingevuld, telt nog niet mee'),
  unsavedText: copy(
    'It is not saved as an answer. Open the step and choose Continue, or discard it there. When you submit, it is lost.',
    'Het is niet opgeslagen als antwoord. Open de stap en kies Verder, of gooi het daar weg. Zendt u in, dan gaat het verloren.',
  ),
  toStep: copy('Go to {step}', 'Naar {step}'),
} as const
