import { copy } from '@aangiftewijs/domain/language'

/** Where the scan stands. Spec 1 § 4; `unread` is "processed, nothing found" of the decisions. */
export const statusWords = {
  pending: copy('Uploading', 'Uploaden'),
  scanning: copy('Reading', 'Lezen'),
  delayed: copy('Not read yet', 'Nog niet gelezen'),
  passed: copy('Data extracted', 'Gegevens gelezen'),
  to_check: copy('Data extracted, something to check', 'Gegevens gelezen, controleer ze'),
  unread: copy('Processed, nothing found', 'Verwerkt, niets gevonden'),
  timed_out: copy('Not read in time', 'Niet op tijd gelezen'),
  password_required: copy('Password required', 'Wachtwoord nodig'),
  failed: copy('Upload failed', 'Uploaden mislukt'),
} as const
