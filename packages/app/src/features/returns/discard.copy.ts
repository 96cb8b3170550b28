import { copy } from '@aangiftewijs/domain/language'

/** What is asked before a return is discarded. */
export const discardWords = {
  title: copy('Discard your {year} return?', 'Uw aangifte over {year} verwijderen?'),
  correctionTitle: copy('Discard your correction of {year}?', 'Uw verbetering van {year} verwijderen?'),
  text: copy(
    'Everything you filled in for it is deleted, also what you typed and did not save.',
    'Alles wat u ervoor hebt ingevuld, wordt verwijderd, ook wat u typte en niet hebt opgeslagen.',
  ),
  correctionText: copy(
    'Everything you changed in it is deleted. What you submitted, {reference}, stands as it is, with its documents.',
    'Alles wat u erin hebt gewijzigd, wordt verwijderd. Wat u hebt ingezonden, {reference}, blijft gelden, met de documenten die erbij horen.',
  ),
  oneDocument: copy(
    'One document you uploaded for it is deleted, too.',
    'Ook één document dat u ervoor hebt geüpload, wordt verwijderd.',
  ),
  documents: copy(
    'The {count} documents you uploaded for it are deleted, too.',
    'Ook de {count} documenten die u ervoor hebt geüpload, worden verwijderd.',
  ),
  forGood: copy('You cannot undo this.', 'U kunt dit niet ongedaan maken.'),
  keep: copy('Keep', 'Behouden'),
} as const
