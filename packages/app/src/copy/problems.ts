import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { ProblemCode } from '@aangiftewijs/domain/problem'

/** The forms with words of their own; several have fields of the same name with words of their own. */
export type FormName = 'login' | 'register' | 'password' | 'upload' | 'delete-account'

type FieldWords = Readonly<Partial<Record<ProblemCode, Copy>>>

/** For any field without words of its own. */
const generic: Readonly<Record<ProblemCode, Copy>> = {
  required: copy('Fill in this field.', 'Vul dit veld in.'),
  'too-short': copy('This is too short. Type a few more characters.', 'Dit is te kort. Typ nog een paar tekens.'),
  'too-long': copy('This is too long. Use fewer characters.', 'Dit is te lang. Gebruik minder tekens.'),
  'not-a-number': copy('Type an amount in numbers, such as 1234,56.', 'Typ een bedrag in cijfers, zoals 1234,56.'),
  negative: copy('The amount cannot be negative', 'Het bedrag mag niet negatief zijn'),
  'too-large': copy('Type an amount of at most 999.999.999,99.', 'Typ een bedrag van hoogstens 999.999.999,99.'),
  'too-many-decimals': copy('Type at most two digits for the cents.', 'Typ hoogstens twee cijfers voor de centen.'),
  'not-a-year': copy('Choose a year between 2000 and 2030.', 'Kies een jaar tussen 2000 en 2030.'),
  'not-a-date': copy('Type a real date, such as 27 3 1985.', 'Typ een bestaande datum, zoals 27 3 1985.'),
  'not-a-step': copy('This is not a step of the return.', 'Dit is geen stap van de aangifte.'),
  'invalid-bsn': copy(
    'Please enter a valid BSN (Dutch social security number)',
    'Vul een geldig burgerservicenummer (BSN) in',
  ),
  'invalid-email': copy('Type an email address like name@example.com.', 'Typ een e-mailadres zoals naam@voorbeeld.nl.'),
  'not-matching': copy('The two do not match', 'De twee komen niet overeen'),
  'not-accepted': copy('Tick this box to continue.', 'Vink dit vakje aan om verder te gaan.'),
  'too-common': copy(
    'Too many people use this password. Choose another one.',
    'Te veel mensen gebruiken dit wachtwoord. Kies een ander.',
  ),
  taken: copy('This username is taken. Choose another one.', 'Deze gebruikersnaam is bezet. Kies een andere.'),
  'unknown-field': copy('This field is not known.', 'Dit veld is niet bekend.'),
  'wrong-type': copy('This value has the wrong form.', 'Deze waarde heeft de verkeerde vorm.'),
  'not-a-choice': copy('Choose one of the options.', 'Kies een van de mogelijkheden.'),
}

const shortUsername = copy('Username must be at least 3 characters', 'Gebruikersnaam moet minimaal 3 tekens bevatten')
const shortPassword = copy('Password must be at least 6 characters', 'Wachtwoord moet minimaal 6 tekens bevatten')
const newPassword = copy('Password must be at least 8 characters.', 'Wachtwoord moet minimaal 8 tekens bevatten.')
const passwordsDiffer = copy('Passwords do not match', 'Wachtwoorden komen niet overeen')
const nameMissing = copy('Type your full name.', 'Typ uw volledige naam.')
const currentPassword = copy('Please enter your current password.', 'Vul uw huidige wachtwoord in.')

/** Words of a field, whatever its form. Spec 1 § 5 and spec 2 § 5. */
const byField: Readonly<Record<string, FieldWords>> = {
  username: { required: shortUsername, 'too-short': shortUsername },
  password: { required: shortPassword, 'too-short': shortPassword },
  confirmPassword: { required: shortPassword, 'too-short': shortPassword, 'not-matching': passwordsDiffer },
  fullName: { required: nameMissing },
  bsn: { required: generic['invalid-bsn'] },
  email: { required: copy('Type your email address.', 'Typ uw e-mailadres.') },
  currentPassword: { required: currentPassword, 'too-short': currentPassword },
  newPassword: { required: newPassword, 'too-short': newPassword },
  file: {
    required: copy('Choose a file first.', 'Kies eerst een bestand.'),
    'too-short': copy('The file is empty. Choose another file.', 'Het bestand is leeg. Kies een ander bestand.'),
    'too-long': copy(
      'File name is too long. Please use a shorter file name.',
      'De bestandsnaam is te lang. Gebruik een kortere naam.',
    ),
    'too-large': copy('File size exceeds 10MB limit', 'Het bestand is groter dan 10 MB'),
    'wrong-type': copy(
      'File type not supported. Please upload pdf,png,jpeg',
      'Dit soort bestand kan niet. Upload een pdf, png of jpeg',
    ),
  },
}

/** Where a form's words differ from its fields' usual ones. */
const byForm: Readonly<Partial<Record<FormName, Readonly<Record<string, FieldWords>>>>> = {
  password: { confirmPassword: { required: newPassword, 'too-short': newPassword } },
  'delete-account': {
    password: { required: copy('Type your password.', 'Typ uw wachtwoord.') },
    confirmation: {
      'not-accepted': copy(
        'Tick the box to confirm that everything may be deleted.',
        'Vink het vakje aan om te bevestigen dat alles mag worden verwijderd.',
      ),
    },
  },
  upload: {
    password: {
      required: copy('Type the password of the document.', 'Typ het wachtwoord van het document.'),
      'not-matching': copy(
        'That password does not open the document. Try again.',
        'Met dat wachtwoord gaat het document niet open. Probeer het opnieuw.',
      ),
    },
  },
}

/** People's words for one problem of a field: those of its form, else its own, else the code's. */
export const problemWords = (field: string, code: ProblemCode, form?: FormName): Copy =>
  (form === undefined ? undefined : byForm[form]?.[field]?.[code]) ?? byField[field]?.[code] ?? generic[code]
