import { copy } from '@aangiftewijs/domain/language'

/** Words of the submit step and its success view. Spec 2 § 2.8; the checklist: decisions, Filing. */
export const words = {
  title: copy('Submit your return', 'Uw aangifte inzenden'),
  intro: copy(
    'This is practice: nothing is sent to the tax authority.',
    'Dit is oefenen: er gaat niets naar de Belastingdienst.',
  ),
  checklist: copy('Final checklist', 'Laatste controle'),
  notReady: copy('Some steps are not finished', 'Niet alle stappen zijn klaar'),
  notReadyText: copy(
    'Finish the steps marked “Missing” first. The links take you there.',
    'Maak eerst de stappen af waar ‘Ontbreekt’ bij staat. Met de links gaat u erheen.',
  ),
  /** By the form that the real return is. */
  signing: {
    usual: copy(
      'Here one tick submits for you and your partner. A real return must be signed by your partner as well, with their own DigiD.',
      'Hier is één vinkje genoeg voor u en uw partner. Een echte aangifte moet uw partner ook ondertekenen, met een eigen DigiD.',
    ),
    migration: copy(
      'Here one tick submits for you and your partner. Each of you signs your own real return.',
      'Hier is één vinkje genoeg voor u en uw partner. Een echte aangifte ondertekent u ieder zelf.',
    ),
    death: copy(
      'Here one tick is enough. There are two real returns: the F form, which the heirs sign, and the surviving partner’s own return.',
      'Hier is één vinkje genoeg. Echte aangiften zijn er twee: de F-aangifte, die de erfgenamen ondertekenen, en de eigen aangifte van de achtergebleven partner.',
    ),
    'migration-and-death': copy(
      'Here one tick is enough. There are two real returns: the one for the person who died, which the heirs sign, and the surviving partner’s own return.',
      'Hier is één vinkje genoeg. Echte aangiften zijn er twee: die voor wie is overleden, die de erfgenamen ondertekenen, en de eigen aangifte van de achtergebleven partner.',
    ),
  },
  /** Beside who signs, where nobody on the return died in its year: somebody may have died since. */
  diedSince: copy(
    'Did your partner die after {year}? Then the heirs sign for your partner, with an authorisation from the tax authority and not with your partner’s DigiD.',
    'Is uw partner na {year} overleden? Dan ondertekenen de erfgenamen voor uw partner, met een machtiging van de Belastingdienst en niet met de DigiD van uw partner.',
  ),
  submit: copy('Submit tax filing', 'Aangifte inzenden'),
  submitting: copy('Submitting...', 'Bezig met inzenden...'),
  agreementRequired: copy('Agreement required', 'Akkoord nodig'),
  agreementText: copy(
    'You must agree to the terms before submitting your tax filing.',
    'U moet akkoord gaan met de voorwaarden voordat u uw aangifte inzendt.',
  ),
  tickToSubmit: copy('Tick this to submit your return', 'Vink dit aan om uw aangifte in te zenden'),
  failed: copy('Submission failed', 'Inzenden mislukt'),
  submitted: copy('Tax filing submitted!', 'Aangifte ingezonden!'),
} as const

/** Words of the checklist, which is a part of its own. */
export const checklistWords = {
  personal: copy('Personal details', 'Persoonlijke gegevens'),
  partner: copy('Partner', 'Partner'),
  documents: copy('Required documents', 'Verplichte documenten'),
  income: copy('Income', 'Inkomen'),
  deductions: copy('Deductions', 'Aftrekposten'),
  calculation: copy('Tax calculated', 'Belasting berekend'),
  canBeBetter: copy('Can be better', 'Kan beter'),
  divisionNote: copy(
    'Divided differently it comes to {amount} more for you and your partner together. You can submit it as it is.',
    'Anders verdeeld komt het samen op {amount} meer voor u uit. U kunt ook inzenden zoals het is.',
  ),
  done: copy('Done', 'Klaar'),
  missing: copy('Missing', 'Ontbreekt'),
  notUploaded: copy('Not uploaded', 'Niet geüpload'),
  documentsNote: copy(
    'Documents may be missing: you can still submit with amounts you typed yourself.',
    'Er mogen documenten ontbreken: u kunt ook inzenden met bedragen die u zelf hebt ingevuld.',
  ),
  notCalculated: copy('Not calculated', 'Niet berekend'),
  notCalculatedNote: copy(
    'We cannot work out a figure for this return: the reason is above. You can still submit it as practice.',
    'Voor deze aangifte kunnen we geen bedrag uitrekenen: hierboven staat waarom. U kunt de aangifte wel als oefening inzenden.',
  ),
} as const
