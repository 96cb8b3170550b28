import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { ProblemCode } from '@aangiftewijs/domain/problem'

/** Of accounts, which have words of their own: the steps would carry them. */
const another = copy('Choose another one', 'Kies een ander')

/**
 * People's words for a problem with any field, as a question of its own says them. One sentence ends without a full stop, as the
 * specification's do.
 */
export const genericProblems: Readonly<Record<ProblemCode, Copy>> = {
  required: copy('Fill in this field', 'Vul dit veld in'),
  'too-short': copy('This is too short. Use a few more characters.', 'Dit is te kort. Gebruik meer tekens.'),
  'too-long': copy('This is too long. Use fewer characters.', 'Dit is te lang. Gebruik minder tekens.'),
  'not-a-number': copy('Enter an amount in numbers, such as 1.234,56', 'Vul een bedrag in cijfers in, zoals 1.234,56'),
  negative: copy('The amount cannot be negative', 'Het bedrag mag niet negatief zijn'),
  'too-large': copy('Enter an amount of at most 999.999.999,99', 'Vul een bedrag van maximaal 999.999.999,99 in'),
  'more-than-whole': copy(
    'This is more than the total it belongs to',
    'Dit bedrag is hoger dan het totaal waar het bij hoort',
  ),
  'more-than-share': copy('This is more than the law allows', 'Dit is meer dan de wet toestaat'),
  'too-many-decimals': copy('Enter at most two digits for the cents', 'Vul maximaal twee cijfers voor de centen in'),
  'not-a-year': copy('Choose a year between 2000 and 2030', 'Kies een jaar tussen 2000 en 2030'),
  'not-a-date': copy('Enter a real date, such as 27 3 1985', 'Vul een bestaande datum in, zoals 27 3 1985'),
  'in-the-future': copy('This date is in the future', 'Deze datum ligt in de toekomst'),
  'after-tax-year': copy('This date is after the tax year', 'Deze datum ligt na het belastingjaar'),
  'not-a-step': copy('This is not a step of the return', 'Dit is geen stap van de aangifte'),
  'invalid-bsn': copy(
    'Please enter a valid BSN (Dutch social security number)',
    'Vul een geldig burgerservicenummer (BSN) in',
  ),
  'invalid-email': copy(
    'Enter an email address like name@example.com',
    'Vul een e-mailadres in, zoals naam@voorbeeld.nl',
  ),
  'invalid-phone': copy(
    'Enter a valid phone number, such as 06 12345678 or +32 470 12 34 56',
    'Vul een geldig telefoonnummer in, zoals 06 12345678 of +32 470 12 34 56',
  ),
  'same-person': copy(
    'You and your partner cannot have the same BSN',
    'U en uw partner kunnen niet hetzelfde BSN hebben',
  ),
  'not-matching': copy('The two do not match', 'De twee velden zijn niet gelijk. Vul ze opnieuw in.'),
  'not-accepted': copy('Tick this box to continue', 'Vink dit vakje aan om verder te gaan'),
  'not-in-order': another,
  'too-common': another,
  guessable: another,
  unchanged: another,
  taken: another,
  hidden: another,
  'unknown-field': copy('This field is not known', 'Dit veld is niet bekend'),
  'wrong-type': copy('We cannot read this. Enter it again.', 'Dit kunnen we zo niet lezen. Vul het opnieuw in.'),
  'not-a-choice': copy('Choose one of the options', 'Kies een van de mogelijkheden'),
}
