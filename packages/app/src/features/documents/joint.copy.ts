import { copy } from '@aangiftewijs/domain/language'

/** Words of the statements of both partners, where their income is asked. */
export const words = {
  title: copy('Statements of you both', 'Jaaropgaven van u en uw partner'),
  intro: copy(
    'Upload your income statements and those of your partner here. We tell them apart by the BSN on them, or by the name where there is none. Other papers, such as a mortgage statement, can go here too: we look what each of them is.',
    'Upload hier uw jaaropgaven en die van uw partner. Aan het BSN zien we welke van wie is, of aan de naam als er geen BSN op staat. Andere papieren, zoals een jaaroverzicht van de hypotheek, kunnen hier ook: we kijken wat elk ervan is.',
  ),
  own: copy('Yours: {documents}', 'Van u: {documents}'),
  noneOwn: copy('Yours: none yet', 'Van u: nog geen'),
  partner: copy('Your partner’s: {documents}', 'Van uw partner: {documents}'),
  nonePartner: copy('Your partner’s: none yet', 'Van uw partner: nog geen'),
  others: copy('Other documents: {documents}', 'Andere documenten: {documents}'),
  reading: copy('Being read: {documents}', 'Wordt gelezen: {documents}'),
  all: copy('All your documents', 'Al uw documenten'),
} as const
