import { copy } from '@aangiftewijs/domain/language'

/** What is typed and not saved, as it is told where a return is looked over. Apart: no page with a form shows it. */
export const unsavedWords = {
  title: copy('Something you typed does not count yet', 'Iets wat u hebt ingevuld, telt nog niet mee'),
  text: copy(
    'It is not saved as an answer. Open the step and choose “Continue”, or discard it there. When you submit, it is lost.',
    'Het is niet opgeslagen als antwoord. Open de stap en kies ‘Verder’, of gooi het daar weg. Als u inzendt, gaat het verloren.',
  ),
  toStep: copy('Go to {step}', 'Naar {step}'),
} as const
