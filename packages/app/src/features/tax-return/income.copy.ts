import { copy } from '@aangiftewijs/domain/language'

/** Words of the income step. Spec 2 § 2.5. */
export const words = {
  title: copy('Your income', 'Uw inkomen'),
  intro: copy(
    'Fill in the amounts of the whole year, in euros. You find them on your annual income statement (_jaaropgaaf_).',
    'Vul de bedragen van het hele jaar in, in euro’s. U vindt ze op uw jaaropgaaf.',
  ),
  saved: copy('Income information saved', 'Inkomensgegevens opgeslagen'),
  failedText: copy(
    'Failed to update income information. Please try again.',
    'De inkomensgegevens konden niet worden opgeslagen. Probeer het opnieuw.',
  ),
} as const
