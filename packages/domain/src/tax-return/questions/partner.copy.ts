import { copy } from '../../language/index.ts'
import type { partnerQuestions } from './partner.ts'
import type { QuestionWords } from './question-words.ts'

const name = copy('Full name must be at least 2 characters', 'Volledige naam moet minimaal 2 karakters bevatten', 'nl')
const bsn = copy('Enter a valid citizen service number (BSN)', 'Voer een geldig Burgerservicenummer (BSN) in', 'nl')

/** Words of the questions about the partner, Dutch in the specification. Spec 2 §§ 2.3 and 5. */
export const partnerWords: Readonly<Record<keyof typeof partnerQuestions, QuestionWords>> = {
  fullName: {
    label: copy('Full name', 'Volledige naam', 'nl'),
    hint: copy('As it stands in the passport.', 'Zoals het in het paspoort staat.', 'nl'),
    problems: {
      required: name,
      'too-short': name,
      hidden: copy(
        'Enter the name again, without hidden characters',
        'Vul de naam opnieuw in, zonder verborgen tekens',
        'nl',
      ),
    },
  },
  bsn: {
    label: copy('Citizen service number (BSN)', 'Burgerservicenummer (BSN)', 'nl'),
    hint: copy(
      '8 or 9 digits, of which the last is a check digit. Do not use a real number on this practice site.',
      '8 of 9 cijfers, waarvan het laatste een controlecijfer is. Gebruik op deze oefensite geen echt nummer.',
      'nl',
    ),
    problems: {
      required: bsn,
      'invalid-bsn': bsn,
      'same-person': copy(
        'This is your own BSN. Enter your partner’s.',
        'Dit is uw eigen BSN. Vul het BSN van uw partner in.',
        'nl',
      ),
    },
  },
  dateOfBirth: {
    label: copy('Date of birth', 'Geboortedatum', 'nl'),
    hint: copy(
      'Age decides which tax credits your partner has. For example 27 3 1985',
      'De leeftijd bepaalt welke heffingskortingen uw partner heeft. Bijvoorbeeld 27 3 1985',
      'nl',
    ),
  },
  email: {
    label: copy('Email address', 'E-mailadres', 'nl'),
    problems: { 'invalid-email': copy('Enter a valid email address', 'Voer een geldig e-mailadres in', 'nl') },
  },
  phoneNumber: {
    label: copy('Phone number', 'Telefoonnummer', 'nl'),
    problems: {
      'too-long': copy('The phone number is too long', 'Het telefoonnummer is te lang', 'nl'),
      'invalid-phone': copy(
        'Enter a valid phone number, such as 06 12345678 or +32 470 12 34 56',
        'Vul een geldig telefoonnummer in, zoals 06 12345678 of +32 470 12 34 56',
        'nl',
      ),
    },
  },
}
