import { copy } from '@aangiftewijs/domain/language'

/** Words of the documents step around the uploads, to the letter. Spec 1 § 2 and 8. */
export const stepWords = {
  title: copy('Your documents', 'Uw documenten'),
  back: copy('Back', 'Terug'),
  continue: copy('Continue', 'Verder'),
  continuing: copy('Saving...', 'Bezig met opslaan...'),
  missingRequired: copy(
    'You can continue without them and type the amounts yourself.',
    'U kunt ook zonder deze documenten verder en de bedragen zelf invullen.',
  ),
  updateFailed: copy(
    'Failed to update tax filing. Please try again.',
    'De aangifte kon niet worden opgeslagen. Probeer het opnieuw.',
  ),
  noFiling: copy(
    'No tax filing found. Please start a new tax filing.',
    'Geen aangifte gevonden. Begin een nieuwe aangifte.',
  ),
} as const
