import { copy } from '@aangiftewijs/domain/language'

/** What the next page says after a step was saved without script: the texts of the toasts. Spec 2 § 8. */
export const savedWords = {
  partner: copy('Partner information saved', 'Partnergegevens opgeslagen', 'nl'),
  income: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  deductions: copy('Deductions information saved', 'Aftrekposten opgeslagen'),
  submit: copy('Tax filing submitted!', 'Aangifte ingezonden!'),
}

/** What is said when a partner was taken out of a return that is filed alone. */
export const partnerRemovedWords = copy(
  'What this return had of your partner was removed',
  'De gegevens van uw partner zijn uit deze aangifte verwijderd',
)

/** What is said when an amount was taken from the papers. */
export const takenWords = copy(
  'Your return counts what your documents say',
  'In uw aangifte tellen nu de bedragen uit uw documenten',
)

/** What was taken, and in place of which amount. */
export const takenText = copy('{name}: {says} instead of {counts}.', '{name}: {says} in plaats van {counts}.')

/** What is said after signing in of a press that came after the session had ended. */
export const notDoneWords = {
  correct: copy(
    'The correction was not begun: press it once more.',
    'De verbetering is niet begonnen: kies het nog een keer.',
  ),
  discard: copy(
    'The return was not discarded: press it once more.',
    'De aangifte is niet verwijderd: kies het nog een keer.',
  ),
  open: copy('The return was not opened: press it once more.', 'De aangifte is niet geopend: kies het nog een keer.'),
  startFrom: copy(
    'The answers of the other return were not taken over: press it once more.',
    'De antwoorden uit de andere aangifte zijn niet overgenomen: kies het nog een keer.',
  ),
  division: copy(
    'The division was not changed: press it once more.',
    'De verdeling is niet gewijzigd: kies het nog een keer.',
  ),
} as const

/** The button that puts the amount back that counted before, and what is said when it did. */
export const putBackWords = {
  press: copy('Put {counts} back', 'Zet {counts} terug'),
  done: copy('Your return counts {counts} again', 'In uw aangifte telt weer {counts}'),
} as const

/** What is said when a division was chosen or taken back. */
export const divisionWords = {
  applied: copy('The division is saved', 'De verdeling is opgeslagen'),
  undone: copy('The division is half each again', 'De verdeling is weer ieder de helft'),
} as const

/** What is said when a return was discarded; `before`: by an earlier press, or in another window. */
export const discardedWords = {
  return: {
    title: copy('Your {year} return is discarded', 'Uw aangifte over {year} is verwijderd'),
    text: copy(
      'Its answers and its documents are deleted.',
      'De antwoorden en de documenten die erbij hoorden, zijn verwijderd.',
    ),
  },
  correction: {
    title: copy(
      'Your correction of the {year} return is discarded',
      'Uw verbetering van de aangifte {year} is verwijderd',
    ),
    text: copy('What you submitted stands as it was.', 'Wat u hebt ingezonden, blijft gelden zoals het was.'),
  },
  before: {
    title: copy('That return is discarded', 'Die aangifte is verwijderd'),
    text: copy(
      'It is not among your returns any more. Nothing else was deleted.',
      'Die staat niet meer bij uw aangiften. Er is verder niets verwijderd.',
    ),
  },
} as const
