import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { ProblemCode } from '@aangiftewijs/domain/problem'
import { weakPasswordWords } from '@aangiftewijs/domain/session'
import { genericProblems } from './problems.ts'

/** The forms with words of their own; several have fields of the same name with words of their own. */
export type FormName = 'login' | 'register' | 'password' | 'upload' | 'delete-account' | 'details' | 'email'

type FieldWords = Readonly<Partial<Record<ProblemCode, Copy>>>

const shortUsername = copy('Username must be at least 3 characters', 'Gebruikersnaam moet minimaal 3 tekens bevatten')
const shortPassword = copy('Password must be at least 6 characters', 'Wachtwoord moet minimaal 6 tekens bevatten')
const newPassword = copy('Password must be at least 8 characters.', 'Wachtwoord moet minimaal 8 tekens bevatten.')
const passwordAgain = copy('Enter the same password once more', 'Vul hetzelfde wachtwoord nog een keer in')
const passwordsDiffer = copy('Passwords do not match', 'Wachtwoorden komen niet overeen')
const nameMissing = copy('Enter your full name', 'Vul uw volledige naam in')
const currentPassword = copy('Please enter your current password.', 'Vul uw huidige wachtwoord in.')
const hiddenInUsername = copy(
  'Enter the username again, without hidden characters',
  'Vul de gebruikersnaam opnieuw in, zonder verborgen tekens',
)
const hiddenInName = copy(
  'Enter your name again, without hidden characters',
  'Vul uw naam opnieuw in, zonder verborgen tekens',
)
const taken = copy('This username is taken. Choose another one.', 'Deze gebruikersnaam is bezet. Kies een andere.')

/** Words of a field, whatever its form. Spec 1 § 5 and spec 2 § 5. */
const byField: Readonly<Record<string, FieldWords>> = {
  username: { required: shortUsername, 'too-short': shortUsername, taken, hidden: hiddenInUsername },
  password: { required: shortPassword, 'too-short': shortPassword, ...weakPasswordWords },
  confirmPassword: { required: passwordAgain, 'too-short': passwordAgain, 'not-matching': passwordsDiffer },
  fullName: { required: nameMissing, hidden: hiddenInName },
  bsn: { required: genericProblems['invalid-bsn'] },
  email: { required: copy('Enter your email address', 'Vul uw e-mailadres in'), taken },
  currentPassword: { required: currentPassword, 'too-short': currentPassword },
  newPassword: { required: newPassword, 'too-short': newPassword, ...weakPasswordWords },
  file: {
    required: copy('Choose a file first', 'Kies eerst een bestand'),
    'too-short': copy('The file is empty. Choose another file.', 'Het bestand is leeg. Kies een ander bestand.'),
    'too-long': copy(
      'File name is too long. Please use a shorter file name.',
      'De bestandsnaam is te lang. Gebruik een kortere naam.',
    ),
    'too-large': copy('File size exceeds 10MB limit', 'Het bestand is groter dan 10 MB'),
    'wrong-type': copy(
      'File type not supported. Please upload a PDF, PNG or JPEG file',
      'Dit soort bestand kunnen we niet lezen. Upload een PDF, PNG of JPEG',
    ),
  },
}

const yourPassword = { required: copy('Enter your password', 'Vul uw wachtwoord in') }

/** Where a form's words differ from its fields' usual ones. */
const byForm: Readonly<Partial<Record<FormName, Readonly<Record<string, FieldWords>>>>> = {
  password: { confirmPassword: { required: newPassword, 'too-short': newPassword } },
  'delete-account': {
    password: yourPassword,
    confirmation: {
      'not-accepted': copy(
        'Tick the box to confirm that everything may be deleted',
        'Vink het vakje aan om te bevestigen dat alles mag worden verwijderd',
      ),
    },
  },
  details: { password: yourPassword },
  email: {
    password: yourPassword,
    email: {
      taken: copy('This address belongs to another account', 'Dit adres hoort bij een ander account'),
      unchanged: copy('This is your address already. Enter another one.', 'Dit is uw adres al. Vul een ander in.'),
    },
  },
  upload: {
    password: {
      required: copy('Enter the password of the document', 'Vul het wachtwoord van het document in'),
      'not-matching': copy(
        'That password does not open the document. Try again.',
        'Met dat wachtwoord gaat het document niet open. Probeer het opnieuw.',
      ),
    },
  },
}

/** People's words for one problem of a field: those of its form, else its own, else the code's. */
export const problemWords = (field: string, code: ProblemCode, form?: FormName): Copy =>
  (form === undefined ? undefined : byForm[form]?.[field]?.[code]) ?? byField[field]?.[code] ?? genericProblems[code]
