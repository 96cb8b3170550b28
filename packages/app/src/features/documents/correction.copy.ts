import { copy } from '@aangiftewijs/domain/language'

/** Words of correcting a figure where it is shown. */
export const words = {
  amount: copy('Right amount', 'Juiste bedrag'),
  isRight: copy('That is right', 'Klopt'),
  confirmedByYou: copy('Confirmed by you', 'Door u bevestigd'),
  correct: copy('Change', 'Wijzigen'),
  notFoundTypeIt: copy('Not found, type it', 'Niet gevonden, vul het zelf in'),
  badge: copy('Corrected by you', 'Door u verbeterd'),
  typed: copy('Typed by you', 'Door u ingevuld'),
  weRead: copy('We read: {amount}', 'Wij lazen: {amount}'),
  takeBack: copy('Undo', 'Terugnemen'),
  save: copy('Save the amount', 'Bedrag opslaan'),
  saving: copy('Saving...', 'Bezig met opslaan...'),
  cancel: copy('Cancel', 'Annuleren'),
  wrong: copy(
    'Type an amount in euros of 0 or more, such as 1.234,56',
    'Vul een bedrag in euro’s in van 0 of meer, zoals 1.234,56',
  ),
  saved: copy('Figure saved', 'Bedrag opgeslagen'),
  takenBack: copy('Correction taken back', 'Verbetering teruggenomen'),
} as const
