import { type Copy, copy } from '@aangiftewijs/domain/language'
import type { ProblemCode } from '@aangiftewijs/domain/problem'

/** Why an upload is refused: its status, its sentence, and how the form marks the field. */
interface Refusal {
  readonly status: number
  readonly words: Copy
  readonly problem: { readonly field: string; readonly code: ProblemCode } | null
}

/** Every way an upload is refused. Spec 1 §§ 5 and 8. */
export const refusals = {
  none: {
    status: 400,
    words: copy('Choose a file to upload.', 'Kies een bestand om te uploaden.'),
    problem: { field: 'file', code: 'required' },
  },
  empty: {
    status: 400,
    words: copy('The file is empty. Choose another file.', 'Het bestand is leeg. Kies een ander bestand.'),
    problem: { field: 'file', code: 'too-short' },
  },
  'wrong-kind': {
    status: 415,
    words: copy(
      'File type not supported. Please upload a PDF, PNG or JPEG file',
      'Dit soort bestand kunnen we niet lezen. Upload een PDF, PNG of JPEG.',
    ),
    problem: { field: 'file', code: 'wrong-type' },
  },
  photo: {
    status: 415,
    words: copy(
      'File type not supported. Please upload a PDF, PNG or JPEG file. Photos of the type HEIC cannot be read: save the photo as JPEG and upload that.',
      'Dit soort bestand kan niet. Foto’s van het type HEIC kunnen we niet lezen: bewaar de foto als JPEG en upload die.',
    ),
    problem: { field: 'file', code: 'wrong-type' },
  },
  'too-big': {
    status: 413,
    words: copy('File size exceeds 10MB limit', 'Het bestand is groter dan 10 MB.'),
    problem: { field: 'file', code: 'too-large' },
  },
  'too-big-together': {
    status: 413,
    words: copy(
      'File size exceeds 10MB limit, or the files together are larger than 60 MB. Choose fewer files at a time.',
      'Een bestand is groter dan 10 MB, of de bestanden zijn samen groter dan 60 MB. Kies minder bestanden tegelijk.',
    ),
    problem: { field: 'file', code: 'too-large' },
  },
  'too-many-at-once': {
    status: 413,
    words: copy('Choose at most 20 files at a time.', 'Kies maximaal 20 bestanden tegelijk.'),
    problem: null,
  },
  'name-too-long': {
    status: 400,
    words: copy(
      'File name is too long. Please use a shorter file name.',
      'De bestandsnaam is te lang. Gebruik een kortere naam.',
    ),
    problem: { field: 'file', code: 'too-long' },
  },
  'wrong-type': {
    status: 400,
    words: copy('Choose the type of the document.', 'Kies het soort document.'),
    problem: { field: 'type', code: 'not-a-choice' },
  },
  'too-many': {
    status: 409,
    words: copy(
      'You have 50 documents, the most we keep for you. Remove one and try again.',
      'U hebt 50 documenten, meer bewaren we niet. Verwijder er een en probeer het opnieuw.',
    ),
    problem: null,
  },
  'too-much': {
    status: 409,
    words: copy(
      'Your documents together would be larger than 100 MB. Remove one and try again.',
      'Uw documenten zouden samen groter zijn dan 100 MB. Verwijder er een en probeer het opnieuw.',
    ),
    problem: null,
  },
  'too-much-from-network': {
    status: 429,
    words: copy(
      'So much was uploaded from your internet connection today that no more can be added now. Try again tomorrow.',
      'Vanaf uw internetverbinding is vandaag zo veel geüpload dat er nu niets meer bij kan. Probeer het morgen opnieuw.',
    ),
    problem: null,
  },
  'password-needed': {
    status: 401,
    words: copy(
      'This document is password protected. Please enter the password.',
      'Dit document is beveiligd met een wachtwoord. Vul het wachtwoord in.',
    ),
    problem: { field: 'password', code: 'required' },
  },
  'password-wrong': {
    status: 401,
    words: copy(
      'That password does not open the document. Please enter the password again.',
      'Met dat wachtwoord gaat het document niet open. Vul het wachtwoord opnieuw in.',
    ),
    problem: { field: 'password', code: 'not-matching' },
  },
  'broken-form': {
    status: 400,
    words: copy('The upload could not be read. Try again.', 'De upload kon niet worden gelezen. Probeer het opnieuw.'),
    problem: null,
  },
} as const satisfies Record<string, Refusal>

export type RefusalId = keyof typeof refusals

/** What was taken of several files of which others were refused. */
export const takenBesides = {
  one: copy('The other file was uploaded.', 'Het andere bestand is geüpload.'),
  several: copy('The other {count} files were uploaded.', 'De andere {count} bestanden zijn geüpload.'),
} as const

/** Flashes after a post without script: the same texts as the toasts. Spec 1 § 8. */
export const flashes = {
  extracted: copy('Data extracted successfully', 'Gegevens gelezen'),
  processed: copy('Document processed', 'Document verwerkt'),
  uploaded: copy('File uploaded successfully', 'Bestand geüpload'),
  uploadedSeveral: copy('{count} files uploaded', '{count} bestanden geüpload'),
  deleted: copy('Document deleted', 'Document verwijderd'),
  changed: copy('Saved', 'Opgeslagen'),
  readAgain: copy('The document is read again', 'Het document wordt opnieuw gelezen'),
  moved: copy('The document was moved', 'Het document is verplaatst'),
  corrected: copy('Figure saved', 'Bedrag opgeslagen'),
  takenBack: copy('Correction taken back', 'Verbetering teruggenomen'),
  allRemoved: copy('Documents Removed', 'Documenten verwijderd'),
  removedCount: copy('{count} documents were removed.', '{count} documenten zijn verwijderd.'),
  removedOne: copy('1 document was removed.', '1 document is verwijderd.'),
  samplesLoaded: copy('Sample Documents Loaded', 'Voorbeelddocumenten geladen'),
  loadedCount: copy('{count} sample documents were loaded.', '{count} voorbeelddocumenten zijn geladen.'),
} as const
