import { copy } from '@aangiftewijs/domain/language'

/** Words of the deductions step. Spec 2 § 2.6. */
export const words = {
  title: copy('Your deductions', 'Uw aftrekposten'),
  intro: copy(
    'Costs you may subtract from your income, so that you pay less tax. Leave a field empty if you had none.',
    'Kosten die u van uw inkomen mag aftrekken, zodat u minder belasting betaalt. Laat een veld leeg als u die kosten niet had.',
  ),
  continueToReview: copy('Continue to Review', 'Verder naar overzicht'),
  saved: copy('Deductions information saved', 'Aftrekposten opgeslagen'),
  failedText: copy(
    'Failed to update deduction information. Please try again.',
    'De aftrekposten konden niet worden opgeslagen. Probeer het opnieuw.',
  ),
} as const
