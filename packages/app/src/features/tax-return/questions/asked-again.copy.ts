import { copy } from '@aangiftewijs/domain/language'

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
