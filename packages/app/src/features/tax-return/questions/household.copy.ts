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
