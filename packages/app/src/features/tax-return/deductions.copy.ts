import { copy } from '@aangiftewijs/domain/language'

/** Words of the deductions step. Spec 2 § 2.6. */
export const words = {
  title: copy('Your deductions', 'Uw aftrekposten'),
  intro: copy(
    'Costs you may subtract from your income, so that you pay less tax. Leave a field empty if you had none.',
    'Kosten die u van uw inkomen mag aftrekken, zodat u minder belasting betaalt. Laat een veld leeg als u die kosten niet had.',
  ),
  mortgageInterest: copy('Mortgage interest', 'Hypotheekrente'),
  mortgageInterestHint: copy(
    'Interest you paid on the loan for your own home. Repayments do not count.',
    'Rente die u betaalde over de lening voor uw eigen woning. Aflossing telt niet mee.',
  ),
  healthcareExpenses: copy('Healthcare expenses', 'Zorgkosten'),
  healthcareExpensesHint: copy(
    'Medical costs you paid yourself and that no insurance paid back.',
    'Medische kosten die u zelf betaalde en die geen verzekering vergoedde.',
  ),
  educationExpenses: copy('Education expenses', 'Studiekosten'),
  educationExpensesHint: copy(
    'Costs of a course for your work, as far as the rules of your year allow them.',
    'Kosten van een opleiding voor uw werk, voor zover de regels van uw jaar dat toelaten.',
  ),
  charityDonations: copy('Charity donations', 'Giften'),
  charityDonationsHint: copy(
    'Gifts to a recognised charity (ANBI). Keep the receipts.',
    'Giften aan een erkend goed doel (ANBI). Bewaar de bewijzen.',
  ),
  continueToReview: copy('Continue to Review', 'Verder naar overzicht'),
  saved: copy('Deductions information saved', 'Aftrekposten opgeslagen'),
  failedText: copy(
    'Failed to update deduction information. Please try again.',
    'De aftrekposten konden niet worden opgeslagen. Probeer het opnieuw.',
  ),
} as const
