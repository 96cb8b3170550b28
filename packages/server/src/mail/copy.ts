import { copy } from '@aangiftewijs/domain/language'

/** What every letter begins and ends with. */
export const frame = {
  greeting: copy('Hello {username},', 'Beste {username},'),
  greetingOfAnybody: copy('Hello,', 'Goedendag,'),
  signOff: copy('Kind regards,\n{product}', 'Met vriendelijke groet,\n{product}'),
  about: copy(
    '{product} is a demonstration, to practise a tax return with. It is not the tax authority and not DigiD, and it never asks for your password or BSN by email. Its address is {origin}: check that a link begins with that before you open it.',
    '{product} is een demonstratie om een belastingaangifte mee te oefenen. Het is niet de Belastingdienst en niet DigiD, en vraagt nooit per e-mail om uw wachtwoord of BSN. Het staat op {origin}: kijk of een link daarmee begint voordat u die opent.',
  ),
} as const
