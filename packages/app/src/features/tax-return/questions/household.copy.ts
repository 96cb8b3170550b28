import { copy } from '@aangiftewijs/domain/language'

/** At setup, where somebody unticks or ticks filing together in a return that has amounts or a partner. */
export const setupWords = {
  alone: copy(
    'You filed together until now. Savings, investments, debts, your home and deductions were asked of both of you: at Income and Deductions we ask you to look at them again.',
    'Tot nu toe deed u samen aangifte. Spaargeld, beleggingen, schulden, uw woning en aftrekposten vulde u in voor u samen: bij Inkomen en Aftrekposten vragen we u ze opnieuw na te kijken.',
  ),
  together: copy(
    'You filed alone until now. Savings, investments, debts, your home and deductions were asked of you only: at Income and Deductions we ask you to look at them again, for both of you.',
    'Tot nu toe deed u alleen aangifte. Spaargeld, beleggingen, schulden, uw woning en aftrekposten vulde u alleen voor uzelf in: bij Inkomen en Aftrekposten vragen we u ze opnieuw na te kijken, voor u samen.',
  ),
  partner: copy(
    'What you filled in about your partner does not count any more. We keep it until you submit, in case you tick this again. At the step Partner you can see and remove it.',
    'Wat u over uw partner hebt ingevuld, telt niet meer mee. We bewaren het tot u inzendt, voor als u dit weer aanvinkt. Bij de stap Partner kunt u het zien en verwijderen.',
  ),
  toPartner: copy('See or remove your partner’s data', 'Gegevens van uw partner bekijken of verwijderen'),
} as const

/** Above the amounts that were asked of another number of people. */
export const againWords = {
  alone: copy(
    'You file alone now: look at these amounts again',
    'U doet nu alleen aangifte: kijk deze bedragen opnieuw na',
  ),
  aloneText: copy(
    'You filled them in for the two of you. Change them to what is yours, and continue. Until then the figure may be wrong.',
    'U vulde ze in voor u samen. Verander ze in wat van u is, en ga verder. Tot dan kan het bedrag niet kloppen.',
  ),
  together: copy(
    'You file together now: look at these amounts again',
    'U doet nu samen aangifte: kijk deze bedragen opnieuw na',
  ),
  togetherText: copy(
    'You filled them in for yourself. Add what is your partner’s, and continue. Until then the figure may be wrong.',
    'U vulde ze alleen voor uzelf in. Tel erbij wat van uw partner is, en ga verder. Tot dan kan het bedrag niet kloppen.',
  ),
} as const

/** What a return that is filed alone still has of a partner. */
export const keptWords = {
  title: copy('What this return still has of your partner', 'Wat er nog van uw partner in deze aangifte staat'),
  text: copy(
    'You filled this in for filing together. It does not count, it is deleted when you submit, and it does not go into your next return. If you tick filing together again at Setup before that, it is used again.',
    'U vulde dit in om samen aangifte te doen. Het telt niet mee, wordt verwijderd als u inzendt en gaat niet mee naar uw volgende aangifte. Vinkt u daarvoor bij Gegevens weer aan dat u samen aangifte doet, dan gebruiken we het weer.',
  ),
  documents: copy(
    'Documents of your partner stand at Documents, where you can remove them.',
    'Documenten van uw partner staan bij Documenten. Daar kunt u ze verwijderen.',
  ),
  remove: copy('Remove my partner’s data', 'Gegevens van mijn partner verwijderen'),
  removeHint: copy('This cannot be undone.', 'Dit kunt u niet ongedaan maken.'),
} as const
