import { copy } from '@aangiftewijs/domain/language'

/** What is known of a partner, on the partner step and review. Spec 2 § 2.3. */
export const detailWords = {
  fullName: copy('Full name', 'Volledige naam', 'nl'),
  bsn: copy('Citizen service number (BSN)', 'Burgerservicenummer (BSN)', 'nl'),
  dateOfBirth: copy('Date of birth', 'Geboortedatum', 'nl'),
  email: copy('Email address', 'E-mailadres', 'nl'),
  phoneNumber: copy('Phone number', 'Telefoonnummer', 'nl'),
} as const
